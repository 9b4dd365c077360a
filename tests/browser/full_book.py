"""Books that are there when a test begins: with few games, and with a game for every page."""

from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from referee.events import Player
from referee.sheet import ScoreSheet
from storage.library import Library
from tests.views.at_table import sheet
from tests.views.open_game import FOUR, evening, with_rounds
from views.preferences import Preferences

RUNNING, OVER, TIED, CABANGA, WIDE, DELETED, SENT = (letter * 32 for letter in "1234567")
"""What each game is called; the last one is not in the book, but comes as a link."""
LONG_NAME = "Wilhelmina-Alexandra von und Hohenburg"


def book_of(folder: Path, *games: ScoreSheet) -> Path:
    """The book of a table that knows the app."""
    with closing(Library.open(folder)) as book:
        book.keep_settings(Preferences(is_introduced=True).kept())
        for game in games:
            book.create(game)
    return folder


def begun(edition: str, *totals: int, players: Iterable[str] = FOUR) -> ScoreSheet:
    """A game before its first round; `totals` are those of one begun on paper."""
    return sheet(edition, tuple(map(Player, players)), totals)


def book_of_all(
    folder: Path, likes: Preferences | None = None, *, long_names: bool = False
) -> Path:
    with closing(Library.open(folder)) as book:
        book.keep_settings(replace(likes or Preferences(), is_introduced=True).kept())
        for game in _games(long_names=long_names):
            book.create(game)
        book.delete(DELETED)
    return folder


def sent() -> ScoreSheet:
    """The game that comes from somebody else."""
    return replace(evening(4), id=SENT)


def _games(*, long_names: bool) -> Iterator[ScoreSheet]:
    yield replace(evening(), id=DELETED)
    yield replace(_dated(evening(), "2026-11-28T20:00:00+01:00"), id=OVER)
    tied = sheet("standard", FOUR, (40, 40, 90, 70))
    yield replace(with_rounds(tied, ((None, (5, 5, 12, 8)),)), id=TIED)
    yield replace(sheet("cabanga", FOUR), id=CABANGA)
    yield replace(evening(7), id=RUNNING)
    if long_names:
        names = tuple(Player(f"{LONG_NAME} {number}") for number in range(1, 7))
        rounds = ((0, (3, 11, 17, 8, 20, 29)), (3, (14, 9, 21, 5, 28, 30)))
        yield replace(with_rounds(sheet("numbered-classic", names), rounds), id=WIDE)


def _dated(game: ScoreSheet, at: str) -> ScoreSheet:
    """The same, begun at that moment."""
    begun = (replace(game.start, at=at), *game.journal.events[1:])
    return replace(game, journal=replace(game.journal, events=begun))
