"""Whole games without a mouse: with the keyboard alone, and by role and name alone."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.browser import PATIENCE, Name, Phone, Size, held
from tests.browser.moves import FOCUSED, has_total, tab_to
from tests.browser.server import Server

DESKTOP = Size(1440, 900)
FOUR_CARDS = re.compile("Four cards are worth")


@pytest.fixture
def phone(chromium: Browser, server: Server) -> Iterator[Phone]:
    with held(chromium, server.address, DESKTOP) as phone:
        yield phone


def choose(phone: Phone, name: str) -> None:
    tab_to(phone, name)
    phone.press("Enter")


def rest(phone: Phone) -> None:
    """Waits until no button has the focus: a page that has just come takes it a moment later."""
    phone.page.wait_for_function(f"async () => (await ({FOCUSED})()) === ''", timeout=PATIENCE)


def strike(phone: Phone, *keys: str) -> None:
    for key in keys:
        phone.press(key)


def test_a_whole_game_with_the_keyboard_alone(phone: Phone) -> None:
    phone.see("New game")
    choose(phone, "New game")
    phone.see("At the table")
    choose(phone, "Add")
    phone.see("Who else plays?")
    expect(phone.page.get_by_label("Name", exact=True)).to_be_focused(timeout=PATIENCE)
    for player in ("Ana", "Ben"):
        phone.page.keyboard.type(player)
        phone.see(f"Add {player}")
        strike(phone, "Enter")
        phone.see(re.compile(f"At the table:.*{player}"))
    strike(phone, "Escape")
    phone.miss("Who else plays?")
    choose(phone, "52 playing cards, ace to king")
    choose(phone, "Start game")

    phone.see("Round 1 is next")
    rest(phone)
    strike(phone, "Enter")
    phone.see("Ana +1 to enter")
    strike(phone, "7", "Backspace", "4", "Enter", "6", "0", "Enter")
    strike(phone, "ArrowUp", "c", "Enter")
    phone.see(FOUR_CARDS)
    strike(phone, "Escape")
    phone.miss(FOUR_CARDS)
    strike(phone, "ArrowDown", "4", "0", "Enter", "Enter")
    has_total(phone, "Ben", 40)
    strike(phone, "Control+z")
    phone.see("Round 1 is next")
    strike(phone, "Control+y")
    has_total(phone, "Ben", 40)

    for number in (2, 3):
        strike(phone, "r")
        phone.see("Ana +1 to enter")
        strike(phone, "c", "1", "Enter", "3", "5", "Enter", "Enter")
        phone.see("Ana wins" if number == 3 else "After round 2")


def by_name(phone: Phone, role: str, name: Name) -> Locator:
    """The one thing of that role with that name, as a screen reader lists it."""
    exact = isinstance(name, str)
    found = phone.page.get_by_role(role, name=name, exact=exact)  # type: ignore[arg-type]
    expect(found).to_have_count(1, timeout=PATIENCE)
    return found


def press(phone: Phone, role: str, name: Name) -> None:
    """As a screen reader does it: the thing itself is clicked, wherever it is drawn."""
    by_name(phone, role, name).evaluate("node => node.click()")


def read(phone: Phone, role: str, name: Name) -> None:
    expect(phone.page.get_by_role(role, name=name).first).to_be_attached(  # type: ignore[arg-type]
        timeout=PATIENCE
    )


def test_a_whole_game_found_by_role_and_name(phone: Phone) -> None:
    press(phone, "button", "New game")
    read(phone, "heading", "New game")
    press(phone, "button", "Add")
    for player in ("Ana", "Ben"):
        by_name(phone, "textbox", "Name").fill(player)
        press(phone, "button", f"Add {player}")
        read(phone, "button", re.compile("^Name|^A name first"))
    press(phone, "button", "Done")
    press(phone, "checkbox", "52 playing cards, ace to king")
    press(phone, "button", "Start game")

    read(phone, "heading", "Round 1 is next")
    for number in (1, 2, 3, 4):
        press(phone, "button", f"Record round {number}")
        read(phone, "heading", f"Round {number}")
        press(phone, "checkbox", "Ana called Cabo")
        press(phone, "button", "1")
        read(phone, "button", re.compile("^Ana, 0 points, hand 1"))
        press(phone, "button", "29")
        press(phone, "button", f"Save round {number}")
        read(phone, "heading", "Game over" if number == 4 else f"After round {number}")
    read(phone, "button", "Undo round 4")
