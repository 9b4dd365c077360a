"""Which mark a player wears in a game: a shape by the order of sitting down, and letters."""

from typing import NamedTuple

import flet as ft

from referee.events import Player
from referee.game import Game
from referee.summary import Summary
from views.look import Look
from views.parts.mark import letters_of, sign


class Badge(NamedTuple):
    """The seat number, which stands for shape and ink, and the letters in the mark."""

    number: int
    letters: str
    table: tuple[Player, ...] = ()
    """Everybody in that game by number, because no two look alike."""


def badges_of(game: Game) -> dict[Player, Badge]:
    """One for each player of a game; moved seats change none."""
    return _badges({seat.player: seat.number for seat in game.seats})


def badges_in(summary: Summary) -> dict[Player, Badge]:
    """One for each player of a game in a list."""
    return _badges({line.player: line.number for line in summary.lines})


def badge(look: Look, worn: Badge, size: float = 24) -> ft.Control:
    return sign(look, look.sign_at(worn.table, worn.number), worn.letters, size)


def ink_worn(look: Look, worn: Badge) -> str:
    return look.palette.ink_of(look.sign_at(worn.table, worn.number).ink)


def _badges(numbers: dict[Player, int]) -> dict[Player, Badge]:
    players = sorted(numbers, key=lambda player: numbers[player])
    letters = letters_of(players)
    return {
        player: Badge(numbers[player], letter, tuple(players))
        for player, letter in zip(players, letters, strict=True)
    }
