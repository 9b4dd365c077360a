"""Without the index the newest games are listed at once, and all others once they are read."""

from pathlib import Path

from storage.bookshelf import FIRST_PAGE
from storage.files import write_atomically
from storage.library import Library
from storage.lists import PORTION
from tests.benchmarks.games import fill as fill_folder
from tests.storage.old_games import (
    BOOK,
    GAMES,
    INDEX,
    OLD,
    files_without_index,
    game_file,
    numbers,
    watched,
)
from tests.storage.sheets import sheet, with_round
from tests.storage.watched_files import Tally, WatchedFiles


def test_a_start_without_the_index_reads_a_page_of_the_newest_games() -> None:
    tally = Tally()

    book = watched(files_without_index(), tally)

    assert tally.calls.count("read") == FIRST_PAGE
    assert numbers(book) == [*range(GAMES - 1, OLD - 1, -1)]


def test_the_lists_fill_up_in_portions() -> None:
    book = Library.in_memory(files_without_index(GAMES + PORTION))

    seen = [len(numbers(book)), book.lists.read_on(), len(numbers(book)), book.lists.read_on()]

    assert seen == [FIRST_PAGE, True, FIRST_PAGE + PORTION, False]
    assert numbers(book) == [*range(GAMES + PORTION - 1, -1, -1)]


def test_whoever_asks_for_all_games_gets_all() -> None:
    assert len(Library.in_memory(files_without_index()).summaries()) == GAMES


def test_once_all_games_are_read_the_next_start_reads_none() -> None:
    files, tally = files_without_index(), Tally()
    Library.in_memory(files).lists.read_all()

    book = watched(files, tally)

    assert [path for call, path in tally.told if call == "read"] == [INDEX]
    assert len(numbers(book)) == GAMES


def test_a_damaged_game_that_is_read_late_is_told_and_set_aside() -> None:
    files = files_without_index()
    write_atomically(files, game_file(1), b"{}")
    book = Library.in_memory(files)
    assert [*book.damaged] == []

    book.lists.read_all()

    assert [(lost.name, lost.reason) for lost in book.damaged] == [
        (game_file(1).name, "wrong-checksum")
    ]
    assert files.read(BOOK / "quarantine" / game_file(1).name) == b"{}"
    assert len(numbers(book)) == GAMES - 1


def test_a_game_that_the_drive_refuses_late_is_told_and_asked_for_once() -> None:
    def watcher(call: str, path: Path) -> None:
        if (call, path) == ("read", game_file(1)):
            raise OSError

    book = watched(files_without_index(), watcher)

    book.lists.read_all()

    assert [(lost.name, lost.reason) for lost in book.damaged] == [(game_file(1).name, "not-read")]


def test_a_window_that_only_reads_fills_its_lists_too_and_writes_nothing() -> None:
    tally, most = Tally(), GAMES + FIRST_PAGE
    reader = Library(WatchedFiles(files_without_index(most), tally), BOOK, None)
    assert len(numbers(reader)) < most

    reader.lists.read_all()

    assert len(numbers(reader)) == most
    assert {*tally.calls} <= {"read", "look", "listing"}


def test_a_window_that_only_reads_asks_once_for_games_that_can_not_be_read() -> None:
    def watcher(call: str, path: Path) -> None:
        asked.append(path)
        if call == "read" and path != INDEX:
            raise PermissionError

    asked: list[Path] = []
    reader = Library(WatchedFiles(files_without_index(), watcher), BOOK, None)
    reader.lists.read_all()
    asked.clear()

    assert reader.summaries() == ()
    assert not {*asked} & {*map(game_file, range(GAMES))}
    assert len(reader.damaged) == GAMES


def test_a_window_that_may_write_from_now_on_knows_all_games(tmp_path: Path) -> None:
    fill_folder(tmp_path, GAMES)
    (tmp_path / "index.json").unlink()
    book = Library.open_read_only(tmp_path)

    book.try_to_write()

    assert len(book.lists.so_far()) == GAMES


def test_a_window_that_only_reads_sees_saves_while_its_lists_fill_up() -> None:
    files = files_without_index()
    writer, reader = Library.in_memory(files), Library(files, BOOK, None)

    writer.save(with_round(writer.load(f"{GAMES - 1:032x}").sheet), 1)
    writer.create(sheet(GAMES, at="2026-11-29T20:00:00+01:00"))

    newest, second, *_ = reader.lists.so_far()
    assert (int(newest.id, 16), second.rounds) == (GAMES, 1)
    assert len(reader.summaries()) == GAMES + 1
