"""The sheet of rounds: a row a round, a column a seat, in the notation of the pad.

A circle is a call that held, a box one that failed, a double circle a kamikaze.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import flet as ft

from referee.events import Player
from referee.game import Game, Round, RoundKind
from views.look import Look
from views.parts.badge import Badge, badge, badges_of
from views.parts.board_cell import cell_label, cell_sign
from views.parts.board_start import has_start, start_cells, start_name
from views.parts.figures import figure
from views.parts.page_frame import stacked
from views.parts.rules import double_rule, hair
from views.parts.standing import Tap
from views.parts.tappable import tappable
from views.parts.words import words
from views.steady import steady
from views.theme import TARGET

NUMBERS = 32
"""The column with the numbers of the rounds."""
DEALERS = 42
"""The same with who dealt."""
HEAD = 34
START = 36
TOTALS = 42
EDGE = 1
"""Of the last column, beside the 48 that can be tapped."""
ROOMY = 68
"""A column where there is room for all of them."""
SCROLLING = 54
"""A column of a sheet that is wider than its page, so that the last one shown is cut in two."""


@dataclass(frozen=True, slots=True)
class Board:
    """What is drawn of a game."""

    game: Game
    rounds: tuple[Round, ...]
    has_totals: bool = False
    """The totals of today under a double rule."""
    has_dealers: bool = False
    """Who dealt, under the number of each round."""

    @property
    def has_start(self) -> bool:
        """What all began with stands above the rounds where the totals stand below them."""
        return self.has_totals and has_start(self.game)


def scoreboard(
    look: Look, board: Board, on_tap: Tap, last_column: Sequence[ft.Control] = ()
) -> ft.Control:
    """A tap on a number tells why; the sheet of a full table scrolls sideways.

    `last_column` stands at the right, 48 wide: something for each round.
    """
    sides = numbers_width(look, board) + (TARGET + EDGE if last_column else 0)
    wide = column_width(look, len(board.game.seats), sides)
    badges, players = badges_of(board.game), board.game.players
    head = _head(look, tuple(badges[player] for player in players), wide)
    rows = [head, hair(look, look.palette.edge)]
    if board.has_start:
        rows += [_line(start_cells(look, board.game), wide, look.grown(START)), hair(look)]
    for row in board.rounds:
        line = _Line(row=row, players=players, wide=wide, on_tap=on_tap)
        rows += [_row(look, line, key=f"round-{row.number}"), hair(look)]
    if board.has_totals:
        rows[-1:] = [double_rule(look), _totals(look, board, wide)]
    width = wide * len(board.game.seats)
    sheet = ft.Container(stacked(rows), width=width)
    side = ft.Row([sheet], scroll=ft.ScrollMode.HIDDEN, expand=True, spacing=0)
    return ft.Row(
        [_numbers(look, board), side, *_last_column(look, board, last_column)],
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def board_content(look: Look, board: Board) -> float:
    """How wide a page has to be for every column, if the window is; else as wide as any page."""
    sides = numbers_width(look, board) + TARGET + EDGE + 2 * look.margin
    return max(look.content, sides + len(board.game.seats) * look.scaled(ROOMY))


def numbers_width(look: Look, board: Board) -> float:
    return look.scaled(DEALERS if board.has_dealers else NUMBERS)


def column_width(look: Look, players: int, sides: float) -> float:
    """An equal share of the page, or a fixed width when that would be too little to tap."""
    room = min(look.width, look.content) - 2 * look.margin - sides
    least = max(TARGET, look.scaled(46))
    return room / players if room / players >= least else max(SCROLLING, look.scaled(52))


def _numbers(look: Look, board: Board) -> ft.Container:
    """The rounds at the left, which stay while the sheet scrolls."""
    rows: list[ft.Control] = [
        ft.Container(height=look.grown(HEAD)),
        hair(look, look.palette.edge),
    ]
    if board.has_start:
        rows += [_beside_start(look, start_name(look)), hair(look)]
    for row in board.rounds:
        rows += [_number(look, board, row), hair(look)]
    if board.has_totals:
        rows[-1:] = [double_rule(look)]
    return ft.Container(stacked(rows), width=numbers_width(look, board))


def _last_column(look: Look, board: Board, cells: Sequence[ft.Control]) -> list[ft.Control]:
    if not cells:
        return []
    rows: list[ft.Control] = [
        ft.Container(height=look.grown(HEAD)),
        hair(look, look.palette.edge),
    ]
    if board.has_start:
        rows += [_beside_start(look), hair(look)]
    for cell in cells:
        rows += [ft.Container(cell, height=look.grown(TARGET)), hair(look)]
    if board.has_totals:
        rows[-1:] = [double_rule(look)]
    # The line tells the column from a sheet that is cut off beside it.
    edge = ft.Border.only(left=ft.BorderSide(EDGE, look.palette.rule))
    return [ft.Container(stacked(rows), width=TARGET + EDGE, border=edge)]


def _beside_start(look: Look, content: ft.Control | None = None) -> ft.Container:
    return ft.Container(content, height=look.grown(START), alignment=ft.Alignment.CENTER_LEFT)


class _Number(NamedTuple):
    """What stands at the left of a round."""

    number: int
    is_tie_break: bool
    dealer: Player | None
    letters: str
    """In the mark of the dealer."""


def _number(look: Look, board: Board, row: Round) -> ft.Control:
    dealer = row.dealer if board.has_dealers else None
    letters = badges_of(board.game)[dealer].letters if dealer else ""
    number = _Number(row.number, row.kind is RoundKind.TIE_BREAK, dealer, letters)
    return _numbered(look, number, key=f"number-{row.number}")


@steady
def _numbered(look: Look, row: _Number) -> ft.Control:
    pencil = look.palette.pencil
    lines: list[ft.Control] = [words(look, row.number, "note", size=14, color=pencil, line=1.1)]
    if row.is_tie_break:
        lines.append(words(look, look.say("table.tie-row"), "key-hint", color=pencil, lines=1))
    if row.dealer is not None:
        lines.append(_dealer(look, row.dealer, row.letters))
    return ft.Container(
        ft.Column(lines, spacing=0, tight=True),
        height=look.grown(TARGET),
        alignment=ft.Alignment.CENTER_LEFT,
    )


def _dealer(look: Look, dealer: Player, letters: str) -> ft.Control:
    """The card of the dealer and the letter of who it was."""
    pencil = look.palette.pencil
    parts: list[ft.Control] = [
        ft.Icon(ft.Icons.STYLE_OUTLINED, size=look.scaled(12), color=pencil),
        words(look, letters, "key-hint", color=pencil),
    ]
    said = look.say("table.deals", player=dealer)
    line = ft.Row(parts, spacing=2, tight=True)
    return ft.Semantics(content=line, label=said, exclude_semantics=True)


@steady
def _head(look: Look, worn: tuple[Badge, ...], wide: float) -> ft.Control:
    return _line([badge(look, each, 22) for each in worn], wide, look.grown(HEAD))


def _totals(look: Look, board: Board, wide: float) -> ft.Row:
    figures = [words(look, figure(look, seat.total), "figure") for seat in board.game.seats]
    return _line(figures, wide, look.grown(TOTALS))


def _line(cells: Sequence[ft.Control], wide: float, height: float) -> ft.Row:
    boxes: list[ft.Control] = [
        ft.Container(cell, width=wide, height=height, alignment=ft.Alignment.CENTER)
        for cell in cells
    ]
    return ft.Row(boxes, spacing=0)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Line:
    """All that is seen of a round."""

    row: Round
    players: tuple[Player, ...]
    wide: float
    on_tap: Tap = field(compare=False)


@steady
def _row(look: Look, line: _Line) -> ft.Control:
    cells = [_cell(look, line, at) for at in range(len(line.players))]
    return _line(cells, line.wide, look.grown(TARGET))


def _cell(look: Look, line: _Line, at: int) -> ft.Control:
    player, row = line.players[at], line.row
    score = row.score_of(player)
    if score is None:
        return words(look, "–", "cell", color=look.palette.pencil)
    return tappable(
        look,
        f"cell-{row.number}-{at}",
        cell_sign(look, row, score),
        lambda: line.on_tap(row.number, player),
        label=cell_label(look, row, score),
        height=look.grown(TARGET),
        alignment=ft.Alignment.CENTER,
    )
