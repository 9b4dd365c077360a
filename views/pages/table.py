"""The open game at the table: its standing and its sheet, its tie-breaker, or its end."""

from collections.abc import Sequence
from dataclasses import replace

import flet as ft

from referee.game import Game
from views.acts import going
from views.acts.coming_back import show_rounds
from views.acts.last_lap import call_at_table, may_call
from views.desk import Desk
from views.look import Look
from views.overlay import HouseRulesSheet, NameDealer
from views.page import Table
from views.pages.end import end_page
from views.pages.tie_breaker import tie_breaker_page
from views.pages.wide_table import table_beside, table_width
from views.parts.asking_why import AsksWhy
from views.parts.board_cell import legend
from views.parts.call_flag import Calls
from views.parts.counted_standing import fresh_standing
from views.parts.gap_button import gap_button
from views.parts.next_deal import next_deal
from views.parts.next_round import next_round_near
from views.parts.page_frame import foot_row, page_frame, stacked
from views.parts.rule_words import house_line
from views.parts.rules import double_rule
from views.parts.rules_in_short import rules_in_short
from views.parts.scoreboard import Board, scoreboard
from views.parts.standing import Tap, Taps, row_height
from views.parts.table_buttons import record_button, rematch_button, result_button
from views.parts.table_head import Heading, table_head
from views.parts.tappable import tappable
from views.parts.trouble import trouble_banner
from views.parts.words import words
from views.state import State
from views.steady import steady
from views.theme import LARGE_TEXT

AROUND = 240
"""Height of all but the standings and the rounds: bars, rules, the next deal, head and legend."""
TALL = 700
"""From this height on the house rules are in sight too."""

_rule = steady(double_rule)


def table_page(look: Look, state: State, desk: Desk) -> ft.Control:
    game, page = state.game, state.page
    is_sheet = isinstance(page, Table) and page.is_sheet
    if game.is_over and not is_sheet:
        return end_page(look, state, desk)
    if game.tied and not is_sheet:
        return tie_breaker_page(look, state, desk)
    return _sheet_page(look, state, desk)


def _sheet_page(look: Look, state: State, desk: Desk) -> ft.Control:
    why = AsksWhy(desk)
    if not look.is_wide:
        below = [*_last_rounds(look, state.game, why), *next_round_near(look, state.game)]
        return _column(look, state, desk, below)
    narrow = replace(look, width=table_width(look))
    # What the page at the right has no room for: there the course, or every round.
    last, ahead = _last_rounds(narrow, state.game, why), next_round_near(narrow, state.game)
    below = last if look.is_widest else ahead
    return table_beside(look, state, _column(narrow, state, desk, below), why)


def _calls(state: State, desk: Desk) -> Calls | None:
    """None: nobody can call now."""
    if not may_call(state) or state.open is None:
        return None
    return Calls(lambda player: desk.change(call_at_table(player)), state.open.draft.caller)


def _call_hint(look: Look, state: State) -> list[ft.Control]:
    """Said while there are no rounds, and so room for it."""
    if state.game.rounds or not may_call(state):
        return []
    pencil = look.palette.pencil
    parts: list[ft.Control] = [
        ft.Icon(ft.Icons.FLAG_OUTLINED, size=look.scaled(18), color=pencil),
        words(look, look.say("lap.hint"), "small", color=pencil, expand=True),
    ]
    return [ft.Container(ft.Row(parts, spacing=6), padding=ft.Padding.only(top=10))]


def _column(look: Look, state: State, desk: Desk, below: Sequence[ft.Control]) -> ft.Control:
    body = [
        *trouble_banner(look, state, desk),
        _rule(look),
        fresh_standing(look, state, desk, Taps(AsksWhy(desk), _calls(state, desk))),
        *_call_hint(look, state),
        _next(look, state, desk),
        *below,
        _house_rules(look, house_line(look, state.game.rules, state.game.edition), desk),
        ft.Container(height=8),
    ]
    return page_frame(look, _head(look, state, desk), body, _foot(look, state, desk))


def _last_rounds(look: Look, game: Game, why: Tap) -> list[ft.Control]:
    """As many as fit, and their signs."""
    if not game.rounds:
        return []
    last = game.rounds[-_rounds_that_fit(look, game) :]
    signs = legend(look, game, last)
    return [
        scoreboard(look, Board(game, last), why),
        *(ft.Container(sign, padding=ft.Padding.only(top=7)) for sign in signs),
    ]


def _head(look: Look, state: State, desk: Desk) -> ft.Control:
    game = state.game
    title = look.say("table.after-round", number=len(game.rounds))
    first = look.say("table.first-round")
    heading = Heading(title if game.rounds else first, rules_in_short(look, game))
    return table_head(look, state, desk, heading)


def _next(look: Look, state: State, desk: Desk) -> ft.Control:
    """Who deals, unless the game is over, and the way to every round."""
    game = state.game
    deal: ft.Control = ft.Container(expand=True)
    if not game.is_over:
        deal = next_deal(
            look, game, lambda: desk.change(going.lay(NameDealer())), state.is_read_only
        )
    if not game.rounds:
        return ft.Row([deal])
    everything = _all_rounds(look, desk)
    if look.text_size > LARGE_TEXT:
        return stacked([ft.Row([deal]), everything])
    return ft.Row([deal, everything], spacing=8)


@steady
def _all_rounds(look: Look, desk: Desk) -> ft.Control:
    label = look.say("table.all-rounds")
    parts: list[ft.Control] = [
        words(look, label, "label"),
        ft.Icon(ft.Icons.CHEVRON_RIGHT, size=look.scaled(18), color=look.palette.pencil),
    ]
    return tappable(
        look,
        "rounds",
        ft.Row(parts, spacing=2, tight=True),
        lambda: desk.change(show_rounds),
        label=label,
        height=look.grown(48),
        alignment=ft.Alignment.CENTER_RIGHT,
    )


def _rounds_that_fit(look: Look, game: Game) -> int:
    """So many of the last rounds as a phone of this height shows without scrolling."""
    around = AROUND if look.height < TALL else AROUND + 56
    room = look.height - look.grown(around) - len(game.seats) * row_height(look, game)
    return max(3, int(room / (look.grown(48) + 1)))


@steady
def _house_rules(look: Look, said: str, desk: Desk) -> ft.Control:
    pencil = look.palette.pencil
    parts: list[ft.Control] = [
        ft.Icon(ft.Icons.TUNE, size=look.scaled(18), color=pencil),
        words(look, said, "note", color=pencil, lines=1, expand=True),
        ft.Icon(ft.Icons.CHEVRON_RIGHT, size=look.scaled(18), color=pencil),
    ]
    return tappable(
        look,
        "house-rules",
        ft.Row(parts, spacing=6),
        lambda: desk.change(going.lay(HouseRulesSheet())),
        label=look.say("table.house-rules", rules=said),
        height=look.grown(48),
        radius=0,
    )


def _foot(look: Look, state: State, desk: Desk) -> ft.Control:
    if state.game.is_over:
        return foot_row(look, [result_button(look, desk), rematch_button(look, state, desk)])
    gap = gap_button(look, state, desk)
    return foot_row(look, [*gap, record_button(look, state, desk)])
