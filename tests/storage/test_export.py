"""One file takes everything from one machine to another."""

import csv
import errno
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from referee.sheet import ScoreSheet
from storage.errands import export_to, import_from
from storage.errors import NotRead, Rejected
from storage.exchange import Shape, export_all, export_game
from storage.intake import plan_import
from storage.library import Library
from storage.limits import MOST_BYTES, MOST_EVENTS, MOST_MARKS
from storage.memory_files import MemoryFiles
from storage.parcel import read_parcel
from storage.safekeeping import bring_in
from storage.table_csv import COLUMNS
from storage.tell import silently
from tests.storage.sheets import sheet, with_rounds
from tests.storage.watched_files import WatchedFiles

TODAY = "2026-11-29"
FAMILY = "👩‍👩‍👧"
NAMES = ("Zoë", "陈伟", FAMILY, "نورا", "N" * 40)


def full_book() -> Library:
    book = Library.in_memory()
    for number in range(1, 6):
        book.create(with_rounds(sheet(number, NAMES, at="2026-11-29T19:02:11+01:00"), number))
    book.keep_players([{"name": "Zoë", "also": ["Zoe"]}])
    book.keep_settings({"language": "fr", "ruling_notes": {"D-57": "we say no"}})
    return book


def contents(book: Library) -> list[object]:
    games = [book.load(summary.id).sheet for summary in book.summaries()]
    return [sorted(games, key=lambda game: game.id), book.players(), book.settings()]


def rows_of(content: bytes) -> list[dict[str, str]]:
    return [*csv.DictReader(content.decode("utf-8-sig").splitlines())]


@pytest.mark.parametrize("shape", [Shape.ZIP, Shape.JSON])
def test_13_an_import_into_an_empty_book_gives_the_same_book(shape: Shape) -> None:
    book, new = full_book(), Library.in_memory()

    parcel = read_parcel(export_all(book, shape, silently).content)
    bring_in(new, plan_import(new, parcel, silently), TODAY)

    assert contents(new) == contents(book)
    assert export_all(new, shape, silently).games == 5


@pytest.mark.parametrize("shape", [Shape.ZIP, Shape.JSON])
def test_13_a_second_import_changes_nothing(shape: Shape) -> None:
    book = full_book()

    parcel = read_parcel(export_all(book, shape, silently).content)

    assert plan_import(book, parcel, silently).changes_nothing


@pytest.mark.parametrize("shape", [Shape.ZIP, Shape.JSON])
def test_one_game_can_be_taken_alone(shape: Shape) -> None:
    parcel = read_parcel(export_game(full_book(), shape, sheet(3).id).content)

    assert parcel.games == (full_book().load(sheet(3).id).sheet,)
    assert parcel.players == ()


def test_the_same_book_gives_the_same_archive() -> None:
    one, other = (export_all(full_book(), Shape.ZIP, silently) for _ in range(2))

    assert one == other


def test_a_folder_goes_into_another_and_once_more(tmp_path: Path) -> None:
    folder, file, new = tmp_path / "où", tmp_path / "tout le livre.zip", tmp_path / "新"
    with closing(Library.open(folder)) as book:
        book.create(with_rounds(sheet(), 2))
        export_to(folder, file, None, silently)

    [first, second] = import_from(new, [file, file], TODAY, silently)

    assert (first.count("added"), second.count("skipped")) == (1, 1)
    assert not (tmp_path / "tout le livre.zip.new").exists()


def test_a_damaged_game_is_left_out(tmp_path: Path) -> None:
    with closing(Library.open(tmp_path)) as book:
        book.create(sheet(1))
        book.create(sheet(2))
        next(tmp_path.rglob(f"{sheet(1).id}.json")).write_bytes(b"{}")
        book.summaries()

        made = export_all(Library.open_read_only(tmp_path), Shape.ZIP, silently)

    assert (made.games, made.left_out) == (1, 1)
    assert [game.id for game in read_parcel(made.content).games] == [sheet(2).id]


def test_the_table_has_a_line_for_each_round_and_player() -> None:
    rows = rows_of(export_all(full_book(), Shape.CSV, silently).content)

    assert len(rows) == (1 + 2 + 3 + 4 + 5) * len(NAMES)
    assert {row["player"] for row in rows} == set(NAMES)


def test_a_line_of_the_table_says_what_the_sheet_says() -> None:
    [*_, row] = rows_of(export_game(full_book(), Shape.CSV, sheet(2).id).content)

    said = {name: value for name, value in row.items() if value}
    assert said == {
        "game": sheet(2).id,
        "date": "2026-11-29T19:02:11+01:00",
        "edition": "standard",
        "status": "in-progress",
        "round": "2",
        "kind": "round",
        "caller": "Zoë",
        "player": "N" * 40,
        "hand": "2",
        "points": "2",
        "total": "3",
        "reason": "hand",
    }


def test_a_spreadsheet_is_told_that_the_table_is_in_utf_8() -> None:
    assert export_all(full_book(), Shape.CSV, silently).content.startswith(b"\xef\xbb\xbfgame,")


def test_no_name_becomes_a_formula() -> None:
    book = Library.in_memory()
    book.create(with_rounds(sheet(players=["=1+1", "Ben"]), 1))

    rows = rows_of(export_all(book, Shape.CSV, silently).content)

    assert [row["player"] for row in rows] == ["'=1+1", "Ben"]


def test_every_column_is_explained_in_the_readme() -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")

    table = readme.partition("| column |")[2].partition("\n\n")[0]
    explained = [line.split("`")[1] for line in table.splitlines() if line.startswith("| `")]

    assert explained == list(COLUMNS)


def too_long() -> ScoreSheet:
    return with_rounds(sheet(7), MOST_EVENTS)


@pytest.mark.parametrize("shape", [Shape.ZIP, Shape.JSON])
def test_a_game_that_no_import_would_take_keeps_no_other_one_out(shape: Shape) -> None:
    book = full_book()
    book.create(too_long())

    made = export_all(book, shape, silently)

    assert (made.games, made.left_out) == (5, 1)
    assert len(read_parcel(made.content).games) == 5
    with pytest.raises(Rejected, match="too-large"):
        export_game(book, shape, too_long().id)


def test_players_and_settings_that_no_import_would_take_are_refused() -> None:
    book = full_book()
    book.keep_settings({"note": "n" * MOST_BYTES})

    with pytest.raises(Rejected, match="too-large"):
        export_all(book, Shape.ZIP, silently)


def test_a_document_with_more_values_than_an_import_would_take_is_refused() -> None:
    book = Library.in_memory()
    for number in (1, 2):
        book.create(replace(sheet(number), note="," * (MOST_MARKS // 2)))

    with pytest.raises(Rejected, match="too-large"):
        export_all(book, Shape.JSON, silently)

    assert len(read_parcel(export_all(book, Shape.ZIP, silently).content).games) == 2


def test_a_game_that_the_drive_refuses_keeps_no_other_one_out() -> None:
    drive = MemoryFiles()
    with closing(Library.in_memory(drive)) as book:
        book.create(sheet(1))
        book.create(sheet(2))

    def sick(call: str, path: Path) -> None:
        if call == "read" and path.stem == sheet(2).id:
            raise OSError(errno.EIO, "one spot of it")

    book = Library.in_memory(WatchedFiles(drive, sick))
    made = export_all(book, Shape.ZIP, silently)

    assert (made.games, made.left_out) == (1, 1)
    assert [(lost.name, lost.reason) for lost in book.damaged] == [
        (f"{sheet(2).id}.json", "not-read")
    ]


def test_a_game_without_a_round_is_not_left_out_of_the_table() -> None:
    book = Library.in_memory()
    book.create(sheet())

    made = export_all(book, Shape.CSV, silently)

    assert (made.games, made.left_out) == (1, 0)


def test_whoever_closes_the_book_ends_its_export() -> None:
    book = full_book()

    with pytest.raises(NotRead, match="closed"):
        export_all(book, Shape.ZIP, lambda *_: book.close())
