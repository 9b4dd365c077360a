"""The published site in a real browser: whatever becomes of the server, the games stay."""

import contextlib
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.browser import PATIENCE, TRIES, Phone
from tests.browser.moves import record
from tests.site.hosting import Browser, Host, changed_project, published, wait_for_app
from tests.site.ways import go_on

pytestmark = pytest.mark.browser

IN_ANOTHER = re.compile("open in another window")

NEWER_IS_HERE = """async () => {
    const keeper = await (await fetch("keeper.js", { cache: "no-store" })).text();
    const [, version] = keeper.match(/VERSION = "(\\w+)"/);
    for (let tries = 0; tries < 300; tries += 1) {
        const kept = (await caches.keys()).filter((name) => name.includes(" files "));
        if (kept.length === 1 && kept[0].endsWith(version)) return true;
        await new Promise((later) => setTimeout(later, 200));
    }
    return false;
}"""
"""Whether it takes over while the page of the one before is open."""


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


def test_a_new_version_comes_by_itself_and_the_game_stays(
    browser: Browser, host: Host, tmp_path: Path, cache: Path
) -> None:
    words = ("Record round {number}", "Record round {number} now")
    newer = changed_project(tmp_path / "newer", "views/texts/en/table.toml", *words)
    published(tmp_path / "host" / "cabo", cache, newer)
    host.stop()
    host.site = tmp_path / "host" / "cabo"
    host.start()

    with browser.opened() as phone:
        go_on(phone)
        assert phone.page.evaluate(NEWER_IS_HERE)
        record(phone, 3, None, 1, 2, 3, 4)
        phone.reload()
        wait_for_app(phone)

        phone.see("Record round 4 now")


def test_the_second_tab_reads_and_writes_when_the_first_is_gone(browser: Browser) -> None:
    with browser.tabs() as (first, second):
        second.see(IN_ANOTHER)
        go_on(first)
        record(first, 3, None, 1, 2, 3, 4)
        first.page.close()

        take_over(second)
        go_on(second)
        record(second, 4, None, 1, 2, 3, 4)


def take_over(phone: Phone) -> None:
    """A browser tidies up after a closed tab in its own time, so one may have to ask again."""
    for _ in range(TRIES):
        if not phone.sees(IN_ANOTHER):
            return
        phone.tap("Try again")
        with contextlib.suppress(AssertionError):
            expect(phone.page.get_by_text(IN_ANOTHER)).to_have_count(0, timeout=PATIENCE / TRIES)
    phone.miss(IN_ANOTHER)
