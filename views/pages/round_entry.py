"""Record a round, or correct one: who called, one number a player, and what comes of it."""

from dataclasses import replace

import flet as ft

from referee.events import Player
from views.acts import entering
from views.acts.last_lap import Turn, last_turns, tick
from views.desk import Desk
from views.look import Look
from views.pages.entry_boxes import nobody_box, tick_box
from views.pages.entry_foot import foot, foot_alone, other_keys
from views.pages.entry_half import pair
from views.pages.entry_head import bare_head, head
from views.pages.entry_heights import (
    FOOT,
    GAPS,
    KEY_ROWS,
    LOW,
    folds,
    key_height,
    key_height_beside,
    row_height,
    spreads,
)
from views.pages.entry_lines import Line, lines_of
from views.pages.entry_pad import hint_line, pad
from views.pages.entry_pieces import EntryRow
from views.pages.entry_row import full_row, spread_row
from views.pages.wide_table import entry_beside, entry_width
from views.parts.asking_why import AsksWhy
from views.parts.badge import badges_of
from views.parts.columns import room_beside_rail
from views.parts.number_keys import LEAST
from views.parts.rules import hair
from views.parts.trouble import trouble_banner
from views.state import State
from views.theme import CONTENT, TARGET

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
    # The sheet of paper that the entry lies on takes 40 of the height.
    narrow = replace(look, width=entry_width(look), height=look.height - 40)
    return entry_beside(look, state, _one_column(narrow, state, desk), AsksWhy(desk))


def _one_column(look: Look, state: State, desk: Desk) -> ft.Column:
    below = [_ledger(look, state, desk), *_keys(look, state, desk), foot(look, state, desk)]
    if spreads(look, state):
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
    width = max(room / 2, LEAST + 2 * SIDES)
    near = replace(look, width=room - width, sides=SIDES)
    far = replace(look, width=width, sides=SIDES)
    left = [bare_head(near, state, desk), *trouble_banner(near, state, desk)]
    left += [_ledger(near, state, desk), *_below_lines(near, state, desk)]
    if spreads(far, state) or look.height < KEY_ROWS * TARGET + GAPS + FOOT:
        right = _scrolling(far, state, desk, [])
    else:
        keys = pad(far, state, desk, key_height_beside(far))
        left.append(hint_line(near, state, desk))
        right = [ft.Container(expand=True), keys, foot(far, state, desk)]
    columns = [_column(left), _column(right)]
    for column, part in zip(columns, (near, far), strict=True):
        column.width = part.width
    return _on_paper(look, [*columns], room)


def _below_lines(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    """That nobody called, which stands in the head where there is room for it."""
    if last_turns(state):
        return []
    box = nobody_box(look, state)
    if box is None:
        return []
    # Its box stands below the flags.
    padding, left = ft.Padding.only(left=look.margin + 7), ft.Alignment.CENTER_LEFT
    return [ft.Container(tick_box(look, box, desk), padding=padding, alignment=left)]


def _keys(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    return [hint_line(look, state, desk), pad(look, state, desk, key_height(look, state))]


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
    column.auto_scroll = folds(look, state) and any(line.is_at for line in lines_of(state)[-2:])
    ledger = _padded(look, column)
    ledger.expand = True
    return ledger


def _lines(look: Look, state: State, desk: Desk) -> ft.Column:
    rows = [_row(look, state, desk, line) for line in lines_of(state)]
    return _column(_drawn(look, state, rows))


def _drawn(look: Look, state: State, rows: list[EntryRow]) -> list[ft.Control]:
    """A line each, or half a line."""
    if folds(look, state):
        return [pair(look, rows[at : at + 2]) for at in range(0, len(rows), 2)]
    draw = spread_row if spreads(look, state) else full_row
    return [hair(look, look.palette.edge), *(draw(look, row) for row in rows)]


def _row(look: Look, state: State, desk: Desk, line: Line) -> EntryRow:
    player = line.player
    return EntryRow(
        line=line,
        worn=badges_of(state.game)[player],
        height=row_height(look, state),
        has_flag=state.game.rules.calls,
        is_lap=bool(last_turns(state)),
        times=desk.echoes.times(player),
        turn=_turn_of(state, player),
        on_call=lambda: desk.change(entering.call(player)),
        on_look=lambda: desk.change(entering.look_at(player)),
        on_tick=lambda: desk.change(tick(player)),
        echoes=desk.echoes,
    )


def _turn_of(state: State, player: Player) -> Turn | None:
    return next((turn for turn in last_turns(state) if turn.player == player), None)
