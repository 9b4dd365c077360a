"""A player as a line that can be tapped: mark, name, a note, and a figure at the right."""

from dataclasses import dataclass

import flet as ft

from referee.events import Player
from referee.game import Game
from views.guards import Handler
from views.look import Look
from views.parts.badge import badge, badges_of
from views.parts.page_frame import stacked
from views.parts.rules import hair
from views.parts.tappable import tappable
from views.parts.words import words


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """A player of a game as a line shows one."""

    key: str
    player: Player
    note: str = ""
    """Small, beside the name; empty: there is none."""
    figure: str = ""
    is_chosen: bool = False


def person_row(look: Look, game: Game, person: Person, on_tap: Handler) -> ft.Control:
    """48 high with the hairline below it."""
    said = (person.player, person.note, person.figure)
    row = tappable(
        look,
        person.key,
        _line(look, game, person),
        on_tap,
        label=look.clauses(said),
        is_chosen=person.is_chosen,
        height=look.grown(48),
        radius=0,
    )
    return stacked([row, hair(look)])


def mark_of(look: Look, game: Game, player: Player, size: float = 24) -> ft.Control:
    """The mark of somebody who sits or sat at the table of a game."""
    return badge(look, badges_of(game)[player], size)


def _line(look: Look, game: Game, person: Person) -> ft.Row:
    pencil = look.palette.pencil
    parts: list[ft.Control] = [
        mark_of(look, game, person.player),
        words(look, person.player, "choice", lines=1, expand=True),
    ]
    if person.note:
        parts.append(words(look, person.note, "small", color=pencil, lines=1))
    if person.is_chosen:
        parts.append(ft.Icon(ft.Icons.CHECK, size=look.scaled(20), color=look.palette.ink))
    if person.figure:
        parts.append(words(look, person.figure, "figure"))
    return ft.Row(parts, spacing=12)
