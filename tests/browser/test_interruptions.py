"""What a phone goes through in mid-entry: it is turned, it sleeps, it loses the connection."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.browser import PATIENCE, PHONE, Phone, Size, held
from tests.browser.full_book import begun
from tests.browser.moves import has_total, key, resume
from tests.browser.road import Road
from tests.browser.server import Server

LYING = Size(640, 360)


def type_half_a_round(phone: Phone) -> None:
    """Dev called, Ana has 7, and a hand of Ben's is on the keypad and not entered."""
    phone.tap("Record round 1")
    phone.tap("Dev called Cabo")
    key(phone, 7)
    phone.see(re.compile("^Ana, 0 points, hand 7"))
    phone.tap("30+")
    phone.see("Take back the last key")
    for digit in "31":
        phone.tap(digit)
    phone.see("31")


def finish(phone: Phone) -> None:
    """What is on the keypad, and the rest of the round."""
    enter_typed(phone)
    save_the_others(phone)


def enter_typed(phone: Phone) -> None:
    phone.tap("Enter this hand")
    phone.see(re.compile("^Ben, 0 points, hand 31"))


def save_the_others(phone: Phone) -> None:
    for points in (12, 4):
        key(phone, points)
    phone.tap("Save round 1")
    for player, total in (("Ana", 7), ("Ben", 31), ("Cleo", 12), ("Dev", 0)):
        has_total(phone, player, total)


def wake(phone: Phone) -> None:
    """The network is there again, says the phone, and knows nothing of single connections."""
    phone.page.context.set_offline(True)
    phone.page.context.set_offline(False)


def turn(phone: Phone, size: Size) -> None:
    """From upright to lying or back, until the keys are where they belong then."""
    phone.turn(size)
    is_lying = size.width > size.height
    phone.page.wait_for_function(KEYS_LIE_BESIDE, arg=is_lying, timeout=PATIENCE)


KEYS_LIE_BESIDE = """(wanted) => {
    const names = [...document.querySelectorAll('flt-semantics[role=button]')];
    const key = names.find(node => (node.ariaLabel || node.innerText) === '1');
    return key && key.getBoundingClientRect().left > innerWidth / 2 === wanted;
}"""

OUTSIDE = """() => [...document.querySelectorAll('flt-semantics[role]')]
    .filter(node => ['button', 'checkbox'].includes(node.role))
    .filter(node => node.getBoundingClientRect().bottom > innerHeight + 1)
    .map(node => node.ariaLabel || node.innerText)"""
"""What can be tapped and lies below the window, wholly or in part."""


@pytest.mark.game(begun("first-edition"))
def test_a_phone_that_is_turned_keeps_what_is_half_typed(phone: Phone) -> None:
    type_half_a_round(phone)

    for size in (Size(844, 390), PHONE, LYING):
        turn(phone, size)
        phone.see(re.compile("^Ana, 0 points, hand 7"))
        assert phone.page.evaluate(OUTSIDE) == []

    finish(phone)


@pytest.fixture
def road(server: Server) -> Iterator[Road]:
    with Road(server) as road:
        yield road


@pytest.fixture
def far_phone(chromium: Browser, road: Road) -> Iterator[Phone]:
    with held(chromium, road.address) as phone:
        resume(phone)
        yield phone


@pytest.mark.game(begun("first-edition"))
def test_a_phone_that_lost_its_line_or_slept_goes_on_with_the_round(
    far_phone: Phone, road: Road
) -> None:
    type_half_a_round(far_phone)

    with far_phone.page.expect_websocket():
        road.cut()
    road.mend()
    enter_typed(far_phone)

    road.silence()
    with far_phone.page.expect_websocket():
        wake(far_phone)
    road.mend()
    save_the_others(far_phone)


@pytest.mark.game(begun("first-edition"))
def test_a_sheet_that_was_open_when_the_line_broke_is_open_once_and_works(
    far_phone: Phone, road: Road
) -> None:
    far_phone.tap("More")
    far_phone.see("Somebody joins")

    with far_phone.reloads():
        road.cut()
        road.mend()

    far_phone.tap("Dismiss")
    far_phone.miss("Somebody joins")
    far_phone.see("Record round 1")


@pytest.mark.game(begun("first-edition"))
@pytest.mark.long
def test_a_tap_that_nobody_answers_brings_a_new_line(far_phone: Phone, road: Road) -> None:
    type_half_a_round(far_phone)

    road.silence()
    with far_phone.page.expect_websocket():
        far_phone.tap("Enter this hand")
    road.mend()

    finish(far_phone)
