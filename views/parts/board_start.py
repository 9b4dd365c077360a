"""The first line of a sheet: what was there before its first round."""

import flet as ft

from referee.game import Game, Seat
from views.look import Look
from views.parts.figures import figure
from views.parts.words import words


def has_start(game: Game) -> bool:
    """Whether it was begun on paper, or somebody joined with points: without them no sum fits."""
    return any(seat.start for seat in game.seats)


def start_name(look: Look) -> ft.Control:
    name = look.say("table.start-row")
    return words(look, name, "key-hint", color=look.palette.pencil, lines=1)


def start_cells(look: Look, game: Game) -> list[ft.Control]:
    """One for each seat."""
    return [_cell(look, seat) for seat in game.seats]


def _cell(look: Look, seat: Seat) -> ft.Control:
    number = words(look, figure(look, seat.start), "cell", color=look.palette.pencil)
    said = look.say("table.start-said", name=seat.player, total=seat.start)
    return ft.Semantics(content=number, label=said, exclude_semantics=True)
