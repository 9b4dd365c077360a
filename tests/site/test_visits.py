"""The published site in a real browser: whatever becomes of the server, the games stay."""

import json
import re
from pathlib import Path

import pytest

from tests.browser.browser import Phone
from tests.browser.moves import enter, record
from tests.site.hosting import (
    Browser,
    Host,
    changed_project,
    published,
    put_warning_away,
    wait_for_app,
)

pytestmark = pytest.mark.browser

NEXT = "(Record|Go on with) round"
NOWHERE = "This browser keeps nothing"
BLOCKED = {"profile": {"default_content_setting_values": {"cookies": 2}}}
NEWER_IS_HERE = """async () => {
    const kept = await navigator.serviceWorker.getRegistration();
    while (!kept.waiting) await new Promise((later) => setTimeout(later, 100));
}"""


def go_on(phone: Phone) -> None:
    """To the table of the game that is not over, from Home or from wherever the page opened."""
    phone.see(re.compile(f"Resume|{NEXT}"))
    put_warning_away(phone)
    if phone.sees("Resume"):
        phone.tap("Resume")
    phone.see(re.compile(NEXT))


def test_after_a_reload_the_game_is_there(browser: Browser) -> None:
    with browser.opened() as phone:
        go_on(phone)
        phone.reload()
        wait_for_app(phone)

        phone.see("Record round 3")


def test_without_a_server_it_starts_and_saves(browser: Browser, host: Host) -> None:
    host.stop()

    with browser.opened() as phone:
        go_on(phone)
        record(phone, 3, None, 1, 2, 3, 4)
    with browser.opened() as phone:
        go_on(phone)

        phone.see("Record round 4")


@pytest.mark.long
def test_a_new_version_comes_by_itself_and_the_game_stays(
    browser: Browser, host: Host, tmp_path: Path, cache: Path
) -> None:
    words = ("Record round {number}", "Record round {number} now")
    newer = changed_project(tmp_path / "newer", "views/texts/en/table.toml", *words)
    published(tmp_path / "site", cache, newer)
    host.stop()
    host.folder = tmp_path / "site"
    host.start()

    with browser.opened() as phone:
        phone.page.evaluate(NEWER_IS_HERE)
        phone.reload()
        wait_for_app(phone)
        go_on(phone)

        phone.see("Record round 3 now")


def test_the_second_tab_reads_and_writes_when_the_first_is_gone(browser: Browser) -> None:
    with browser.tabs() as (first, second):
        second.see(re.compile("open in another window"))
        go_on(first)
        record(first, 3, None, 1, 2, 3, 4)
        first.page.close()

        second.tap("Try again")
        second.miss(re.compile("open in another window"))
        go_on(second)
        record(second, 4, None, 1, 2, 3, 4)


def test_a_browser_that_keeps_nothing_says_so(stranger: Browser, tmp_path: Path) -> None:
    (tmp_path / "stranger" / "Default").mkdir(parents=True)
    (tmp_path / "stranger" / "Default" / "Preferences").write_text(json.dumps(BLOCKED))

    with stranger.opened() as phone:
        phone.page.get_by_text(NOWHERE).wait_for()


def test_a_round_that_is_on_the_screen_outlives_the_browser(browser: Browser) -> None:
    with browser.to_be_killed() as (phone, victim):
        go_on(phone)
        record(phone, 3, None, 1, 2, 3, 4)
        victim.kill()

    with browser.opened() as phone:
        go_on(phone)

        phone.see("Record round 4")


def test_killed_in_mid_save_the_round_is_there_or_it_is_not(browser: Browser) -> None:
    with browser.to_be_killed() as (phone, victim):
        go_on(phone)
        phone.tap("Record round 3")
        enter(phone, None, 1, 2, 3, 4)
        phone.tap("Save round 3")
        victim.kill()

    with browser.opened() as phone:
        go_on(phone)

        phone.see(re.compile("Go on with round 3|Record round [34]"))
