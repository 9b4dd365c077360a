"""One process writes at a time; others may read."""

import errno
import subprocess
import sys
from pathlib import Path
from time import perf_counter

import pytest

from storage.errands import open_for_app
from storage.errors import Conflict, Locked, NotRead, NotSaved
from storage.library import Library
from storage.platforms import files_here
from tests.storage.sheets import sheet, with_round, with_rounds
from tests.storage.watched_files import WatchedFiles

ROOT = Path(__file__).parents[2]
TEN_TIMES = 10
"""What a busy machine may need more than an idle one."""


def test_a_second_process_is_locked_out_within_a_tenth_of_a_second_and_opens_after_a_kill(
    tmp_path: Path,
) -> None:
    command = [sys.executable, "-m", "tests.storage.writer", str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        writer.stdout.readline()
        before = perf_counter()
        with pytest.raises(Locked):
            Library.open(tmp_path)
        assert perf_counter() - before < TEN_TIMES * 0.1
        writer.kill()

    assert not Library.open(tmp_path).is_read_only


def test_the_book_is_free_again_when_it_is_closed(tmp_path: Path) -> None:
    first = Library.open(tmp_path)
    with pytest.raises(Locked):
        Library.open(tmp_path)

    first.close()

    Library.open(tmp_path).create(sheet())


def test_a_reader_beside_a_writer_sees_each_save(tmp_path: Path) -> None:
    writer = Library.open(tmp_path)
    reader = Library.open_read_only(tmp_path)

    writer.create(sheet(1))
    assert reader.load(sheet(1).id).revision == 1
    writer.save(with_round(sheet(1)), 1)
    writer.create(sheet(2))

    assert reader.load(sheet(1).id) == (with_round(sheet(1)), 2)
    assert sorted(game.rounds for game in reader.summaries()) == [0, 1]


def test_a_second_process_reads_and_may_write_once_the_first_was_killed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.storage.writer", str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        writer.stdout.readline()
        second = open_for_app(tmp_path)
        assert (second.is_read_only, second.why_read_only) == (True, "locked")
        with pytest.raises(Locked):
            second.try_to_write()
        writer.kill()

    second.try_to_write()

    kept = second.load(sheet().id)
    assert second.save(with_round(kept.sheet), kept.revision) == kept.revision + 1
    assert (second.is_read_only, second.why_read_only) == (False, "")
    with pytest.raises(Locked):
        Library.open(tmp_path)


def test_a_book_that_is_closed_does_not_take_the_lock(tmp_path: Path) -> None:
    book = Library.open_read_only(tmp_path)
    book.close()

    with pytest.raises(NotRead, match="closed"):
        book.try_to_write()

    Library.open(tmp_path)


def test_who_writes_already_may_ask_again(tmp_path: Path) -> None:
    book = Library.open(tmp_path)

    book.try_to_write()

    assert book.create(sheet()) == 1


def test_a_reader_writes_nothing(tmp_path: Path) -> None:
    Library.open(tmp_path).create(sheet())
    game = tmp_path / f"games/undated/{sheet().id}.json"
    game.write_bytes(game.read_bytes()[:-1])
    before = sorted(tmp_path.rglob("*"))

    reader = Library.open_read_only(tmp_path)
    reader.settings()
    with pytest.raises(NotSaved, match="read-only"):
        reader.keep_settings({})
    reader.close()

    assert sorted(tmp_path.rglob("*")) == before
    assert [damaged.name for damaged in reader.damaged] == [game.name]


def test_a_folder_that_is_not_there_reads_as_an_empty_book(tmp_path: Path) -> None:
    assert Library.open_read_only(tmp_path / "none").summaries() == ()
    assert not (tmp_path / "none").exists()


def test_whoever_deletes_the_lock_costs_nobody_a_round(tmp_path: Path) -> None:
    first = Library.open(tmp_path)
    first.create(sheet())
    (tmp_path / "lock").unlink()
    second = Library.open(tmp_path)
    second.save(with_round(sheet(), 3), 1)

    with pytest.raises(Locked):
        first.save(with_round(sheet(), 8), 1)
    second.close()
    with pytest.raises(Conflict):
        first.save(with_round(sheet(), 8), 1)

    assert first.load(sheet().id) == (with_round(sheet(), 3), 2)
    assert first.save(with_rounds(sheet(), 2), 2) == 3


def test_a_lock_that_was_deleted_is_taken_again_by_the_next_save(tmp_path: Path) -> None:
    book = Library.open(tmp_path)
    book.create(sheet())
    (tmp_path / "lock").unlink()

    book.save(with_round(sheet()), 1)

    with pytest.raises(Locked):
        Library.open(tmp_path)


def test_a_folder_that_is_gone_is_told_and_not_made_anew(tmp_path: Path) -> None:
    book = Library.open(tmp_path / "stick")
    book.create(sheet())
    (tmp_path / "stick").rename(tmp_path / "pulled out")

    for _ in range(2):
        with pytest.raises(NotSaved, match="no-folder"):
            book.save(with_round(sheet()), 1)
    assert not (tmp_path / "stick").exists()
    (tmp_path / "pulled out").rename(tmp_path / "stick")

    assert book.save(with_round(sheet()), 1) == 2


def test_a_book_whose_lock_was_lost_is_closed_in_peace(tmp_path: Path) -> None:
    first = Library.open(tmp_path)
    first.create(sheet())
    (tmp_path / "lock").unlink()
    second = Library.open(tmp_path)
    before = (tmp_path / "index.json").stat()

    first.close()

    assert (tmp_path / "index.json").stat() == before
    assert second.create(sheet(2)) == 1
    with pytest.raises(Locked):
        Library.open(tmp_path)


def test_a_window_that_only_reads_makes_no_folder_that_is_gone(tmp_path: Path) -> None:
    writer = Library.open(tmp_path / "stick")
    writer.create(sheet())
    reader = Library.open_read_only(tmp_path / "stick")
    (tmp_path / "stick").rename(tmp_path / "pulled out")

    with pytest.raises(NotSaved, match="no-folder"):
        reader.try_to_write()

    assert reader.is_read_only
    assert [path.name for path in tmp_path.iterdir()] == ["pulled out"]


def test_a_book_that_could_not_be_opened_leaves_the_lock(tmp_path: Path) -> None:
    def sick(call: str, path: Path) -> None:
        if call == "listing":
            raise OSError(errno.EIO, "no list")

    (tmp_path / "games").mkdir()
    with pytest.raises(NotRead):
        Library.open(tmp_path, WatchedFiles(files_here(), sick))

    assert Library.open(tmp_path).create(sheet()) == 1
