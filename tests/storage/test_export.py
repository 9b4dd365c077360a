"""One file takes everything from one machine to another."""

import csv
from contextlib import closing
from pathlib import Path

import pytest

from storage.errands import export_to, import_from
from storage.exchange import Shape, export_all, export_game
from storage.intake import plan_import
from storage.library import Library
from storage.parcel import read_parcel
from storage.safekeeping import bring_in
from storage.table_csv import COLUMNS
from storage.tell import silently
from tests.storage.sheets import sheet, with_rounds

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

    assert made.games == 1
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
