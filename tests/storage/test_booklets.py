"""Settings and players: small files, each with the generation before it."""

from pathlib import Path

import pytest

from storage.atomic_json import content_of
from storage.errors import Rejected
from storage.library import Library

ANA = {"name": "Ana", "also": ["Anna"], "colour": "red", "archived": False}
BEN = {"name": "Ben"}


def test_settings_and_players_come_back(tmp_path: Path) -> None:
    book = Library.open(tmp_path)
    book.keep_settings({"language": "fr", "sizes": [1, 2.5, None]})
    book.keep_players([ANA, BEN])
    book.close()

    book = Library.open(tmp_path)

    assert book.settings() == {"language": "fr", "sizes": [1, 2.5, None]}
    assert book.players() == (ANA, BEN)


def test_a_new_book_has_no_settings_and_no_players() -> None:
    book = Library.in_memory()

    assert (book.settings(), book.players()) == ({}, ())


def test_what_is_kept_takes_the_place_of_all_before() -> None:
    book = Library.in_memory()
    book.keep_settings({"language": "fr", "is_dark": True})

    book.keep_settings({"language": "zh"})

    assert book.settings() == {"language": "zh"}


@pytest.mark.parametrize(
    "row",
    [
        {},
        {"name": 5},
        {"name": "Cy", "also": "Cyril"},
        {"name": "Cy", "also": [1]},
        {"name": "Cy", "colour": ["red"]},
        {"name": "Cy", "archived": "yes"},
    ],
)
def test_what_is_no_player_is_passed_over(row: dict[str, object]) -> None:
    book = Library.in_memory()

    book.keep_players([ANA, row, BEN | {"height": 180}])

    assert book.players() == (ANA, BEN | {"height": 180})


@pytest.mark.parametrize("number", ["9" * 20, "9" * 5000])
def test_a_file_with_a_number_that_is_none_is_damaged(tmp_path: Path, number: str) -> None:
    Library.open(tmp_path).close()
    (tmp_path / "settings.json").write_bytes(content_of({"settings": {number: {}}}))

    book = Library.open(tmp_path)

    assert book.settings() == {}
    assert [damaged.reason for damaged in book.damaged] == ["no-tables"]


def test_what_was_handed_out_is_not_the_book_itself() -> None:
    book = Library.in_memory()
    book.keep_players([ANA])

    book.players()[0]["also"].append("Annie")

    assert book.players() == (ANA,)


@pytest.mark.parametrize("name", ["settings.json", "players.json"])
@pytest.mark.parametrize("keep", [0, 1, 30, -1])
def test_a_damaged_file_falls_back_to_the_generation_before(
    tmp_path: Path, name: str, keep: int
) -> None:
    book = Library.open(tmp_path)
    for language, player in (("en", ANA), ("fr", BEN)):
        book.keep_settings({"language": language})
        book.keep_players([player])
    (tmp_path / name).write_bytes((tmp_path / name).read_bytes()[:keep])

    kept = (book.settings(), book.players())

    before, now = ({"language": "en"}, (BEN,)), ({"language": "fr"}, (ANA,))
    assert kept == (before if name == "settings.json" else now)
    assert [lost.name for lost in book.damaged] == [name]
    assert (tmp_path / "quarantine" / name).exists()


def test_a_damaged_file_that_is_written_over_is_kept_in_quarantine(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_bytes(b"{}")
    book = Library.open(tmp_path)

    book.keep_settings({"language": "fr"})

    assert book.settings() == {"language": "fr"}
    assert (tmp_path / "quarantine/settings.json").read_bytes() == b"{}"


def test_two_damaged_generations_are_an_empty_file(tmp_path: Path) -> None:
    for name in ("settings.json", "settings.json.bak"):
        (tmp_path / name).write_bytes(b"")

    assert Library.open(tmp_path).settings() == {}


@pytest.mark.parametrize("value", [float("nan"), "\ud800", object()])
def test_what_is_no_json_is_refused(value: object) -> None:
    book = Library.in_memory()
    book.keep_settings({"language": "fr"})

    with pytest.raises(Rejected):
        book.keep_settings({"odd": value})

    assert book.settings() == {"language": "fr"}
