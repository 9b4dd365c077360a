"""What a save asks of the drive, and what comes of it when the drive refuses a call."""

import errno
import os
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from storage.errors import NotSaved
from storage.library import Library
from tests.storage.acts import ACTS, AFTER, BEFORE, MAY_LEAVE, book_to_act_on, left_by
from tests.storage.sheets import sheet, with_round
from tests.storage.watched_files import Tally

REFUSALS = {errno.EIO: "other", errno.ENOSPC: "disk-full", errno.EROFS: "read-only"}


def refusal(number: int) -> Callable[[], None]:
    def refuse() -> None:
        raise OSError(number, os.strerror(number))

    return refuse


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


def test_a_save_is_two_flushes_and_one_replace(tmp_path: Path) -> None:
    tally = Tally()
    book = book_to_act_on(tmp_path, tally)
    tally.begin()

    book.save(AFTER, 1)

    calls = Counter(tally.calls)
    assert calls["flush"] + calls["flush_folder"] == 2
    assert (calls["replace"], calls["make_folder"], calls["remove"]) == (1, 0, 0)


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
def test_a_refused_call_loses_nothing(tmp_path: Path, act: str, number: int) -> None:
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


def test_after_a_refused_save_the_next_one_works(tmp_path: Path) -> None:
    for due in range(calls_of("save", tmp_path / "count")):
        tally = Tally()
        with closing(book_to_act_on(tmp_path / str(due), tally)) as book:
            tally.begin(due, refusal(errno.EIO))
            is_done("save", book)
            there = book.load(BEFORE.id)
            book.save(with_round(there.sheet), there.revision)

        with closing(Library.open(tmp_path / str(due))) as reopened:
            assert reopened.load(BEFORE.id) == (with_round(there.sheet), there.revision + 1)


@pytest.mark.parametrize(("number", "reason"), REFUSALS.items())
def test_the_reason_of_a_refusal_is_told(tmp_path: Path, number: int, reason: str) -> None:
    tally = Tally()
    book = book_to_act_on(tmp_path, tally)
    tally.begin(0, refusal(number))

    with pytest.raises(NotSaved) as refused:
        book.save(AFTER, 1)

    assert refused.value.reason == reason
