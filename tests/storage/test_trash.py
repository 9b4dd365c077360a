"""A deleted game can come back."""

from pathlib import Path

import pytest

from storage.errors import Conflict, NotFound
from storage.library import Library
from tests.storage.sheets import sheet, with_round


def test_a_deleted_game_is_gone_from_the_lists() -> None:
    book = Library.in_memory()
    book.create(sheet())

    book.delete(sheet().id)

    assert book.summaries() == ()
    with pytest.raises(NotFound):
        book.load(sheet().id)


def test_a_restored_game_is_as_it_was(tmp_path: Path) -> None:
    book = Library.open(tmp_path)
    book.create(sheet())
    book.save(with_round(sheet()), 1)
    book.delete(sheet().id)
    book.close()

    book = Library.open(tmp_path)
    book.restore(sheet().id)

    assert book.load(sheet().id) == (with_round(sheet()), 2)
    assert len(book.summaries()) == 1


def test_a_restored_game_does_not_push_out_another() -> None:
    book = Library.in_memory()
    book.create(sheet())
    book.delete(sheet().id)
    book.create(with_round(sheet()))

    with pytest.raises(Conflict):
        book.restore(sheet().id)

    assert book.load(sheet().id).sheet == with_round(sheet())


def test_deleting_twice_keeps_both_in_the_trash(tmp_path: Path) -> None:
    book = Library.open(tmp_path)
    book.create(sheet())
    book.delete(sheet().id)
    book.create(with_round(sheet()))

    book.delete(sheet().id)
    book.restore(sheet().id)

    assert book.load(sheet().id).sheet == with_round(sheet())
    assert len(list((tmp_path / "trash").iterdir())) == 1


def test_what_was_never_deleted_can_not_be_restored() -> None:
    with pytest.raises(NotFound):
        Library.in_memory().restore(sheet().id)
