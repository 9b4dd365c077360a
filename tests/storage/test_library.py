"""The book as a whole: games come back as they went in."""

from dataclasses import replace
from pathlib import Path

import pytest

from storage.errors import Conflict, NotFound, NotRead, NotSaved, Rejected
from storage.library import Library
from tests.storage.sheets import sheet, with_round, with_rounds

ODD_NAMES = (
    "Zoë",
    "陈伟",
    "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET}",
    "שרה",
    "x" * 40,
)


def test_a_game_comes_back_as_it_was_saved(tmp_path: Path) -> None:
    book = Library.open(tmp_path)
    book.create(sheet())
    played = replace(with_rounds(sheet(), 3), note="Sunday", place="at the lake")

    revision = book.save(played, 1)
    book.close()

    assert Library.open(tmp_path).load(played.id) == (played, revision) == (played, 2)


def test_odd_names_and_odd_folders_come_back(tmp_path: Path) -> None:
    folder = tmp_path / "my games – 游戏 é"
    odd = with_round(sheet(players=ODD_NAMES))
    book = Library.open(folder)
    book.create(odd)
    book.close()

    assert Library.open(folder).load(odd.id).sheet == odd


def test_a_game_lies_in_the_folder_of_its_month(tmp_path: Path) -> None:
    book = Library.open(tmp_path)

    book.create(sheet(1, at="2026-11-29T19:02:11+01:00"))
    book.create(sheet(2))

    assert (tmp_path / f"games/202611/{1:032x}.json").exists()
    assert (tmp_path / f"games/undated/{2:032x}.json").exists()


def test_a_stale_writer_learns_what_is_there() -> None:
    book = Library.in_memory()
    book.create(sheet())
    book.save(with_round(sheet(), 3), 1)

    with pytest.raises(Conflict) as refusal:
        book.save(with_round(sheet(), 8), 1)

    assert refusal.value.current == 2
    assert book.load(sheet().id).sheet == with_round(sheet(), 3)


def test_a_game_is_created_once() -> None:
    book = Library.in_memory()
    book.create(sheet())

    with pytest.raises(Conflict):
        book.create(with_round(sheet()))

    assert book.load(sheet().id).sheet == sheet()


@pytest.mark.parametrize("odd_id", ["", "../../settings", "A" * 32, "٣" * 32, f"{1:032x}\n"])
def test_an_id_that_is_none_never_becomes_a_path(tmp_path: Path, odd_id: str) -> None:
    book = Library.open(tmp_path)

    with pytest.raises(Rejected):
        book.load(odd_id)
    with pytest.raises(Rejected):
        book.create(replace(sheet(), id=odd_id))
    with pytest.raises(Rejected):
        book.draft(odd_id)

    assert [path.name for path in tmp_path.iterdir()] == ["lock"]


def test_text_that_no_file_can_hold_is_refused_and_nothing_changes() -> None:
    book = Library.in_memory()
    book.create(sheet())

    with pytest.raises(Rejected):
        book.save(replace(sheet(), note="\ud800"), 1)

    assert book.load(sheet().id) == (sheet(), 1)


def test_a_game_nobody_created_is_not_found() -> None:
    with pytest.raises(NotFound):
        Library.in_memory().load(sheet().id)
    with pytest.raises(NotFound):
        Library.in_memory().save(sheet(), 1)


def test_summaries_are_newest_first_and_follow_each_save() -> None:
    book = Library.in_memory()
    book.create(sheet(1, at="2026-11-29T20:00:00+01:00"))
    book.create(sheet(2, at="2026-11-29T19:30:00Z"))
    book.create(sheet(3))

    book.save(with_round(sheet(3)), 1)

    assert [(game.id[-1], game.rounds) for game in book.summaries()] == [
        ("2", 0), ("1", 0), ("3", 1),
    ]  # fmt: skip


def test_more_games_than_may_be_open_are_all_kept(tmp_path: Path) -> None:
    book = Library.open(tmp_path)
    for number in range(40):
        book.create(sheet(number))

    for number in range(40):
        book.save(with_round(sheet(number)), 1)

    book.close()

    book = Library.open(tmp_path)
    assert [book.load(f"{number:032x}").revision for number in range(40)] == [2] * 40


def test_a_closed_book_answers_nothing() -> None:
    book = Library.in_memory()
    book.create(sheet())

    book.close()
    book.close()

    with pytest.raises(NotSaved, match="closed"):
        book.save(with_round(sheet()), 1)
    with pytest.raises(NotRead, match="closed"):
        book.load(sheet().id)
