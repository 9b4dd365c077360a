"""The end of the open game: who won, how that was decided, and the course of it."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

import flet as ft

from referee.game import Game
from referee.sheet import ScoreSheet
from views.desk import Desk
from views.look import Look
from views.parts.chart_legend import chart_legend
from views.parts.columns import GAP, Beside, column, columns, room_beside_rail
from views.parts.game_chart import game_chart
from views.parts.page_frame import foot_row, page_frame
from views.parts.ranking import ranking
from views.parts.result import result
from views.parts.rulings_behind import end_behind
from views.parts.section import section
from views.parts.set_aside import set_aside
from views.parts.table_buttons import rematch_button, sheet_button
from views.parts.table_head import Heading, table_head
from views.parts.trouble import trouble_banner
from views.parts.winners_rule import winners_rule
from views.state import State
from views.texts.wording import duration
from views.theme import CONTENT

RESULT = 520
"""The left column of a window that is wide enough for two."""
LEAST_CHART = 208
LONGEST = timedelta(hours=18)
"""That a game is said to have lasted."""
WIDE_PAGE = 1320
"""The widest that both columns get, and the lowest window that the chart fills."""


def end_page(look: Look, state: State, desk: Desk) -> ft.Control:
    if look.is_wide and state.game.rounds:
        return _side_by_side(look, state, desk)
    width = min(look.width, CONTENT) - 2 * look.margin
    return _column(look, state, desk, _chart(look, state.game, width, _height(look)))


def _height(look: Look) -> float:
    """What a phone leaves for the chart: more on a tall one."""
    return 208 if look.height < 700 else 300


def _chart(look: Look, game: Game, width: float, height: float) -> list[ft.Control]:
    if not game.rounds:
        return [ft.Container(height=16)]
    drawn = game_chart(look, game, width, height)
    return [ft.Container(drawn, padding=ft.Padding.only(top=8, bottom=4))]


def _column(look: Look, state: State, desk: Desk, chart: Sequence[ft.Control]) -> ft.Container:
    assert state.open is not None
    body = [
        *trouble_banner(look, state, desk),
        winners_rule(look, state),
        *result(look, state.game),
        *chart,
        ranking(look, state.game),
        *set_aside(look, state.open.journal),
        *end_behind(look, state.game, desk),
        ft.Container(height=8),
    ]
    foot = foot_row(look, [sheet_button(look, desk), rematch_button(look, state, desk)])
    heading = Heading(look.say("end.title"), lasted_words(look, state.open.kept.sheet))
    return page_frame(look, table_head(look, state, desk, heading), body, foot)


def _side_by_side(look: Look, state: State, desk: Desk) -> ft.Control:
    room = min(room_beside_rail(look), WIDE_PAGE)
    result_width = min(RESULT, (room - GAP) / 2)
    width = room - result_width - GAP - look.margin
    air: list[ft.Control] = [ft.Container(height=24 if look.is_widest else 12)]
    left = _column(replace(look, width=result_width), state, desk, air)
    right = _course(replace(look, width=width), state.game)
    return columns(look, [Beside(left, result_width), Beside(right, width)])


def _course(look: Look, game: Game) -> ft.Control:
    """The chart as high as the window, and what it means."""
    height = max(min(look.height, WIDE_PAGE) - 200, LEAST_CHART)
    return column(
        [
            section(look, look.say("end.rounds", count=len(game.rounds)), top=24),
            ft.Container(height=16),
            game_chart(look, game, look.width, height),
            ft.Container(height=8),
            chart_legend(look, game),
        ]
    )


def lasted_words(look: Look, sheet: ScoreSheet) -> str:
    """11 rounds, 1 hr 24 min; without the time when it was not noted."""
    rounds = look.say("end.rounds", count=len(sheet.game.rounds))
    first, last = sheet.start.at, sheet.journal.events[-1].at
    if first is None or last is None:
        return rounds
    passed = datetime.fromisoformat(last) - datetime.fromisoformat(first)
    minutes = int(passed.total_seconds()) // 60
    # A game that is entered afterwards began on another day than its rounds were typed.
    if minutes < 1 or passed > LONGEST:
        return rounds
    return look.say("end.lasted", rounds=rounds, duration=duration(minutes, look.language))
