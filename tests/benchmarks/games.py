"""A folder of games to measure in: four players, twelve rounds, spread over the months."""

from dataclasses import replace
from pathlib import Path

from referee.sheet import ScoreSheet
from storage.library import Library
from storage.platforms import PosixFiles
from tests.storage.sheets import sheet, with_rounds

ROUNDS = 12

_PLAYED = with_rounds(sheet(), ROUNDS)


class Unflushed(PosixFiles):
    """A folder that is made for a measurement does not have to survive a power cut."""

    def flush(self, handle: int) -> None:
        """Nothing is waited for."""


def game(number: int) -> ScoreSheet:
    """Every game has another id and month, and the same rounds."""
    month = f"{2020 + number // 12 % 8}-{number % 12 + 1:02}"
    first = replace(_PLAYED.start, at=f"{month}-01T20:00:00+01:00")
    events = (first, *_PLAYED.journal.events[1:])
    return replace(_PLAYED, id=f"{number:032x}", journal=replace(_PLAYED.journal, events=events))


def fill(folder: Path, games: int) -> None:
    """Adds games until there are as many; the index knows them all."""
    book = Library.open(folder, Unflushed())
    for number in range(len(book.summaries()), games):
        book.create(game(number))
    book.close()
