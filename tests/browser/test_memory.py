"""The memory of the table in a real browser: games that are found, players who are who they are."""

import re
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from referee.events import GameStopped, Player, Result
from referee.sheet import ScoreSheet
from storage.library import Library
from tests.browser.browser import Phone, held
from tests.browser.server import Server
from tests.views.at_table import sheet
from tests.views.open_game import evening, with_events, with_rounds
from views.preferences import Preferences

ANNA, BEN = Player("Anna"), Player("Ben")


def in_nantes() -> ScoreSheet:
    """Anna wins one against Ben."""
    game = with_rounds(sheet("standard", (ANNA, BEN)), [(0, (3, 9)), (1, (6, 2))])
    game = with_events(game, GameStopped(Result.STANDINGS))
    return replace(game, id="2" * 32, place="Nantes")


@pytest.fixture
def phone(chromium: Browser, tmp_path: Path) -> Iterator[Phone]:
    """On a table that has played twice."""
    with closing(Library.open(tmp_path / "book")) as book:
        book.keep_settings(Preferences(is_introduced=True).kept())
        book.create(evening())
        book.create(in_nantes())
    with Server(tmp_path / "book") as server, held(chromium, server.address) as phone:
        yield phone


def test_a_game_is_found_read_deleted_brought_back_and_played_once_more(phone: Phone) -> None:
    phone.tap("Games")
    phone.tap("Search games")
    phone.type("Player, note, place or date", "nantes")
    phone.see("1 of 2 games")
    phone.miss(re.compile("^Ana won"))

    phone.tap(re.compile("Anna led"))
    phone.see("Course")
    phone.tap("More")
    phone.tap(re.compile("^Delete this game"))
    phone.see("The game is in the trash")
    phone.tap("Undo")
    phone.see("The game is back")

    phone.tap(re.compile("Anna led"))
    phone.tap("Rematch")
    phone.see("Round 1 is next")


def test_somebody_is_renamed_and_two_spellings_become_one(phone: Phone) -> None:
    phone.tap("Players")
    phone.tap(re.compile(r"^Ana\."))
    phone.tap("Name and mark")
    phone.type("New name", "Anaïs")
    phone.tap("Keep")
    phone.see("Now called Anaïs")

    phone.tap("More")
    phone.tap(re.compile("^The same as somebody else"))
    phone.tap(re.compile("^Anna"))
    phone.tap("Yes, both are Anaïs")
    phone.see("Anna is Anaïs now")
    phone.see(re.compile("2, wins of 2"))

    phone.tap("Players")
    phone.see(re.compile(r"^Anaïs\. 2 wins"))
    phone.tap("Games")
    phone.see(re.compile("^Anaïs won"))
    phone.see(re.compile("Anaïs led"))
