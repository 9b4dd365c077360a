"""What an import adds, skips, lengthens or keeps twice, said before and done after."""

import errno
import json
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from referee.events import Player, played
from referee.journal import Journal
from referee.sheet import ScoreSheet
from storage.errors import Conflict, NotRead
from storage.exchange import Shape, export_all
from storage.intake import Fate, ImportPlan, carry_out, plan_import
from storage.library import Library
from storage.memory_files import MemoryFiles
from storage.parcel import Parcel, read_parcel
from storage.safekeeping import bring_in
from storage.tell import silently
from tests.storage.sheets import sheet, with_rounds
from tests.storage.watched_files import WatchedFiles

TODAY = "2026-11-29"


def book_with(*sheets: ScoreSheet) -> Library:
    book = Library.in_memory()
    for kept in sheets:
        book.create(kept)
    return book


def plan(book: Library, *sheets: ScoreSheet) -> ImportPlan:
    return plan_import(book, Parcel(games=sheets), silently)


def fates(made: ImportPlan) -> list[Fate]:
    return [step.fate for step in made.steps]


def games_in(book: Library) -> list[ScoreSheet]:
    return [book.load(summary.id).sheet for summary in book.summaries()]


def test_a_plan_changes_nothing() -> None:
    book = book_with()

    made = plan(book, sheet())

    assert fates(made) == [Fate.ADDED]
    assert games_in(book) == []


def test_the_same_game_is_skipped() -> None:
    made = plan(book_with(sheet()), sheet())

    assert fates(made) == [Fate.SKIPPED]
    assert made.changes_nothing


def test_the_same_game_is_skipped_however_its_hands_are_ordered() -> None:
    ana, ben = Player("Ana"), Player("Ben")
    told = [played({ana: 1, ben: 5}, ana), played({ben: 5, ana: 1}, ana)]
    start = sheet(players=[ana, ben])
    here, there = (replace(start, journal=start.journal.add(round_)) for round_ in told)

    made = plan(book_with(here), there)

    assert fates(made) == [Fate.SKIPPED]


def test_a_game_that_went_on_here_stays() -> None:
    assert fates(plan(book_with(with_rounds(sheet(), 3)), with_rounds(sheet(), 2))) == [
        Fate.SKIPPED
    ]


def test_a_game_that_went_on_there_takes_the_place() -> None:
    book = book_with(with_rounds(sheet(), 2))

    bring_in(book, plan(book, with_rounds(sheet(), 3)), TODAY)

    assert book.load(sheet().id) == (with_rounds(sheet(), 3), 2)


def test_two_games_of_one_id_are_both_kept() -> None:
    here, there = with_rounds(sheet(), 2), with_rounds(sheet(players=["Zoë", "陈伟"]), 2)
    book = book_with(here)

    made = plan(book, there)
    carry_out(book, made, silently)

    assert fates(made) == [Fate.KEPT_TWICE]
    assert book.load(here.id).sheet == here
    assert book.load(made.steps[0].sheet.id).sheet.journal == there.journal


def test_what_is_kept_twice_is_not_kept_three_times() -> None:
    book = book_with(with_rounds(sheet(), 2))
    there = sheet(players=["Zoë", "陈伟"])
    carry_out(book, plan(book, there), silently)

    assert fates(plan(book, there)) == [Fate.SKIPPED]
    assert fates(plan(book, *games_in(book))) == [Fate.SKIPPED, Fate.SKIPPED]


def test_a_game_may_come_once_more_under_its_new_id() -> None:
    book, there = book_with(sheet()), sheet(players=["Zoë", "陈伟"])
    new = plan(book, there).steps[0].sheet

    made = plan(book, there, with_rounds(new, 1))
    carry_out(book, made, silently)

    assert fates(made) == [Fate.KEPT_TWICE, Fate.LONGER]
    assert book.load(new.id).sheet == with_rounds(new, 1)


def test_a_note_that_is_missing_here_comes_along() -> None:
    book = book_with(with_rounds(sheet(), 2))

    bring_in(book, plan(book, replace(sheet(), note="by the lake")), TODAY)

    assert book.load(sheet().id).sheet == replace(with_rounds(sheet(), 2), note="by the lake")


@pytest.mark.parametrize("there", [replace(sheet(), note="b"), replace(sheet(), place="b")])
def test_another_note_or_place_makes_another_game(there: ScoreSheet) -> None:
    book = book_with(replace(sheet(), note="a", place="a"))

    assert fates(plan(book, there)) == [Fate.KEPT_TWICE]


def test_what_is_set_aside_is_not_lost() -> None:
    played = with_rounds(sheet(), 2).journal.events
    here = replace(sheet(), journal=Journal(played[:2], played[2:]))

    assert fates(plan(book_with(here), with_rounds(sheet(), 2))) == [Fate.KEPT_TWICE]


def test_a_game_in_the_trash_is_added_again() -> None:
    book = book_with(sheet())
    book.delete(sheet().id)

    assert fates(plan(book, sheet())) == [Fate.ADDED]


def test_a_game_saved_since_the_plan_is_not_written_over() -> None:
    book = book_with(sheet())
    made = plan(book, with_rounds(sheet(), 2))
    book.save(with_rounds(sheet(), 1), 1)

    with pytest.raises(Conflict):
        carry_out(book, made, silently)

    assert book.load(sheet().id).sheet == with_rounds(sheet(), 1)


def test_settings_that_are_here_stay() -> None:
    book = book_with()
    book.keep_settings({"language": "fr"})
    parcel = Parcel(settings={"language": "en", "theme": "dark"}, ruling_notes={"D-57": "no"})

    carry_out(book, plan_import(book, parcel, silently), silently)

    assert book.settings() == {
        "language": "fr",
        "theme": "dark",
        "ruling_notes": {"D-57": "no"},
    }
    assert plan_import(book, parcel, silently).changes_nothing


def test_one_person_of_two_books_stays_one() -> None:
    book = book_with()
    book.keep_players([{"name": "Ana", "mark": "star"}, {"name": "Ben"}])
    came = Parcel(
        players=({"name": "anna", "also": ["ANA", "ben"], "colour": "plum"}, {"name": "Cy"})
    )

    carry_out(book, plan_import(book, came, silently), silently)

    assert book.players() == (
        {"colour": "plum", "name": "Ana", "mark": "star", "also": ["anna"]},
        {"name": "Ben"},
        {"name": "Cy"},
    )
    assert plan_import(book, came, silently).changes_nothing


def test_the_people_of_a_backup_are_spelled_as_in_its_games() -> None:
    person = {"name": " Zoe\u0308 ", "also": ["ZOE\u0308"], "mark": "star"}
    backup = {"format": "cabo-referee/backup", "version": 1, "games": [], "players": [person]}

    came = read_parcel(json.dumps(backup).encode())

    assert came.players == ({"name": "Zoë", "also": ["ZOË"], "mark": "star"},)


@pytest.mark.parametrize("garbage", [["D-57"], "D-57", {"D-57": 5}, None])
def test_a_backup_of_garbage_for_notes_can_be_brought_back(garbage: object) -> None:
    book, other = book_with(sheet()), book_with()
    book.keep_settings({"language": "fr", "ruling_notes": garbage})

    backup = export_all(book, Shape.ZIP, silently).content
    made = plan_import(other, read_parcel(backup), silently)
    again = plan_import(book, Parcel(ruling_notes={"D-58": "yes"}), silently)

    assert fates(made) == [Fate.ADDED]
    assert again.settings == {"language": "fr", "ruling_notes": {"D-58": "yes"}}


def test_a_game_that_the_drive_does_not_show_keeps_no_other_one_out() -> None:
    drive = MemoryFiles()
    with closing(Library.in_memory(drive)) as book:
        book.create(sheet(1))

    def sick(call: str, path: Path) -> None:
        if call == "read" and path.stem == sheet(1).id:
            raise OSError(errno.EIO, "one spot of it")

    book = Library.in_memory(WatchedFiles(drive, sick))
    made = plan(book, sheet(1), sheet(2))
    carry_out(book, made, silently)

    assert fates(made) == [Fate.KEPT_TWICE, Fate.ADDED]
    assert book.load(made.steps[0].sheet.id).sheet.journal == sheet(1).journal
    assert fates(plan(book, sheet(1), sheet(2))) == [Fate.SKIPPED, Fate.SKIPPED]


def test_nothing_is_planned_for_a_book_that_is_closed() -> None:
    book = book_with(sheet())
    book.close()

    with pytest.raises(NotRead, match="closed"):
        plan(book, sheet())
