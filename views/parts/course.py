"""The course of a game on its record: the chart, and what its signs mean."""

from collections.abc import Iterator

import flet as ft

from referee.game import Game
from views.look import Look
from views.parts.chart_legend import chart_legend
from views.parts.game_chart import counted_rounds, game_chart
from views.parts.section import section

LOW, HIGH = 208, 300
"""Of the chart, in a low window and in a higher one."""
ROOM = 700
"""Height of a window from which on it is high."""


def course(look: Look, game: Game) -> Iterator[ft.Control]:
    """A line for each player; the sheet of rounds below says the same in numbers."""
    if not counted_rounds(game):
        return
    width = min(look.width, look.content) - 2 * look.margin
    yield section(look, look.say("record.course"), top=20)
    yield ft.Container(height=10)
    yield game_chart(look, game, width, LOW if look.height < ROOM else HIGH)
    yield ft.Container(chart_legend(look, game), padding=ft.Padding.only(top=8))
