"""One player's line of the round that is being entered: in one, or spread over two."""

from collections.abc import Sequence

import flet as ft

from referee.events import Player
from views.look import Look
from views.pages.entry_half import least_of
from views.pages.entry_pieces import (
    AFTER,
    BEFORE,
    CELL,
    EntryRow,
    Start,
    after,
    before,
    cell,
    flag,
    lately,
    name,
    saying,
    start,
    width_before,
)
from views.pages.last_lap import turn_box
from views.parts.badge import badge
from views.parts.page_frame import stacked
from views.parts.room import room_for
from views.parts.tappable import tappable, unsaid
from views.steady import steady
from views.theme import TARGET, TYPE

TALL = 60
"""Pixels of a row from which on its figures are set larger."""
MARK = 24
BESIDE, AIR = 4, 6
"""Pixels between a flag and its line, and between the pieces of a line."""


def is_spread(look: Look, players: Sequence[Player]) -> bool:
    """Whether a name has no room beside its figures, because words are large."""
    page = look.width - 2 * look.margin
    figures = width_before(look, "") + look.scaled(CELL) + look.scaled(AFTER)
    room = page - TARGET - BESIDE - look.scaled(MARK) - 4 * AIR - figures
    size = look.scaled(TYPE["name"].size)
    return any(room < room_for(least_of(player), size) for player in players)


@steady
def full_row(look: Look, row: EntryRow) -> ft.Control:
    """Flag, mark, name, old total, hand, new total."""
    parts = [_start(look, start(look, row)), _figures(look, row)]
    content = ft.Row(parts, spacing=AIR, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    return _ruled(look, _parts(look, row, content, row.height), row.height + 1)


@steady
def spread_row(look: Look, row: EntryRow) -> ft.Control:
    """The name above the figures, as high as both."""
    who: list[ft.Control] = [badge(look, row.worn, MARK), name(look, start(look, row))]
    content = stacked([unsaid(ft.Row(who, spacing=AIR)), _spread_figures(look, row)])
    return _ruled(look, _parts(look, row, content, None), None)


def _parts(
    look: Look, row: EntryRow, content: ft.Control, height: float | None
) -> list[ft.Control]:
    """What can be tapped in a line that has the whole width."""
    return [
        *([flag(look, row)] if row.has_flag else []),
        tappable(
            look,
            f"hand-{row.line.player}",
            content,
            row.on_look,
            label=None,
            expand=True,
            height=height,
            is_chosen=row.line.is_at,
        ),
        *([turn_box(look, row.turn, row.on_tick)] if row.is_lap else []),
    ]


def _ruled(look: Look, parts: Sequence[ft.Control], height: float | None) -> ft.Container:
    return ft.Container(
        ft.Row(list(parts), spacing=BESIDE),
        height=height,
        border=ft.Border.only(bottom=ft.BorderSide(1, look.palette.rule)),
    )


@steady
def _start(look: Look, begun: Start) -> ft.Control:
    """Mark and name."""
    parts: list[ft.Control] = [badge(look, begun.worn, MARK), name(look, begun)]
    return unsaid(ft.Row(parts, spacing=AIR), expand=True)


@steady
def _figures(look: Look, row: EntryRow) -> ft.Control:
    """Old total, hand, new total."""
    line, is_tall = lately(row).line, row.height >= TALL
    figures: list[ft.Control] = [
        before(look, line, 25 if is_tall else BEFORE),
        cell(look, line, is_tall=is_tall),
        *([] if row.is_lap else [after(look, line, 32 if is_tall else 25)]),
    ]
    return saying(look, line, ft.Row(figures, spacing=AIR))


@steady
def _spread_figures(look: Look, row: EntryRow) -> ft.Control:
    """The same, over the whole width."""
    line = lately(row).line
    figures: list[ft.Control] = [
        before(look, line),
        cell(look, line),
        ft.Container(expand=True),
        *([] if row.is_lap else [after(look, line)]),
    ]
    return saying(look, line, ft.Row(figures, spacing=AIR))
