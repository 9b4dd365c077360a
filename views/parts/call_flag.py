"""The flag of who calls, beside a name on the table."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

import flet as ft

from referee.events import Player
from views.look import Look
from views.parts.tappable import tappable
from views.parts.words import words
from views.steady import steady
from views.theme import LARGE_TEXT, TARGET

PLACE = 18
"""Pixels of the place in the standings, which stands beside the flag."""
FLAG = 26


class Calls(NamedTuple):
    """What the flags of a table do, and whose is up."""

    on_call: Callable[[Player], object]
    caller: Player | None = None
    """Who has called in the round that is half typed; None: nobody yet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Flag:
    """One flag."""

    player: Player
    is_up: bool
    place: str
    height: float
    on_call: Callable[[Player], object] = field(compare=False)


def call_flag(look: Look, calls: Calls, player: Player, place: str, height: float) -> ft.Control:
    """48 wide at least, with the place before the flag."""
    flag = Flag(
        player=player,
        is_up=calls.caller == player,
        place=place,
        height=height,
        on_call=calls.on_call,
    )
    return _drawn(look, flag)


@steady
def _drawn(look: Look, flag: Flag) -> ft.Control:
    number = _place(look, flag.place)
    return tappable(
        look,
        f"table-call-{flag.player}",
        ft.Row([*number, _disc(look, is_up=flag.is_up)], spacing=0, tight=True),
        lambda: flag.on_call(flag.player),
        label=look.say("lap.call", player=flag.player),
        width=max(TARGET, look.scaled(FLAG) + (look.scaled(PLACE) if number else 0)),
        height=flag.height,
        alignment=ft.Alignment.CENTER_LEFT,
        is_checked=flag.is_up,
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
