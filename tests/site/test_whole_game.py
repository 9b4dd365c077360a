"""A game to its end on the published site, and what a link makes of it on another phone."""

import re

import pytest

from tests.browser.moves import record
from tests.browser.test_share import copied
from tests.site.hosting import Browser, Host, wait_for_app
from tests.site.ways import go_on

pytestmark = pytest.mark.browser


def test_a_game_is_played_to_its_end_and_kept_by_whoever_opens_its_link(
    browser: Browser, stranger: Browser, host: Host
) -> None:
    with browser.opened() as phone:
        go_on(phone)
        for number in (3, 4, 5):
            record(phone, number, "Ana", 1, 23, 23, 23)
        phone.see("Ana wins")
        phone.reload()
        wait_for_app(phone)
        phone.see("Ana wins")
        phone.tap("Share")
        phone.see("Share this game")
        phone.tap(re.compile("^Link and QR code"))
        phone.see("QR code of a link to this game")
        site, _, letters = copied(phone, "Copy the link").partition("/#/shared/")

    assert site == host.address
    with stranger.opened(f"/#/shared/{letters}") as phone:
        phone.see("It is not in your book yet")
        phone.tap("Keep this game")
        phone.see("1 game is new")
        phone.tap("Import 1 game")
        phone.see("It is in your book now")
        phone.reload()
        wait_for_app(phone)

        phone.see("Open it in the book")
