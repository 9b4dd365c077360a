"""A game given to somebody else in a browser: its words, its link, its picture."""

import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from storage.library import Library
from tests.browser.browser import PATIENCE, Phone, held
from tests.browser.server import Server
from tests.views.open_game import evening
from views.parts.game_picture import LEAST, size_of

CLIPBOARD = ["clipboard-read", "clipboard-write"]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """The app with one game that is over."""
    with closing(Library.open(tmp_path / "book")) as book:
        book.create(evening())
    with Server(tmp_path / "book") as server:
        yield server


def shared(phone: Phone) -> None:
    """From Home to the ways to share the game."""
    phone.tap("Games")
    # Home has a row of the same name.
    phone.see("Without a date")
    phone.tap(re.compile("^Ana won"))
    phone.see("House rules")
    phone.tap("Share")
    phone.see("Share this game")


def copied(phone: Phone, button: str) -> str:
    phone.page.context.grant_permissions(CLIPBOARD)
    phone.tap(button)
    phone.see("Copied")
    words: str = phone.page.evaluate("navigator.clipboard.readText()")
    return words


def test_the_words_are_copied_in_one_tap(phone: Phone) -> None:
    shared(phone)

    words = copied(phone, "Copy the text")

    assert words.startswith("Ana won\nBen and Cleo passed 100. Ana is lowest.\n\n1. Ana: 60\n")


def test_a_link_opens_on_another_device_which_keeps_the_game(
    chromium: Browser, phone: Phone, tmp_path: Path
) -> None:
    shared(phone)
    phone.tap(re.compile("^Link and QR code"))
    phone.see("QR code of a link to this game")
    link = copied(phone, "Copy the link")
    site, _, letters = link.partition("/shared/")
    assert site == phone.page.evaluate("location.origin")

    with Server(tmp_path / "elsewhere") as other, held(chromium, other.address) as there:
        there.open(f"/shared/{letters}")
        there.see("It is not in your book yet")
        there.tap("Keep this game")
        there.see("1 game is new")
        there.tap("Import 1 game")
        there.see("It is in your book now")
        there.tap("Open it in the book")
        there.see("Open at the table")

        there.open(f"/shared/{letters[:-9]}")
        there.see("No game in this link")


def test_the_picture_is_all_of_the_sheet_and_sharp(phone: Phone, tmp_path: Path) -> None:
    shared(phone)
    phone.tap(re.compile("^Picture"))
    phone.see("Save the picture")

    with phone.page.expect_download(timeout=4 * PATIENCE) as given:
        phone.tap("Save the picture")

    given.value.save_as(tmp_path / "game.png")
    width, height = size_of((tmp_path / "game.png").read_bytes())
    assert given.value.suggested_filename.endswith(".png")
    assert width > 3 * LEAST
    assert height > 2 * width
