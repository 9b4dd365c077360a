"""The book is backed up by itself, and a backup brings back what was lost."""

from contextlib import closing
from pathlib import Path

import pytest

from storage.errors import NotFound, NotSaved
from storage.intake import ImportPlan, plan_import
from storage.library import Library
from storage.parcel import Parcel, read_parcel
from storage.safekeeping import (
    back_up,
    back_up_if_due,
    back_up_if_old,
    bring_in,
    is_due,
    is_from_before,
)
from storage.tell import silently
from tests.storage.sheets import sheet, with_round, with_rounds

NEXT_YEAR = "2027-12-01"
MONDAY, FRIDAY, NEXT_MONDAY = "2026-11-23", "2026-11-27", "2026-11-30"


def book_with_a_game() -> Library:
    book = Library.in_memory()
    book.create(sheet())
    return book


def backed_up(*days: str) -> Library:
    """A book that grew between its backups."""
    book = book_with_a_game()
    for number, day in enumerate(days, 2):
        back_up(book, day)
        book.create(sheet(number))
    return book


def plan_restore(book: Library, name: str) -> ImportPlan:
    return plan_import(book, read_parcel(book.backups.read(name)), silently)


def test_the_last_three_backups_stay() -> None:
    book = backed_up("2026-11-01", "2026-11-08", "2026-11-08", "2026-11-15")

    assert book.backups.names() == ("2026-11-15.zip", "2026-11-08-2.zip", "2026-11-08.zip")


def test_a_backup_of_the_same_is_not_made() -> None:
    book = book_with_a_game()
    back_up(book, MONDAY)

    back_up(book, FRIDAY)

    assert book.backups.names() == (f"{MONDAY}.zip",)


def test_the_backup_just_made_stays_though_the_clock_went_back() -> None:
    book = backed_up("2026-11-01", "2026-11-08", "2026-11-15", "1999-01-01")

    assert book.backups.names()[-1] == "1999-01-01.zip"


@pytest.mark.parametrize(("day", "due"), [(FRIDAY, False), (NEXT_MONDAY, True)])
def test_a_backup_is_due_every_week(day: str, due: bool) -> None:
    assert is_due(backed_up(MONDAY), day) is due


def test_a_day_on_which_the_clock_ran_ahead_makes_no_start_a_backup() -> None:
    book = backed_up(MONDAY, "2099-01-01", FRIDAY)

    assert not is_due(book, FRIDAY)
    assert not is_due(book, MONDAY)
    assert is_due(book, NEXT_YEAR)


def test_a_book_without_games_is_not_backed_up() -> None:
    book = Library.in_memory()

    back_up(book, MONDAY)

    assert is_due(book, MONDAY)
    assert book.backups.names() == ()


def test_a_backup_brings_back_what_is_gone() -> None:
    book = backed_up(MONDAY)
    book.delete(sheet().id)
    book.trash.empty()

    bring_in(book, plan_restore(book, f"{MONDAY}.zip"), FRIDAY)

    assert book.load(sheet().id).sheet == sheet()


def test_a_backup_takes_back_no_round() -> None:
    book = backed_up(MONDAY)
    book.save(with_round(sheet()), 1)

    assert plan_restore(book, f"{MONDAY}.zip").changes_nothing


def test_an_import_is_preceded_by_a_backup() -> None:
    book = book_with_a_game()
    plan = plan_import(book, Parcel(games=(with_rounds(sheet(), 2),)), silently)

    bring_in(book, plan, MONDAY)

    assert book.load(sheet().id).sheet == with_rounds(sheet(), 2)
    assert plan_restore(book, f"{MONDAY}.zip").steps[0].fate == "skipped"
    assert book.backups.names() == (f"{MONDAY}.zip",)


@pytest.mark.parametrize(("version", "before"), [(1, False), (2, True)])
def test_a_backup_of_an_earlier_version_is_told(version: int, before: bool) -> None:
    assert is_from_before(backed_up(MONDAY), version) is before
    assert is_from_before(book_with_a_game(), version) is before


def test_games_are_backed_up_before_they_migrate() -> None:
    book = backed_up(MONDAY)

    back_up_if_old(book, FRIDAY, 2)

    assert book.backups.names()[0] == f"{FRIDAY}.zip"


def test_a_week_without_a_backup_ends_at_the_next_start() -> None:
    book = backed_up(MONDAY)

    back_up_if_due(book, FRIDAY)
    back_up_if_due(book, NEXT_MONDAY)

    assert book.backups.names() == (f"{NEXT_MONDAY}.zip", f"{MONDAY}.zip")


def test_a_book_closed_meanwhile_is_backed_up_the_next_time() -> None:
    book = book_with_a_game()
    book.close()

    back_up_if_due(book, MONDAY)


def test_a_damaged_backup_counts_as_one_from_before(tmp_path: Path) -> None:
    with closing(Library.open(tmp_path)) as book:
        book.create(sheet())
        back_up(book, MONDAY)
        (tmp_path / "backups" / f"{MONDAY}.zip").write_bytes(b"PK")

        assert is_from_before(book, 2)


def test_only_backups_can_be_read() -> None:
    book = backed_up(MONDAY)

    for name in ("../settings.json", "2026-11-31.zip", "notes.txt"):
        with pytest.raises(NotFound):
            book.backups.read(name)


def test_whoever_only_reads_backs_nothing_up(tmp_path: Path) -> None:
    with closing(Library.open(tmp_path)) as book:
        book.create(sheet())
    book = Library.open_read_only(tmp_path)

    assert not is_due(book, MONDAY)
    with pytest.raises(NotSaved, match="read-only"):
        back_up(book, MONDAY)
