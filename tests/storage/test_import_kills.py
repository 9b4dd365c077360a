"""An import that is cut off leaves whole games, loses none, and is ended by doing it again."""

import os
import signal
from contextlib import closing
from pathlib import Path

import pytest

from referee.sheet import ScoreSheet
from storage.intake import plan_import
from storage.library import Library
from storage.parcel import Parcel
from storage.platforms import files_here
from storage.safekeeping import bring_in
from storage.tell import silently
from tests.storage.sheets import sheet, with_rounds
from tests.storage.watched_files import Tally, WatchedFiles

HERE = {game.id: game for game in (with_rounds(sheet(1), 2), with_rounds(sheet(2), 1))}
CAME = {game.id: game for game in (with_rounds(sheet(2), 3), sheet(3), with_rounds(sheet(4), 2))}
PARCEL = Parcel(games=tuple(CAME.values()), players=({"name": "Ana"},), settings={"theme": "dark"})

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="kills as POSIX does")


def take_in(book: Library) -> None:
    bring_in(book, plan_import(book, PARCEL, silently), "2026-11-29")


def games_in(book: Library) -> dict[str, ScoreSheet]:
    return {summary.id: book.load(summary.id).sheet for summary in book.summaries()}


def is_killed(folder: Path, due: int) -> bool:
    """A process of its own imports and is killed at call number `due`; False: it was done."""
    child = os.fork()
    if child == 0:
        try:
            tally = Tally()
            book = Library.open(folder, WatchedFiles(files_here(), tally))
            tally.begin(due, lambda: os.kill(os.getpid(), signal.SIGKILL))
            take_in(book)
        finally:
            os._exit(0)
    return os.WIFSIGNALED(os.waitpid(child, 0)[1])


def test_13_an_import_killed_at_any_call_loses_nothing(tmp_path: Path) -> None:
    due, killed = 0, True
    while killed:
        folder = tmp_path / str(due)
        with closing(Library.open(folder)) as book:
            for game in HERE.values():
                book.create(game)
        killed = is_killed(folder, due)

        with closing(Library.open(folder)) as book:
            there = games_in(book)
            assert there.keys() >= HERE.keys()
            assert all(game in (HERE.get(id_), CAME.get(id_)) for id_, game in there.items())
            take_in(book)
            assert games_in(book) == HERE | CAME
            assert book.settings() == {"theme": "dark"}
            assert book.damaged == ()
        due += 1
    assert due > 50
