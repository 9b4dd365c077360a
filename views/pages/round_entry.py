"""Record a round, or correct one: who called, one number a player, and what comes of it."""

from dataclasses import replace

import flet as ft

from referee.events import Player
from views.acts import entering, going
from views.acts.last_lap import last_turns
from views.desk import Desk
from views.look import Look
from views.overlay import Why
from views.pages.entry_lines import Line, lines_of, number_of
from views.pages.entry_pad import HINT, foot, hint_line, pad
from views.pages.entry_row import EntryRow, full_row, half_row
from views.pages.last_lap import allowed_button, turn_boxes
from views.pages.wide_table import entry_beside, entry_width
from views.parts.badge import badges_of
from views.parts.buttons import icon_button
from views.parts.change_actions import rules_button
from views.parts.columns import room_beside_rail
from views.parts.gap_button import gap_link
from views.parts.rules import hair
from views.parts.tappable import tappable
from views.parts.top_bar import top_bar
from views.parts.trouble import trouble_banner
from views.parts.words import words
from views.state import State
from views.theme import CONTENT, TARGET

FULL_ROWS = 4
"""Up to so many players have a line each; more stand in two columns."""
LOW = 560
"""A window that is lower and wider than high has the keys beside the lines."""
KEY_ROWS, GAPS = 5, 16
FOOT, BAR = 72, 56


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
    return ft.Column(
        [
            _head(look, state, desk),
            *trouble_banner(look, state, desk),
            ft.Container(_ledger(look, state, desk), expand=True),
            hint_line(look, state, desk),
            _padded(look, pad(look, state, desk, _key_height(look, state))),
            foot(look, state, desk),
        ],
        spacing=0,
        width=look.width,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _side_by_side(look: Look, state: State, desk: Desk) -> ft.Control:
    room = room_beside_rail(look)
    half = replace(look, width=room / 2)
    left = ft.Column(
        [
            _head(half, state, desk),
            *trouble_banner(half, state, desk),
            ft.Container(_ledger(half, state, desk), expand=True),
        ],
        spacing=0,
        expand=1,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    right = ft.Column(
        [
            ft.Container(expand=True),
            hint_line(half, state, desk),
            _padded(half, pad(half, state, desk, _key_height(half, state))),
            foot(half, state, desk),
        ],
        spacing=0,
        expand=1,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return _on_paper(look, [left, right], room)


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


# -- the head -----------------------------------------------------------------------------


def _head(look: Look, state: State, desk: Desk) -> ft.Control:
    back = icon_button(
        look,
        "back",
        look.say("entry.back"),
        lambda: desk.change(going.back),
        icon=ft.Icons.CLOSE,
    )
    nobody = [_nobody(look, state, desk)] if state.game.rules.calls else []
    actions = [*nobody, *gap_link(look, state, desk), rules_button(look, desk)]
    if last_turns(state):
        actions = [allowed_button(look, desk)]
    title, subtitle = _title(look, state)
    return top_bar(look, title, subtitle=subtitle, lead=back, actions=actions)


def _title(look: Look, state: State) -> tuple[str, str]:
    assert state.open is not None
    number = number_of(state)
    if state.open.correction is not None:
        return look.say("entry.correct-title", number=number), look.say("entry.correct-more")
    if last_turns(state):
        return look.say("lap.title"), look.say("lap.called", player=state.open.entry.caller)
    game = state.game
    title = look.say("entry.tie-title" if game.tied else "entry.title", number=number)
    if game.dealer is None or game.starter is None:
        return title, ""
    return title, look.say("entry.deals", dealer=game.dealer, starter=game.starter)


def _nobody(look: Look, state: State, desk: Desk) -> ft.Control:
    assert state.open is not None
    said, ink = state.open.entry.is_nobody, look.palette.pencil
    icon = ft.Icons.CHECK_BOX_OUTLINED if said else ft.Icons.CHECK_BOX_OUTLINE_BLANK
    label = look.say("entry.nobody")
    parts: list[ft.Control] = [ft.Icon(icon, size=18, color=ink), words(look, label, "label")]
    return tappable(
        look,
        "nobody",
        ft.Row(parts, spacing=6, tight=True),
        lambda: desk.change(entering.nobody_called),
        label=label,
        padding=ft.Padding.symmetric(horizontal=8),
        alignment=ft.Alignment.CENTER,
        is_checked=said,
    )


# -- the lines ----------------------------------------------------------------------------


def _ledger(look: Look, state: State, desk: Desk) -> ft.Control:
    lines = lines_of(state)
    rows = [_row(look, state, desk, line) for line in lines]
    turns = turn_boxes(look, state, desk)
    if turns:
        rows = [replace(row, turn=turns[row.line.player]) for row in rows]
    if len(lines) <= FULL_ROWS:
        drawn: list[ft.Control] = [hair(look, look.palette.edge)]
        drawn += [full_row(look, row) for row in rows]
    else:
        drawn = [_pair(look, rows[at : at + 2]) for at in range(0, len(rows), 2)]
    column = ft.Column(
        drawn,
        spacing=0,
        scroll=ft.ScrollMode.HIDDEN,
        # Of a full table the last line may lie below the edge: it comes up when it is asked for.
        auto_scroll=len(lines) > FULL_ROWS and any(line.is_at for line in lines[-2:]),
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return _padded(look, column)


def _pair(look: Look, rows: list[EntryRow]) -> ft.Container:
    halves = [half_row(look, row) for row in rows]
    if len(halves) < 2:
        halves.append(ft.Container(expand=1))
    return ft.Container(ft.Row(halves, spacing=6), padding=ft.Padding.only(bottom=4))


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
    free = look.height - BAR - rows * 52 - HINT - FOOT - GAPS - 30
    return max(TARGET, min(66, free // KEY_ROWS))


def _count(state: State) -> int:
    assert state.open is not None
    return len(state.open.entry.players)
