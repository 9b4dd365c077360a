"""The table on a window with room beside it: the sheet, the course so far, what can come."""

from dataclasses import replace

import flet as ft

from referee.game import Game
from views.look import Look
from views.parts.board_cell import legend
from views.parts.chart_legend import chart_legend
from views.parts.columns import GAP, Beside, column, columns, room_beside_rail
from views.parts.game_chart import game_chart
from views.parts.next_round import next_round
from views.parts.rules import double_rule
from views.parts.scoreboard import Board, scoreboard
from views.parts.section import section
from views.parts.standing import Tap, Taps, standing_rows
from views.parts.top_bar import top_bar
from views.state import State
from views.steady import steady
from views.theme import CONTENT, SHEET_CORNER

ASIDE, LEAST_ASIDE = 620, 240
"""The widest and the narrowest that the course of the game gets."""
PANEL = 480
"""The widest that the table and the entry get beside each other."""


def table_beside(look: Look, state: State, table: ft.Control, on_why: Tap) -> ft.Control:
    """The table, drawn as wide as `table_width` says, and at its right what it has no room for."""
    width = table_width(look)
    rest = min(room_beside_rail(look) - width - 2 * GAP, ASIDE)
    aside = replace(look, width=rest, content=rest)
    game = state.game
    right = _course(aside, game) if look.is_widest else _rounds(aside, game, on_why)
    return columns(look, [Beside(table, width), Beside(right, rest)])


def table_width(look: Look) -> float:
    """Of the table with something at its right."""
    room = room_beside_rail(look)
    return CONTENT if look.is_widest else (room - GAP) / 2


def entry_beside(look: Look, state: State, entry: ft.Control, on_why: Tap) -> ft.Control:
    """The table, the round that is entered on a sheet of paper, and the course if it fits."""
    room, width = room_beside_rail(look), entry_width(look)
    table = _standing(replace(look, width=width), state.game, on_why)
    parts = [Beside(table, width), Beside(_paper(look, entry), width)]
    rest = min(room - 2 * width - 3 * GAP, ASIDE)
    if look.is_widest and rest >= LEAST_ASIDE:
        parts.append(Beside(_course(replace(look, width=rest), state.game), rest))
    return columns(look, parts)


def entry_width(look: Look) -> float:
    """Of the entry with the table at its left."""
    room = room_beside_rail(look)
    shares = 3 if look.is_widest else 2
    return min(PANEL, (room - shares * GAP) / shares)


def _paper(look: Look, entry: ft.Control) -> ft.Container:
    return ft.Container(
        entry,
        bgcolor=look.palette.sheet,
        border=ft.Border.all(1, look.palette.rule),
        border_radius=SHEET_CORNER,
        margin=ft.Margin.symmetric(vertical=16),
        padding=ft.Padding.only(top=4, bottom=4),
    )


@steady
def _standing(look: Look, game: Game, on_why: Tap) -> ft.Control:
    """The table without its buttons: while a round is entered only the entry has any."""
    body: list[ft.Control] = [double_rule(look), standing_rows(look, game, Taps(on_why))]
    if game.rounds:
        body += [ft.Container(height=12), *_sheet(look, game, on_why)]
    padded = ft.Padding.symmetric(horizontal=look.margin)
    head = top_bar(look, _title(look, game))
    return column([head, ft.Container(column(body), padding=padded)])


def _title(look: Look, game: Game) -> str:
    number = len(game.rounds)
    return look.say("table.after-round", number=number) if number else look.say("table.begins")


@steady
def _rounds(look: Look, game: Game, on_why: Tap) -> ft.Control:
    """Every round, because there is room for it."""
    if not game.rounds:
        return ft.Container()
    return column(_sheet(look, game, on_why), top=20)


def _sheet(look: Look, game: Game, on_why: Tap) -> list[ft.Control]:
    signs = legend(look, game, game.rounds)
    return [
        scoreboard(look, Board(game, game.rounds), on_why),
        *(ft.Container(sign, padding=ft.Padding.only(top=7)) for sign in signs),
    ]


@steady
def _course(look: Look, game: Game) -> ft.Control:
    """How it came to this, and what the next round can do."""
    if not game.rounds:
        return column(next_round(look, game), top=20)
    height = min(look.height * 0.45, look.width * 0.75)
    return column(
        [
            section(look, look.say("table.so-far"), top=20),
            ft.Container(height=12),
            game_chart(look, game, look.width, height),
            chart_legend(look, game),
            *next_round(look, game),
        ]
    )
