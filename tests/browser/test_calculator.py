"""A hand added up card by card, and the gap of Cabanga!, on a phone in a real browser."""

import re

import pytest

from tests.browser.browser import PHONE, Phone
from tests.browser.full_book import begun
from tests.browser.moves import has_total


def lay(phone: Phone, player: str, *cards: str) -> None:
    phone.see(re.compile(f"Tap the cards of {player}"))
    for card in cards:
        phone.tap(card)


def is_in_sight(phone: Phone, name: str) -> bool:
    box = phone.named(name).bounding_box()
    return box is not None and box["y"] >= 0 and box["y"] + box["height"] <= PHONE.height


@pytest.mark.game(begun("standard", 60, 60, 70, 40))
def test_a_round_is_added_up_card_by_card(phone: Phone) -> None:
    phone.tap("Record round 1")
    phone.tap("Dev called Cabo")
    phone.tap("Add up the cards")

    lay(phone, "Ana", "Black king, 13", "Black king, 13", "Red king, −1", "5", "10")
    phone.see("Enter 40 for Ana")
    phone.tap("Take away 10")
    assert is_in_sight(phone, "Enter 30 for Ana")
    phone.tap("Enter 30 for Ana")
    phone.see("Black king, none left: all 2 lie on the table")
    for player, card, points in (("Ben", "Queen, 12", 12), ("Cleo", "9", 9), ("Dev", "Ace, 1", 1)):
        lay(phone, player, card)
        phone.tap(f"Enter {points} for {player}")
    phone.tap("Save round 1")

    for player, total in (("Ana", 90), ("Ben", 72), ("Cleo", 79), ("Dev", 40)):
        has_total(phone, player, total)


@pytest.mark.game(begun("cabanga"))
def test_two_visible_numbers_tell_what_may_be_thrown_and_what_it_costs(phone: Phone) -> None:
    phone.tap("Gap")
    phone.see("Tap the two numbers that are visible")
    for key in ("Blue", "6", "12"):
        phone.tap(key)
    phone.see("Blue: 7 to 11 may be thrown")
    for thrown in ("1 penalty card ", "2 penalty cards "):
        phone.tap("One thrown card more")
        phone.see(re.compile(thrown))
    assert is_in_sight(phone, "18")

    phone.tap(re.compile("I played my last card"))
    phone.see("Not before the others have reacted.")
