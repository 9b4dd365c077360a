"""Record a round, or correct one: who called, one number a player, and what comes of it."""

from dataclasses import replace

import flet as ft

from referee.events import Player
from views.acts import entering, going
from views.acts.last_lap import last_turns
from views.desk import Desk
from views.look import Look
from views.overlay import Why
from views.pages.entry_boxes import nobody_box
from views.pages.entry_head import bare_head, head
from views.pages.entry_lines import Line, lines_of
from views.pages.entry_pad import HINT, foot, foot_alone, hint_line, other_keys, pad
from views.pages.entry_pieces import EntryRow
from views.pages.entry_row import FULL_ROWS, PAIRED, full_row, half_row, is_spread, spread_row
from views.pages.last_lap import turn_boxes
from views.pages.wide_table import entry_beside, entry_width
from views.parts.badge import badges_of
from views.parts.columns import room_beside_rail
from views.parts.rules import hair
from views.parts.trouble import trouble_banner
from views.state import State
from views.theme import CONTENT, TARGET

LOW = 560
"""A window that is lower and wider than high has the keys beside the lines."""
KEY_ROWS, GAPS = 5, 16
FOOT, BAR, AIR = 72, 56, 8
SIDES = 8
"""Pixels at each side of two columns on a phone that lies on its side."""


def round_entry_page(look: Look, state: State, desk: Desk) -> ft.Control:
    if look.height < LOW and look.width > look.height:
        return _side_by_side(look, state, desk)
    if look.is_wide:
        return _beside_table(look, state, desk)
    narrow = replace(look, width=min(look.width, CONTENT))
    return _on_paper(look, [_one_column(narrow, state, desk)], look.width)


def _beside_table(look: Look, state: State, desk: Desk) -> ft.Control:
    """The table stays in sight; a tap on one of its numbers tells why."""

    def why(number: int, player: Player) -> object:
        return desk.change(going.lay(Why(number, player)))

    # The sheet of paper that the entry lies on takes 40 of the height.
    narrow = replace(look, width=entry_width(look), height=look.height - 40)
    return entry_beside(look, state, _one_column(narrow, state, desk), why)


def _one_column(look: Look, state: State, desk: Desk) -> ft.Column:
    ledger = ft.Container(_ledger(look, state, desk), expand=True)
    below = [ledger, *_keys(look, state, desk), foot(look, state, desk)]
    if _is_spread(look, state):
        lines = _padded(look, _lines(look, state, desk))
        below = _scrolling(look, state, desk, [lines])
    column = _column([head(look, state, desk), *trouble_banner(look, state, desk), *below])
    column.width = look.width
    return column


def _side_by_side(look: Look, state: State, desk: Desk) -> ft.Control:
    """A phone that lies on its side: the keys have all the height, the lines and what is said too.

    In large words, or in a very low window, the keys scroll.
    """
    room = room_beside_rail(look)
    half = replace(look, width=room / 2, sides=SIDES)
    ledger = ft.Container(_ledger(half, state, desk), expand=True)
    left = [bare_head(half, state, desk), *trouble_banner(half, state, desk), ledger]
    left += _below_lines(half, state, desk)
    if _is_spread(half, state) or look.height < KEY_ROWS * TARGET + GAPS + FOOT:
        right = _scrolling(half, state, desk, [])
    else:
        keys = _padded(half, pad(half, state, desk, _key_height_beside(half)))
        left.append(hint_line(half, state, desk))
        right = [ft.Container(expand=True), keys, foot(half, state, desk)]
    columns = [_column(left), _column(right)]
    for column in columns:
        column.expand = 1
    return _on_paper(look, [*columns], room)


def _below_lines(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    """That nobody called, which stands in the head where there is room for it."""
    if last_turns(state):
        return []
    # Its box stands below the flags.
    padding = ft.Padding.only(left=look.margin + 7)
    return [
        ft.Container(box, padding=padding, alignment=ft.Alignment.CENTER_LEFT)
        for box in nobody_box(look, state, desk)
    ]


def _keys(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    keys = pad(look, state, desk, _key_height(look, state))
    return [hint_line(look, state, desk), _padded(look, keys)]


def _column(lines: list[ft.Control]) -> ft.Column:
    return ft.Column(lines, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _scrolling(look: Look, state: State, desk: Desk, lines: list[ft.Control]) -> list[ft.Control]:
    """Large words: the keys first, which say whose hand they are for, and the lines below them."""
    keys = [*_keys(look, state, desk), other_keys(look, state, desk)]
    column = _column([*keys, *lines])
    column.scroll, column.expand = ft.ScrollMode.AUTO, True
    return [column, foot_alone(look, state, desk)]


def _on_paper(look: Look, columns: list[ft.Control], window: float) -> ft.Container:
    row = ft.Row(
        columns,
        spacing=0,
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        expand=True,
    )
    return ft.Container(row, bgcolor=look.palette.paper, width=window, expand=True)


def _padded(look: Look, content: ft.Control) -> ft.Container:
    return ft.Container(content, padding=ft.Padding.symmetric(horizontal=look.margin))


# -- the lines ----------------------------------------------------------------------------


def _ledger(look: Look, state: State, desk: Desk) -> ft.Control:
    """The lines of the players, which scroll under the head."""
    column = _lines(look, state, desk)
    column.scroll = ft.ScrollMode.HIDDEN
    # Of a full table the last line may lie below the edge: it comes up when it is asked for.
    is_full = _count(state) > FULL_ROWS and not _is_spread(look, state)
    column.auto_scroll = is_full and any(line.is_at for line in lines_of(state)[-2:])
    return _padded(look, column)


def _lines(look: Look, state: State, desk: Desk) -> ft.Column:
    rows = [_row(look, state, desk, line) for line in lines_of(state)]
    turns = turn_boxes(look, state, desk)
    if turns:
        rows = [replace(row, turn=turns[row.line.player]) for row in rows]
    return _column(_drawn(look, state, rows))


def _drawn(look: Look, state: State, rows: list[EntryRow]) -> list[ft.Control]:
    """A line each, or half a line."""
    if len(rows) > FULL_ROWS and not _is_spread(look, state):
        return [_pair(look, rows[at : at + 2]) for at in range(0, len(rows), 2)]
    draw = spread_row if _is_spread(look, state) else full_row
    return [hair(look, look.palette.edge), *(draw(look, row) for row in rows)]


def _pair(look: Look, rows: list[EntryRow]) -> ft.Container:
    halves = [half_row(look, row) for row in rows]
    if len(halves) < 2:
        halves.append(ft.Container(expand=1))
    return ft.Container(ft.Row(halves, spacing=PAIRED), padding=ft.Padding.only(bottom=4))


def _row(look: Look, state: State, desk: Desk, line: Line) -> EntryRow:
    player = line.player
    return EntryRow(
        line=line,
        worn=badges_of(state.game)[player],
        height=_row_height(look, state),
        has_flag=state.game.rules.calls,
        on_call=lambda: desk.change(entering.call(player)),
        on_look=lambda: desk.change(entering.look_at(player)),
    )


def _row_height(look: Look, state: State) -> float:
    players = _count(state)
    if players > FULL_ROWS or look.height < LOW:
        return look.grown(TARGET)
    free = look.height - BAR - HINT - FOOT - GAPS - KEY_ROWS * _key_height(look, state) - 32
    return max(look.grown(TARGET), min(72, free // players))


def _key_height(look: Look, state: State) -> float:
    """Keys grow into free height, and never below what a finger needs."""
    if look.height < LOW:
        return TARGET
    players = _count(state)
    rows = players if players <= FULL_ROWS else (players + 1) // 2
    return _shared_by_keys(look.height - BAR - rows * 52 - HINT - FOOT - GAPS - 30)


def _key_height_beside(look: Look) -> float:
    """Nothing but the keys and the foot shares the height."""
    return _shared_by_keys(look.height - FOOT - GAPS - AIR)


def _shared_by_keys(free: float) -> float:
    return max(TARGET, min(66, free // KEY_ROWS))


def _count(state: State) -> int:
    assert state.open is not None
    return len(state.open.entry.players)


def _is_spread(look: Look, state: State) -> bool:
    assert state.open is not None
    return is_spread(look, state.open.entry.players)
