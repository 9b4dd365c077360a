"""The flag of who calls, beside a name on the table."""

from collections.abc import Callable
from typing import NamedTuple

import flet as ft

from referee.events import Player
from views.look import Look
from views.parts.tappable import tappable
from views.parts.words import words
from views.theme import LARGE_TEXT, TARGET

PLACE = 18
"""Pixels of the place in the standings, which stands beside the flag."""
FLAG = 26


class Calls(NamedTuple):
    """What the flags of a table do, and whose is up."""

    on_call: Callable[[Player], object]
    caller: Player | None = None
    """Who has called in the round that is half typed; None: nobody yet."""


def call_flag(look: Look, calls: Calls, player: Player, place: str, height: float) -> ft.Control:
    """48 wide at least, with the place before the flag."""
    is_up = calls.caller == player
    number = _place(look, place)
    return tappable(
        look,
        f"table-call-{player}",
        ft.Row([*number, _disc(look, is_up=is_up)], spacing=0, tight=True),
        lambda: calls.on_call(player),
        label=look.say("lap.call", player=player),
        width=max(TARGET, look.scaled(FLAG) + (look.scaled(PLACE) if number else 0)),
        height=height,
        alignment=ft.Alignment.CENTER_LEFT,
        is_checked=is_up,
    )


def _place(look: Look, place: str) -> list[ft.Control]:
    if look.text_size > LARGE_TEXT:
        return []
    number = words(look, place, "note", size=16, color=look.palette.pencil)
    return [ft.Container(number, width=look.scaled(PLACE))]


def _disc(look: Look, *, is_up: bool) -> ft.Container:
    palette, side = look.palette, look.scaled(FLAG)
    icon = ft.Icon(
        ft.Icons.FLAG if is_up else ft.Icons.FLAG_OUTLINED,
        size=look.scaled(18),
        color=palette.paper if is_up else palette.edge,
    )
    return ft.Container(
        icon,
        width=side,
        height=side,
        border_radius=side / 2,
        bgcolor=palette.ink if is_up else None,
        alignment=ft.Alignment.CENTER,
    )
