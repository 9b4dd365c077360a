"""What any version has ever written can still be read, and gives the totals of its day."""

import shutil
import tomllib
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from referee.draft import Draft
from referee.events import Hand, Player
from storage.atomic_json import content_of, tables_from
from storage.document import VERSION
from storage.errors import NewerVersion
from storage.intake import plan_import
from storage.library import Library
from storage.parcel import read_parcel
from storage.safekeeping import bring_in
from storage.tell import silently
from tests.storage.sheets import sheet, with_round

FROZEN = Path(__file__).parents[1] / "frozen"
VERSIONS = sorted(path.name for path in FROZEN.iterdir() if path.is_dir())
GAMES = "games/202611"


def of_their_day(version: str) -> list[dict[str, Any]]:
    totals = (FROZEN / version / "totals.toml").read_text(encoding="utf-8")
    games: list[dict[str, Any]] = tomllib.loads(totals)["game"]
    return games


def as_of_today(book: Library, game_id: str) -> dict[str, Any]:
    game = book.load(game_id).sheet.game
    decided = {} if game.decided_by is None else {"decided_by": game.decided_by}
    return decided | {
        "id": game_id,
        "edition": game.edition,
        "status": game.status,
        "rounds": len(game.rounds),
        "totals": {seat.player: seat.total for seat in game.seats},
        "winners": [*game.winners],
        "resets": sum(seat.resets for seat in game.seats),
    }


def check_games(book: Library, version: str) -> None:
    expected = of_their_day(version)

    assert [as_of_today(book, game["id"]) for game in expected] == expected
    assert len(book.summaries()) == len(expected)
    assert book.damaged == ()


def as_newer(content: bytes) -> bytes:
    """The same game as a later version would write it, with a checksum that is right."""
    tables = tables_from(content, "game")
    tables["game"]["1"]["version"] = VERSION + 1
    return content_of(tables)


def test_every_version_has_its_frozen_books() -> None:
    assert [str(version) for version in range(1, VERSION + 1)] == VERSIONS
    editions = {game["edition"] for game in of_their_day(str(VERSION))}
    assert len(editions) == 5


@pytest.mark.parametrize("version", VERSIONS)
def test_11_a_frozen_book_gives_the_totals_of_its_day(tmp_path: Path, version: str) -> None:
    shutil.copytree(FROZEN / version / "book", tmp_path / "book")

    with closing(Library.open(tmp_path / "book")) as book:
        check_games(book, version)
        assert book.settings()["language"] == "fr"
        assert [person["name"] for person in book.players()] == ["Ana", "陈伟"]


@pytest.mark.parametrize("version", VERSIONS)
def test_a_frozen_book_can_be_written_on(tmp_path: Path, version: str) -> None:
    shutil.copytree(FROZEN / version / "book", tmp_path / "book")
    game_id = of_their_day(version)[0]["id"]

    with closing(Library.open(tmp_path / "book")) as book:
        kept = book.load(game_id)
        book.save(kept.sheet, kept.revision)

        check_games(book, version)


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("file", ["book.zip", "book.json"])
def test_11_a_frozen_export_gives_the_totals_of_its_day(version: str, file: str) -> None:
    book = Library.in_memory()
    parcel = read_parcel((FROZEN / version / file).read_bytes())

    bring_in(book, plan_import(book, parcel, silently), "2026-11-29")

    check_games(book, version)
    assert book.settings()["ruling_notes"] == {"D-57": "we say no"}


def test_a_frozen_draft_is_still_there(tmp_path: Path) -> None:
    shutil.copytree(FROZEN / "1" / "book", tmp_path / "book")
    players = tuple(map(Player, ("Ana", "Ben", "Cy")))

    with closing(Library.open(tmp_path / "book")) as book:
        draft = book.draft("000f0f0000000000000000000000000d")

    assert draft == Draft(players=players, hands=(Hand(Player("Ana"), 3),))


def test_11_a_game_of_a_newer_version_is_told_and_untouched(tmp_path: Path) -> None:
    with closing(Library.open(tmp_path)) as book:
        book.create(sheet(1, at="2026-11-29T19:02:11+01:00"))
        book.create(sheet(2))
        path = tmp_path / GAMES / f"{sheet(1).id}.json"
    newer = as_newer(path.read_bytes())
    path.write_bytes(newer)

    with closing(Library.open(tmp_path)) as book:
        with pytest.raises(NewerVersion):
            book.load(sheet(1).id)
        with pytest.raises(NewerVersion):
            book.save(with_round(sheet(1)), 1)
        assert [damaged.reason for damaged in book.damaged] == ["newer-version"]
    assert path.read_bytes() == newer
