"""The book of the app looks at its games when it is first asked for anything."""

import errno
from pathlib import Path

import pytest

from storage.errors import NotRead
from storage.lock import NoLock
from storage.memory_files import MemoryFiles
from storage.unread_library import UnreadLibrary
from tests.storage.sheets import sheet
from tests.storage.test_index import INDEX, kept_files
from tests.storage.watched_files import Tally, WatchedFiles

BOOK = INDEX.parent


def opened(files: MemoryFiles, tally: Tally) -> UnreadLibrary:
    return UnreadLibrary(WatchedFiles(files, tally), BOOK, NoLock())


def test_opening_it_reads_nothing() -> None:
    tally = Tally()

    book = opened(kept_files(), tally)

    assert tally.told == [("listing", BOOK / "games")]
    assert len(book.summaries()) == 5
    assert tally.calls.count("read") == 1


def test_the_first_call_may_be_any_of_them() -> None:
    assert opened(kept_files(), Tally()).load(sheet(3).id).revision == 2
    assert opened(kept_files(), Tally()).create(sheet(7)) == 1


def test_closed_unread_it_leaves_everything_as_it_was() -> None:
    tally = Tally()
    book = opened(kept_files(), tally)

    book.close()

    assert tally.calls == ["listing"]


def test_whether_there_is_a_way_to_the_games_is_known_at_once() -> None:
    def refuse(call: str, path: Path) -> None:
        if call == "listing":
            raise OSError(errno.EIO, "no")

    with pytest.raises(NotRead):
        UnreadLibrary(WatchedFiles(kept_files(), refuse), BOOK, NoLock())


def test_what_could_not_be_read_is_read_the_next_time() -> None:
    tally = Tally()
    book = opened(kept_files(), tally)

    def fail() -> None:
        raise OSError(errno.EIO, "no")

    # Its calls: two for the index, then the folder of games.
    tally.begin(2, fail)
    with pytest.raises(NotRead):
        book.lists.so_far()

    assert len(book.lists.so_far()) == 5
