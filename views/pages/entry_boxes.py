"""The boxes to tick while a round is entered: that nobody called, and a kamikaze."""

from dataclasses import dataclass, field

import flet as ft

from views.acts import entering
from views.desk import Desk
from views.look import Look
from views.parts.room import room_for
from views.parts.tappable import tappable
from views.parts.words import words
from views.state import Act, State
from views.steady import steady
from views.theme import TYPE

SIGN, GAP, AIR = 18, 6, 8
"""Pixels of the box itself, between it and its words, and at each side."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    """What a box shows, says and does."""

    key: str
    words: str
    label: str
    is_ticked: bool
    is_dark: bool = False
    """In full ink."""
    act: Act = field(compare=False)
    """Told by the key and the label."""


def nobody_box(look: Look, state: State) -> Box | None:
    """None where nobody can call anyway."""
    if not state.game.rules.calls or state.open is None:
        return None
    said = look.say("entry.nobody")
    return Box(
        key="nobody",
        words=said,
        label=said,
        is_ticked=state.open.entry.is_nobody,
        act=entering.nobody_called,
    )


def width_of(look: Look, box: Box) -> float:
    """Pixels, near enough."""
    return room_for(box.words, look.scaled(TYPE["label"].size)) + SIGN + GAP + 2 * AIR


def kamikaze_box(look: Look, state: State) -> Box:
    assert state.open is not None
    draft = state.open.entry
    player = draft.kamikaze or draft.at or draft.players[0]
    is_ticked = draft.kamikaze is not None
    return Box(
        key="kamikaze",
        words=look.say("entry.kamikaze"),
        label=look.say("entry.kamikaze-of", player=player),
        is_ticked=is_ticked,
        is_dark=is_ticked,
        act=entering.show_kamikaze(player),
    )


@steady
def tick_box(look: Look, box: Box, desk: Desk) -> ft.Control:
    ink = look.palette.ink if box.is_dark else look.palette.pencil
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
