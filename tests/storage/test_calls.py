"""What a save asks of the drive, and what comes of it when the drive refuses a call."""

import errno
import json
import os
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from storage.document import document_of
from storage.errors import NotSaved
from storage.library import Library
from tests.storage.acts import ACTS, AFTER, BEFORE, MAY_LEAVE, book_to_act_on, left_by
from tests.storage.disk_log import LoggedFiles, Written
from tests.storage.sheets import sheet, with_round, with_rounds
from tests.storage.watched_files import Tally

REFUSALS = {errno.EIO: "other", errno.ENOSPC: "disk-full", errno.EROFS: "read-only"}


def refusal(number: int) -> Callable[[], None]:
    def refuse() -> None:
        raise OSError(number, os.strerror(number))

    return refuse


class FullDrive(Tally):
    """From the call that is due on, nothing more can be written."""

    def __call__(self, call: str, path: Path) -> None:
        super().__call__(call, path)
        if self.is_past_due and call in ("create", "write", "flush", "make_folder"):
            refusal(errno.ENOSPC)()


def is_done(act: str, book: Library) -> bool:
    """Whether the act was acknowledged; a refusal must be NotSaved."""
    try:
        ACTS[act](book)
    except NotSaved:
        return False
    return True


def calls_of(act: str, folder: Path) -> int:
    tally = Tally()
    with closing(book_to_act_on(folder, tally)) as book:
        tally.begin()
        ACTS[act](book)
        return len(tally.calls)


def test_a_saved_round_is_exactly_two_fsyncs_and_one_rename(tmp_path: Path) -> None:
    tally = Tally()
    book = book_to_act_on(tmp_path, tally)
    tally.begin()

    book.save(AFTER, 1)

    calls = Counter(tally.calls)
    assert calls["flush"] + calls["flush_folder"] == 2
    assert (calls["replace"], calls["make_folder"], calls["remove"]) == (1, 0, 0)


@pytest.mark.parametrize("rounds", [0, 11, 60])
def test_a_saved_round_writes_at_most_the_size_of_that_game_and_1_kb(rounds: int) -> None:
    files = LoggedFiles()
    book = Library.in_memory(files)
    book.create(with_rounds(sheet(), rounds))
    files.calls.clear()

    book.save(with_rounds(sheet(), rounds + 1), 1)

    written = sum(len(call.content) for call in files.calls if isinstance(call, Written))
    game = json.dumps(document_of(with_rounds(sheet(), rounds + 1)), separators=(",", ":"))
    assert written <= len(game.encode()) + 1024


def test_a_deletion_flushes_the_folder_it_enters_before_the_one_it_leaves(tmp_path: Path) -> None:
    tally = Tally()
    book = book_to_act_on(tmp_path, tally)
    book.create(sheet(2))
    book.delete(sheet(2).id)
    tally.begin()

    book.delete(BEFORE.id)

    flushed = [path.name for call, path in tally.told if call == "flush_folder"]
    assert flushed == ["trash", "undated"]


def test_a_save_writes_that_game_and_no_more(tmp_path: Path) -> None:
    book = book_to_act_on(tmp_path, Tally())
    for number in range(3, 30):
        book.create(sheet(number))
    old = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.json")}

    book.save(AFTER, 1)

    new = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.json")}
    assert [path.stem for path in new if new[path] != old[path]] == [BEFORE.id]


@pytest.mark.parametrize("number", REFUSALS)
@pytest.mark.parametrize("act", ACTS)
def test_eio_and_enospc_at_any_call_lose_nothing_acknowledged(
    tmp_path: Path, act: str, number: int
) -> None:
    for due in range(calls_of(act, tmp_path / "count")):
        tally = Tally()
        with closing(book_to_act_on(tmp_path / str(due), tally)) as book:
            tally.begin(due, refusal(number))
            done = is_done(act, book)
            seen = left_by(act, book)
            book.create(sheet(9))

        with closing(Library.open(tmp_path / str(due))) as reopened:
            assert seen in MAY_LEAVE[act][done:]
            assert left_by(act, reopened) == seen
            assert (reopened.load(sheet(9).id).revision, reopened.damaged) == (1, ())


def test_after_a_save_refused_at_any_call_the_next_one_works(tmp_path: Path) -> None:
    for due in range(calls_of("save", tmp_path / "count")):
        tally = Tally()
        with closing(book_to_act_on(tmp_path / str(due), tally)) as book:
            tally.begin(due, refusal(errno.EIO))
            is_done("save", book)
            there = book.load(BEFORE.id)
            book.save(with_round(there.sheet), there.revision)

        with closing(Library.open(tmp_path / str(due))) as reopened:
            assert reopened.load(BEFORE.id) == (with_round(there.sheet), there.revision + 1)


@pytest.mark.parametrize("act", ACTS)
def test_a_drive_that_is_full_from_any_call_on_loses_nothing_acknowledged(
    tmp_path: Path, act: str
) -> None:
    for due in range(calls_of(act, tmp_path / "count")):
        full = FullDrive()
        with closing(book_to_act_on(tmp_path / str(due), full)) as book:
            full.begin(due)
            done = is_done(act, book)

        with closing(Library.open(tmp_path / str(due))) as reopened:
            assert left_by(act, reopened) in MAY_LEAVE[act][done:]
            assert reopened.damaged == ()


@pytest.mark.parametrize(("number", "reason"), REFUSALS.items())
def test_the_reason_of_a_refusal_is_told(tmp_path: Path, number: int, reason: str) -> None:
    tally = Tally()
    book = book_to_act_on(tmp_path, tally)
    tally.begin(0, refusal(number))

    with pytest.raises(NotSaved) as refused:
        book.save(AFTER, 1)

    assert refused.value.reason == reason
