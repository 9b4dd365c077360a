"""The half-typed round is there again, unless the game has gone on without it."""

from pathlib import Path

import pytest

from referee.draft import Draft, new_draft
from storage.files import write_atomically
from storage.library import Library
from storage.memory_files import MemoryFiles
from tests.storage.sheets import TABLE, sheet, with_round

HALF = new_draft(sheet().game).with_hand(TABLE[0], 12).with_caller(TABLE[1])


def book_with_draft(files: MemoryFiles | None = None, draft: Draft = HALF) -> Library:
    book = Library.in_memory(files)
    book.create(sheet())
    book.keep_draft(sheet().id, draft, 1)
    return book


def test_a_draft_is_there_after_a_kill(tmp_path: Path) -> None:
    book = Library.open(tmp_path)
    book.create(sheet())
    book.keep_draft(sheet().id, HALF, 1)

    assert Library.open_read_only(tmp_path).draft(sheet().id) == HALF


def test_the_last_draft_counts() -> None:
    book = book_with_draft()

    later = HALF.with_hand(TABLE[2], -1)
    book.keep_draft(sheet().id, later, 1)

    assert book.draft(sheet().id) == later


def test_a_draft_of_an_older_revision_is_dropped() -> None:
    files = MemoryFiles()
    book = book_with_draft(files)

    book.save(with_round(sheet()), 1)

    assert book.draft(sheet().id) is None
    assert files.listing(Path("book/drafts")) == ()


def test_a_dropped_draft_is_gone() -> None:
    book = book_with_draft()

    book.drop_draft(sheet().id)
    book.drop_draft(sheet().id)

    assert book.draft(sheet().id) is None


def test_a_deleted_game_gets_its_draft_back_with_its_restoration() -> None:
    book = book_with_draft()

    book.delete(sheet().id)
    assert book.draft(sheet().id) is None
    book.restore(sheet().id)

    assert book.draft(sheet().id) == HALF


@pytest.mark.parametrize("content", [b"", b"{}", b"null"])
def test_a_damaged_draft_is_told_and_the_game_opens(content: bytes) -> None:
    files = MemoryFiles()
    book = book_with_draft(files)
    write_atomically(files, Path(f"book/drafts/{sheet().id}.json"), content)

    assert book.draft(sheet().id) is None
    assert len(book.damaged) == 1
    assert book.load(sheet().id).sheet == sheet()
