"""Older games are read beside people who play, and nobody notices."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from storage.errors import NotRead
from storage.library import Library
from storage.lists import PORTION
from storage.memory_files import MemoryFiles
from tests.storage.old_games import (
    GAMES,
    INDEX,
    files_without_index,
    fill,
    game_file,
    numbers,
    watched,
)
from tests.storage.sheets import sheet, with_round
from tests.storage.watched_files import Tally

PATIENCE = 60
"""Seconds until a thread that hangs is a failure."""


class Interrupted(MemoryFiles):
    """Something happens, once, between the reading of a game and what comes of it."""

    def __init__(self) -> None:
        super().__init__()
        self.acts: dict[Path, Callable[[], object]] = {}
        self.came: list[object] = []
        fill(self, GAMES)

    def read(self, path: Path) -> bytes:
        content = super().read(path)
        if path in self.acts:
            self.came.append(self.acts.pop(path)())
        return content


def test_a_game_that_is_not_read_yet_can_be_opened_saved_and_deleted() -> None:
    book = Library.in_memory(files_without_index())
    [one, two, three] = [book.load(f"{number:032x}").sheet for number in range(3)]

    book.save(with_round(one), 1)
    book.delete(two.id)

    rounds = {game.id: game.rounds for game in book.lists.so_far()}
    assert rounds[one.id] == 1
    assert two.id not in rounds
    assert len(book.summaries()) == GAMES - 1
    assert book.load(three.id).sheet == three


@pytest.mark.parametrize("act", ["save", "delete"])
def test_what_happens_to_a_game_while_it_is_read_is_what_the_lists_show(act: str) -> None:
    acts: dict[str, Callable[[], object]] = {
        "save": lambda: book.save(with_round(book.load(f"{1:032x}").sheet), 1),
        "delete": lambda: book.delete(f"{1:032x}"),
    }
    files = Interrupted()
    book = Library.in_memory(files)
    files.acts[game_file(1)] = acts[act]

    book.lists.read_all()

    rounds = {game.id: game.rounds for game in book.lists.so_far()}
    assert rounds.get(f"{1:032x}") == (1 if act == "save" else None)
    book.close()
    assert rounds == {game.id: game.rounds for game in Library.in_memory(files).summaries()}


def test_a_save_waits_for_no_game_that_is_being_read() -> None:
    files = Interrupted()
    book = Library.in_memory(files)
    with ThreadPoolExecutor(1) as other:
        files.acts[game_file(1)] = lambda: other.submit(lambda: book.create(sheet(GAMES))).result(
            PATIENCE
        )
        book.lists.read_all()

    assert files.came == [1]


def test_a_save_waits_for_no_index_that_is_being_written() -> None:
    saved: list[int] = []

    def watcher(call: str, path: Path) -> None:
        if call == "flush" and path.name.startswith("index.json") and not saved:
            saving = other.submit(lambda: book.create(sheet(GAMES)))
            saved.append(saving.result(PATIENCE))

    with ThreadPoolExecutor(1) as other:
        book = watched(files_without_index(), watcher)
        book.lists.read_all()

    assert saved == [1]


def test_two_threads_that_read_on_together_leave_nothing_out() -> None:
    files, tally = files_without_index(GAMES + PORTION), Tally()
    book = Library.in_memory(files)
    with ThreadPoolExecutor(2) as both:
        for reading in [both.submit(book.lists.read_all) for _ in range(2)]:
            reading.result(PATIENCE)

    watched(files, tally)

    assert numbers(book) == [*range(GAMES + PORTION - 1, -1, -1)]
    assert [path for call, path in tally.told if call == "read"] == [INDEX]


def test_closing_ends_the_reading_at_once_and_keeps_what_it_found() -> None:
    files, tally = Interrupted(), Tally()
    book = Library.in_memory(files)
    files.acts[game_file(2)] = book.close

    with pytest.raises(NotRead, match="closed"):
        book.lists.read_all()

    watched(files, tally).summaries()
    read = [path for call, path in tally.told if call == "read"]
    assert read == [INDEX, *map(game_file, (2, 1, 0))]
