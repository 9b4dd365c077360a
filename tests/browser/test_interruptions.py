"""What a phone goes through in mid-entry: it is turned, it sleeps, it loses the connection."""

import contextlib
import re

import pytest
from playwright.sync_api import Error

from tests.browser.browser import PATIENCE, PHONE, Name, Phone, Size
from tests.browser.moves import has_total, key, set_up

LYING = Size(640, 360)

KEEPS_SOCKETS = """window.sockets = [];
window.WebSocket = class extends WebSocket {
    constructor(...given) { super(...given); window.sockets.push(this); }
};"""


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
    tap_until_shown(phone, "Enter this hand", re.compile("^Ben, 0 points, hand 31"))
    for points in (12, 4):
        key(phone, points)
    phone.tap("Save round 1")
    for player, total in (("Ana", 7), ("Ben", 31), ("Cleo", 12), ("Dev", 0)):
        has_total(phone, player, total)


def tap_until_shown(phone: Phone, name: Name, shown: Name) -> None:
    """Once more if need be, as anybody does: while a connection comes back a tap may be lost."""
    for _ in range(2):
        phone.tap(name)
        with contextlib.suppress(Error):
            phone.see(shown)
            return
    raise AssertionError(f"{shown!r} is not shown")


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


def test_a_phone_that_is_turned_keeps_what_is_half_typed(phone: Phone) -> None:
    set_up(phone, "first-edition")
    type_half_a_round(phone)

    for size in (Size(844, 390), PHONE, LYING):
        turn(phone, size)
        phone.see(re.compile("^Ana, 0 points, hand 7"))
        assert phone.page.evaluate(OUTSIDE) == []

    finish(phone)


@pytest.mark.long
def test_a_phone_that_slept_and_lost_its_connection_goes_on(phone: Phone) -> None:
    set_up(phone, "numbered-classic")
    phone.page.add_init_script(KEEPS_SOCKETS)
    phone.reload()
    type_half_a_round(phone)
    sleep = phone.page.context.new_cdp_session(phone.page)

    sleep.send("Page.setWebLifecycleState", {"state": "frozen"})
    sleep.send("Page.setWebLifecycleState", {"state": "active"})
    with phone.page.expect_websocket():
        phone.page.evaluate("window.sockets.forEach(socket => socket.close())")

    finish(phone)
