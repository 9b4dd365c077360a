"""The table as it is sat at, clockwise from the upper left, each seat to be tapped."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from referee.events import Player
from views.guards import Handler
from views.look import Look
from views.parts.badge import Badge, badge
from views.parts.mark import letters_of
from views.parts.page_frame import stacked
from views.parts.tappable import tappable
from views.parts.words import words
from views.theme import BUTTON_CORNER

MARK, CARD = 30, 20


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatTable:
    """Who sits where, and what stands in the middle."""

    names: Sequence[str]
    """Clockwise."""
    middle: str
    dealer: str | None = None
    picked: str | None = None
    said: Callable[[str], str]
    """All that a screen reader says about a seat."""


def seat_table(look: Look, table: SeatTable, on_seat: Callable[[str], Handler]) -> ft.Control:
    """Half of the table above, the others below from right to left."""
    half = (len(table.names) + 1) // 2
    above, below = table.names[:half], list(reversed(table.names[half:]))
    return stacked(
        [
            _side(look, table, above, on_seat),
            _top(look, table),
            _side(look, table, below, on_seat),
        ],
        spacing=2,
    )


def _side(
    look: Look, table: SeatTable, names: Sequence[str], on_seat: Callable[[str], Handler]
) -> ft.Row:
    seats: list[ft.Control] = [_seat(look, table, name, on_seat(name)) for name in names]
    return ft.Row(seats, spacing=2)


def _seat(look: Look, table: SeatTable, name: str, on_tap: Handler) -> ft.Control:
    at = list(table.names).index(name)
    is_picked = name == table.picked
    names = tuple(map(Player, table.names))
    sign = badge(look, Badge(at, letters_of(names)[at], names), MARK)
    called = words(look, name, "label", lines=1, align=ft.TextAlign.CENTER)
    lines: list[ft.Control] = [_with_card(look, sign) if name == table.dealer else sign, called]
    return tappable(
        look,
        f"seat-{name}",
        ft.Column(lines, spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER),
        on_tap,
        label=table.said(name),
        is_chosen=is_picked,
        expand=1,
        height=look.grown(64),
        radius=BUTTON_CORNER,
        bgcolor=look.palette.well if is_picked else None,
        border=ft.BorderSide(2, look.palette.ink) if is_picked else None,
        padding=ft.Padding.symmetric(horizontal=4),
        alignment=ft.Alignment.CENTER,
    )


def _with_card(look: Look, sign: ft.Control) -> ft.Control:
    """The sign of the dealer on the corner of the mark, so that no seat gets wider by it."""
    icon = ft.Icon(ft.Icons.STYLE_OUTLINED, size=14, color=look.palette.ink)
    card = ft.Container(
        icon,
        width=CARD,
        height=CARD,
        bgcolor=look.palette.sheet,
        border=ft.Border.all(1, look.palette.ink),
        border_radius=CARD / 2,
        alignment=ft.Alignment.CENTER,
        right=0,
        bottom=0,
    )
    side = look.scaled(MARK)
    centred = ft.Container(sign, alignment=ft.Alignment.CENTER, width=side + CARD, height=side)
    return ft.Stack([centred, card], width=side + CARD, height=side)


def _top(look: Look, table: SeatTable) -> ft.Control:
    said = words(
        look, table.middle, "note", color=look.palette.pencil, lines=2, align=ft.TextAlign.CENTER
    )
    return ft.Container(
        said,
        height=look.grown(56),
        margin=ft.Margin.symmetric(horizontal=12),
        padding=ft.Padding.symmetric(horizontal=24),
        border=ft.Border.all(1, look.palette.edge),
        border_radius=look.grown(28),
        alignment=ft.Alignment.CENTER,
    )
