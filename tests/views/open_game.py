"""The whole app with one game of the book on the screen."""

from collections.abc import Sequence

import flet as ft

from main import LibraryBook
from referee.events import Event, Player, played
from referee.journal import Journal
from referee.sheet import ScoreSheet
from storage.library import Library
from tests.screen import Main
from tests.views.at_table import now, sheet
from views.app import start

FOUR = tuple(Player(name) for name in ("Ana", "Ben", "Cleo", "Dev"))
EVENING = (
    (0, (3, 11, 17, 8)),
    (3, (14, 9, 21, 5)),
    (1, (19, 7, 6, 12)),
    (2, (22, 10, 4, 9)),
    (3, (12, 14, 30, 2)),
    (2, (0, 8, 16, 11)),
    (1, (16, 5, 13, 9)),
    (3, (17, 9, 12, 4)),
    (0, (3, 15, 8, 11)),
    (3, (10, 5, 14, 6)),
    (0, (4, 13, 7, 9)),
)
"""Caller and hands of a whole game of CABO classic: two fall back, and Ana wins with 60."""

Rounds = Sequence[tuple[int | None, Sequence[int]]]


def evening(rounds: int = len(EVENING)) -> ScoreSheet:
    """The game as it stands after so many rounds."""
    return with_rounds(sheet("numbered-classic", FOUR), EVENING[:rounds])


def with_rounds(game: ScoreSheet, rounds: Rounds) -> ScoreSheet:
    """The game after rounds given by the seat of the caller and the hands of who plays."""
    journal = game.journal
    for caller, hands in rounds:
        names = journal.game.to_play
        said = None if caller is None else names[caller]
        journal = journal.add(played(dict(zip(names, hands, strict=True)), said))
    return ScoreSheet(id=game.id, journal=journal)


def with_events(game: ScoreSheet, *events: Event) -> ScoreSheet:
    journal: Journal = game.journal
    for event in events:
        journal = journal.add(event)
    return ScoreSheet(id=game.id, journal=journal)


def opened(game: ScoreSheet, page_of_it: str = "") -> Main:
    """The app at the address of that game; `page_of_it` such as "/sheet"."""
    library = Library.in_memory()
    library.create(game)

    async def main(page: ft.Page) -> None:
        page.route = f"/game/{game.id}{page_of_it}"
        await start(page, LibraryBook(library), now)

    return main
