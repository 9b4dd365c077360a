"""A deleted game can come back."""

from pathlib import Path

import pytest

from storage.errors import Conflict, Corrupt, NotFound
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


def test_the_trash_shows_what_can_be_restored() -> None:
    book = Library.in_memory()
    for number in (1, 2):
        book.create(sheet(number))
        book.delete(sheet(number).id)

    assert [summary.id for summary in book.trash.summaries()] == [sheet(2).id, sheet(1).id]
    assert book.summaries() == ()


def test_an_emptied_trash_gives_nothing_back() -> None:
    book = Library.in_memory()
    book.create(sheet())
    book.delete(sheet().id)

    book.trash.empty()

    assert book.trash.summaries() == ()
    with pytest.raises(NotFound):
        book.restore(sheet().id)


def test_a_damaged_game_in_the_trash_is_told_and_does_no_harm(tmp_path: Path) -> None:
    book = Library.open(tmp_path)
    book.create(sheet())
    book.delete(sheet().id)
    book.create(with_round(sheet()))
    (tmp_path / "trash" / f"{sheet().id}.json").write_bytes(b"{}")

    with pytest.raises(Corrupt):
        book.restore(sheet().id)

    assert [summary.id for summary in book.summaries()] == [sheet().id]
    assert book.trash.summaries() == ()
    assert [damaged.reason for damaged in book.damaged] == ["wrong-checksum"]


def test_a_folder_that_somebody_put_into_the_trash_keeps_nothing_in_it(tmp_path: Path) -> None:
    book = Library.open(tmp_path)
    book.create(sheet())
    book.delete(sheet().id)
    (tmp_path / "trash" / "photos").mkdir()

    book.trash.empty()

    assert [path.name for path in (tmp_path / "trash").iterdir()] == ["photos"]
