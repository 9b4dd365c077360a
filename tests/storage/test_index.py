"""The index saves time and nothing else."""

import re
from pathlib import Path
from zlib import crc32

import pytest

from storage.files import Found, write_atomically
from storage.index import END, HEAD
from storage.library import Library
from storage.lock import NoLock
from storage.memory_files import MemoryFiles
from tests.storage.sheets import sheet, with_round
from tests.storage.watched_files import Tally, WatchedFiles

INDEX = Path("book/index.json")


def kept_files() -> MemoryFiles:
    files = MemoryFiles()
    book = Library.in_memory(files)
    for number in range(5):
        book.create(sheet(number))
    book.save(with_round(sheet(3)), 1)
    book.close()
    return files


def test_with_the_index_no_game_is_read_at_the_start() -> None:
    tally = Tally()

    book = Library(WatchedFiles(kept_files(), tally), INDEX.parent, NoLock())

    assert tally.calls.count("read") == 1
    assert len(book.summaries()) == 5


def test_without_the_index_the_lists_are_the_same() -> None:
    files = kept_files()
    with_index = Library.in_memory(files).summaries()

    files.remove(INDEX)

    assert Library.in_memory(files).summaries() == with_index


@pytest.mark.parametrize("keep", [0, 1, 40, 500, -1])
def test_with_half_an_index_the_lists_are_the_same(keep: int) -> None:
    files = kept_files()
    with_index = Library.in_memory(files).summaries()

    write_atomically(files, INDEX, files.read(INDEX)[:keep])

    assert Library.in_memory(files).summaries() == with_index


def test_an_index_with_another_number_in_it_is_not_believed() -> None:
    files = kept_files()
    with_index = Library.in_memory(files).summaries()

    write_atomically(files, INDEX, files.read(INDEX).replace(b'"rounds":1', b'"rounds":9'))

    assert Library.in_memory(files).summaries() == with_index


@pytest.mark.parametrize(
    "line",
    [b"," + b"[" * 100_000, b',{"where":' + b"9" * 5000 + b"}", b",[]", b",{}", b",5", b"\xff"],
)
def test_with_an_index_of_garbage_the_lists_are_the_same(line: bytes) -> None:
    files = kept_files()
    with_index = Library.in_memory(files).summaries()

    write_atomically(files, INDEX, HEAD + line + b"\n" + END % crc32(line + b"\n"))

    assert Library.in_memory(files).summaries() == with_index


def test_an_index_with_words_for_numbers_is_not_believed() -> None:
    files = kept_files()
    with_index = Library.in_memory(files).summaries()
    line = files.read(INDEX).splitlines(keepends=True)[1]
    line = re.sub(rb'"mtime":\d+', b'"mtime":"now"', line)

    write_atomically(files, INDEX, HEAD + line + END % crc32(line))

    assert Library.in_memory(files).summaries() == with_index


def test_a_save_that_the_index_never_saw_is_in_the_lists() -> None:
    files = kept_files()
    killed = Library.in_memory(files)
    killed.save(with_round(sheet(1)), 1)
    killed.create(sheet(7))
    killed.delete(sheet(2).id)

    after = Library.in_memory(files).summaries()

    assert after == killed.summaries()
    assert len(after) == 5


def test_a_save_of_the_same_length_is_in_the_lists() -> None:
    files = kept_files()
    killed = Library.in_memory(files)
    killed.save(with_round(sheet(3), 9), 2)

    after = Library.in_memory(files).summaries()

    totals = [[line.total for line in game.lines] for game in after if game.id == sheet(3).id]
    assert totals == [[0, 9, 9, 9]]


def test_a_save_does_not_write_the_index() -> None:
    files = kept_files()
    book = Library.in_memory(files)
    before = files.look(INDEX)

    book.save(with_round(sheet(1)), 1)
    assert files.look(INDEX) == before

    book.close()
    assert files.look(INDEX) != before


def test_the_older_of_two_files_of_a_game_is_set_aside() -> None:
    files = kept_files()
    content = files.read(Path(f"book/games/undated/{sheet(3).id}.json"))
    files.make_folder(Path("book/games/202611"))
    write_atomically(files, Path(f"book/games/202611/{sheet(3).id}.json"), content)

    book = Library.in_memory(files)

    assert book.load(sheet(3).id).revision == 2
    assert [lost.reason for lost in book.damaged] == ["second-of-this-game"]
    assert len(book.summaries()) == 5


def test_a_game_whose_file_is_gone_leaves_the_index() -> None:
    files = kept_files()
    files.remove(Path(f"book/games/undated/{sheet(3).id}.json"))

    Library.in_memory(files).close()

    assert sheet(3).id.encode() not in files.read(INDEX)


def test_games_that_were_saved_in_the_same_tick_keep_their_order() -> None:
    files = SlowFiles()
    book = Library.in_memory(files)
    for number in (3, 1, 4, 2):
        book.create(sheet(number))
    before = book.summaries()
    book.close()

    starts = [Library.in_memory(files).summaries() for _ in range(2)]

    assert starts == [before, before]


def test_a_game_changed_in_the_same_tick_as_the_index_is_read_again() -> None:
    """As a drive may have it that counts time in steps of some milliseconds."""
    files = StoppedFiles()
    book = Library.in_memory(files)
    book.create(with_round(sheet(), 3))
    book.close()

    killed = Library.in_memory(files)
    killed.save(with_round(sheet(), 4), 1)

    assert Library.in_memory(files).summaries() == killed.summaries()
    assert killed.summaries()[0].lines[1].total == 4


class StoppedFiles(MemoryFiles):
    """A drive whose clock stands still."""

    def look(self, path: Path) -> Found:
        return super().look(path)._replace(mtime=1)

    def listing(self, folder: Path) -> tuple[Found, ...]:
        return tuple(found._replace(mtime=1) for found in super().listing(folder))


class SlowFiles(MemoryFiles):
    """A drive whose clock goes on with the index, and not before."""

    def look(self, path: Path) -> Found:
        return super().look(path)._replace(mtime=2 if path == INDEX else 1)

    def listing(self, folder: Path) -> tuple[Found, ...]:
        return tuple(found._replace(mtime=1) for found in super().listing(folder))
