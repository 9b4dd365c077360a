"""What stands beside the book: what it holds, what files would change, and the trash."""

from pathlib import Path

import pytest

from storage.cabinet import Cabinet
from storage.errors import BadFile, Conflict, NotSaved
from storage.library import Library
from storage.limits import MOST_EVENTS
from storage.safekeeping import back_up
from tests.storage.sheets import sheet, with_round, with_rounds


def today() -> str:
    return "2026-11-29"


def cabinet_of(book: Library) -> Cabinet:
    return Cabinet(book, today)


def fates(cabinet: Cabinet, *files: tuple[str, bytes]) -> dict[str, int]:
    return {fated.fate: fated.count for fated in cabinet.plan_import(files).fates}


def exported(*numbers: int, rounds: int = 2) -> bytes:
    """An archive of games with these numbers."""
    book = Library.in_memory()
    for number in numbers:
        book.create(with_rounds(sheet(number), rounds))
    return cabinet_of(book).export_all("zip").content


def test_it_names_the_backups_by_day_and_number_of_games() -> None:
    book = Library.in_memory()
    book.create(sheet(1))
    cabinet = cabinet_of(book)
    cabinet.back_up()
    book.create(sheet(2))
    cabinet.back_up()

    told = [(kept.name, kept.number, kept.games) for kept in cabinet.contents().backups]

    assert told == [("2026-11-29-2.zip", 2, 2), ("2026-11-29.zip", 1, 1)]


def test_a_damaged_backup_is_named_all_the_same(tmp_path: Path) -> None:
    book = Library.open(tmp_path)
    (tmp_path / "backups").mkdir()
    (tmp_path / "backups/2026-11-01.zip").write_bytes(b"PK and nothing else")

    assert [kept.games for kept in cabinet_of(book).contents().backups] == [None]
    with pytest.raises(BadFile, match="damaged"):
        cabinet_of(book).plan_restore("2026-11-01.zip")


def test_what_would_change_is_told_before_anything_does() -> None:
    book = Library.in_memory()
    book.create(with_rounds(sheet(1), 2))
    book.create(with_rounds(sheet(2), 1))

    told = fates(cabinet_of(book), ("a.zip", exported(1, 2, 3)))

    assert told == {"added": 1, "skipped": 1, "longer": 1}
    assert len(book.summaries()) == 2


def test_a_game_that_comes_in_two_files_is_added_once() -> None:
    book = Library.in_memory()
    coming = cabinet_of(book).plan_import(
        (("a.zip", exported(1)), ("b.zip", exported(1, rounds=3)))
    )

    coming.bring_in()

    assert [game.rounds for game in book.summaries()] == [3]


def test_a_bad_file_is_named_and_nothing_comes_in() -> None:
    book = Library.in_memory()

    with pytest.raises(BadFile) as refused:
        cabinet_of(book).plan_import((("good.zip", exported(1)), ("bad.json", b"{}")))

    assert (refused.value.file, refused.value.word) == ("bad.json", "wrong-format")
    assert book.summaries() == ()


def test_a_plan_that_is_out_of_date_is_refused_and_keeps_what_was_saved() -> None:
    book = Library.in_memory()
    book.create(with_rounds(sheet(1), 1))
    coming = cabinet_of(book).plan_import((("a.zip", exported(1)),))
    book.save(with_round(with_rounds(sheet(1), 1), 8), 1)

    with pytest.raises(Conflict):
        coming.bring_in()

    assert book.load(sheet(1).id).revision == 2


def test_a_game_that_was_kept_since_the_plan_is_not_kept_once_more() -> None:
    book = Library.in_memory()
    first, second = (cabinet_of(book).plan_import((("a.zip", exported(1)),)) for _ in range(2))

    first.bring_in()
    second.bring_in()

    assert [game.id for game in book.summaries()] == [sheet(1).id]
    assert book.load(sheet(1).id).revision == 1


def test_a_deleted_game_lies_in_the_trash_until_it_is_emptied() -> None:
    book = Library.in_memory()
    book.create(sheet(1))
    cabinet = cabinet_of(book)

    cabinet.delete(sheet(1).id)
    assert [game.id for game in cabinet.contents().trash] == [sheet(1).id]
    cabinet.restore(sheet(1).id)
    assert [game.id for game in book.summaries()] == [sheet(1).id]
    cabinet.delete(sheet(1).id)
    cabinet.empty_trash()

    assert (cabinet.contents().trash, book.summaries()) == ((), ())


def test_beside_a_writer_nothing_is_done_that_writes(tmp_path: Path) -> None:
    writer = Library.open(tmp_path)
    writer.create(sheet(1))
    cabinet = cabinet_of(Library.open_read_only(tmp_path))

    assert fates(cabinet, ("a.zip", cabinet.export_all("zip").content)) == {"skipped": 1}
    for act in (cabinet.back_up, cabinet.empty_trash, lambda: cabinet.delete(sheet(1).id)):
        with pytest.raises(NotSaved, match="read-only"):
            act()


def test_a_backup_comes_back_as_it_was_shown_though_newer_ones_took_its_place() -> None:
    book = Library.in_memory()
    book.create(sheet(1))
    back_up(book, "2026-11-01")
    book.delete(sheet(1).id)
    coming = cabinet_of(book).plan_restore("2026-11-01.zip")
    for number in (2, 3, 4):
        book.create(sheet(number))
        back_up(book, f"2026-11-0{number}")

    coming.bring_in()

    assert "2026-11-01.zip" not in book.backups.names()
    assert book.load(sheet(1).id).sheet == sheet(1)


def test_a_game_that_no_backup_takes_is_told_before_and_after_one() -> None:
    book = Library.in_memory()
    book.create(with_rounds(sheet(1), 2))
    book.create(with_rounds(sheet(2), MOST_EVENTS))
    cabinet = cabinet_of(book)

    assert [game.id for game in cabinet.contents().too_long] == [sheet(2).id]
    assert cabinet.back_up() == 1
    assert [kept.games for kept in cabinet.contents().backups] == [1]


def test_a_long_game_that_a_backup_takes_is_not_told() -> None:
    book = Library.in_memory()
    book.create(with_rounds(sheet(1), MOST_EVENTS - 1))

    assert cabinet_of(book).contents().too_long == ()
