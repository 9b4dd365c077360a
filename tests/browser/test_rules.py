"""The referee is asked in a browser: in the middle of a round, and in every language."""

import re
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from referee.answers import question_of
from referee.editions import edition
from referee.rulings import ruling
from storage.library import Library
from tests.browser.browser import Phone, held
from tests.browser.full_book import begun
from tests.browser.moves import enter, has_total, key
from tests.browser.server import Server
from views.preferences import Preferences
from views.texts.wording import languages, text

ASKED = {
    "en": "the caller is tied",
    "fr": "egalite de l'appelant",
    "es": "empate al llamar cabo",
    "zh": "喊牌者并列最低",
}
"""As somebody types it who is not sure whether a tied call held."""


@pytest.mark.game(begun("standard"))
def test_a_half_typed_round_waits_while_the_referee_is_asked(phone: Phone) -> None:
    phone.tap("Record round 1")
    enter(phone, "Ben", 17, 9)

    phone.tap("Rules")
    phone.type("Ask the referee", ASKED["en"])
    phone.see("No, the call failed")
    phone.tap("Back")

    phone.see("Cleo")
    for points in (12, 4):
        key(phone, points)
    phone.tap("Save round 1")
    has_total(phone, "Ana", 17)
    has_total(phone, "Ben", 19)


@pytest.mark.parametrize("language", languages())
def test_the_referee_is_asked_in_the_language_of_the_table(
    chromium: Browser, tmp_path: Path, language: str
) -> None:
    with closing(Library.open(tmp_path / "book")) as book:
        book.keep_settings(Preferences(language=language, is_introduced=True).kept())
    tied = question_of(ruling("D-57"), edition("standard").rules, language)

    with Server(tmp_path / "book") as server, held(chromium, server.address) as phone:
        phone.open("/rules")
        phone.type(text("rulings.ask", language), ASKED[language])

        phone.see(re.compile(re.escape(tied)))
