"""The first steps in a browser: three taps to a new game, and never again by themselves."""

from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.browser import held
from tests.browser.server import Server


def test_a_newcomer_comes_to_a_new_game_and_sees_home_the_next_time(
    chromium: Browser, tmp_path: Path
) -> None:
    with Server(tmp_path / "book", is_new=True) as server, held(chromium, server.address) as phone:
        phone.see("One tap a hand")
        assert phone.page.url.rstrip("/") == server.address
        phone.tap("Next")
        phone.tap("Next")
        phone.see("Nothing is forgotten")
        phone.tap("Start")
        phone.see("At the table")

        phone.open()

        phone.see("Cards on the table?")
