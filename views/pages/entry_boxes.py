"""The boxes to tick while a round is entered: that nobody called, and a kamikaze."""

from typing import NamedTuple

import flet as ft

from views.acts import entering
from views.desk import Desk
from views.look import Look
from views.parts.room import room_for
from views.parts.tappable import tappable
from views.parts.words import words
from views.state import Act, State
from views.theme import TYPE

SIGN, GAP, AIR = 18, 6, 8
"""Pixels of the box itself, between it and its words, and at each side."""


class Box(NamedTuple):
    """What a box shows, says and does."""

    key: str
    words: str
    label: str
    is_ticked: bool
    act: Act


def nobody_box(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    """None where nobody can call anyway."""
    if not state.game.rules.calls or state.open is None:
        return []
    said, is_ticked = look.say("entry.nobody"), state.open.entry.is_nobody
    box = Box("nobody", said, said, is_ticked, entering.nobody_called)
    return [_drawn(look, box, desk, look.palette.pencil)]


def nobody_width(look: Look, state: State) -> float:
    """Pixels of that box, near enough."""
    if not state.game.rules.calls:
        return 0
    said = room_for(look.say("entry.nobody"), look.scaled(TYPE["label"].size))
    return said + SIGN + GAP + 2 * AIR


def kamikaze_box(look: Look, state: State, desk: Desk) -> ft.Control:
    assert state.open is not None
    draft = state.open.entry
    player = draft.kamikaze or draft.at or draft.players[0]
    is_ticked = draft.kamikaze is not None
    label = look.say("entry.kamikaze-of", player=player)
    act = entering.show_kamikaze(player)
    box = Box("kamikaze", look.say("entry.kamikaze"), label, is_ticked, act)
    return _drawn(look, box, desk, look.palette.ink if is_ticked else look.palette.pencil)


def _drawn(look: Look, box: Box, desk: Desk, ink: str) -> ft.Control:
    icon = ft.Icons.CHECK_BOX_OUTLINED if box.is_ticked else ft.Icons.CHECK_BOX_OUTLINE_BLANK
    parts: list[ft.Control] = [
        ft.Icon(icon, size=SIGN, color=ink),
        words(look, box.words, "label", color=ink),
    ]
    return tappable(
        look,
        box.key,
        ft.Row(parts, spacing=GAP, tight=True),
        lambda: desk.change(box.act),
        label=box.label,
        padding=ft.Padding.symmetric(horizontal=AIR),
        alignment=ft.Alignment.CENTER,
        is_checked=box.is_ticked,
    )
