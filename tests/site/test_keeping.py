"""What a browser keeps of a round, and what the page says of a browser that keeps less."""

import json
import re
from pathlib import Path

import pytest

from tests.browser.moves import enter, record
from tests.site.hosting import Browser
from tests.site.ways import go_on

pytestmark = pytest.mark.browser

NOWHERE = "This browser keeps nothing"
PERHAPS = "This browser may clear the games away"
FULL = "Not saved: this device is full"
BLOCKED = {"profile": {"default_content_setting_values": {"cookies": 2}}}
IS_BACKED_UP = """async () => {
    const done = (asked) => new Promise((resolve) => {
        asked.onsuccess = () => resolve(asked.result);
    });
    const base = await done(indexedDB.open("cabo-referee"));
    for (let tries = 0; tries < 300; tries += 1) {
        const paths = await done(base.transaction("files").objectStore("files").getAllKeys());
        if (paths.some((path) => path.includes("/backups/"))) return true;
        await new Promise((later) => setTimeout(later, 100));
    }
    return false;
}"""
"""Whether the weekly backup comes by itself."""
STUCK_IN_A_SAVE = """() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (value, path) {
        const request = put.call(this, value, path);
        if (path.includes("/games/")) {
            console.log("saving");
            for (const until = Date.now() + 10_000; Date.now() < until;);
        }
        return request;
    };
}"""
"""From then on a save of a game stands still between its write and its end."""


def test_a_browser_that_keeps_nothing_says_so(stranger: Browser, tmp_path: Path) -> None:
    (tmp_path / "stranger" / "Default").mkdir(parents=True)
    (tmp_path / "stranger" / "Default" / "Preferences").write_text(json.dumps(BLOCKED))

    with stranger.opened() as phone:
        phone.page.get_by_text(NOWHERE).wait_for()


def test_a_browser_that_may_clear_games_away_says_so_and_leads_to_the_export(
    browser: Browser,
) -> None:
    with browser.opened() as phone:
        phone.page.get_by_text(PERHAPS).wait_for()
        assert phone.page.evaluate(IS_BACKED_UP)
        phone.page.get_by_text("To the export").click()

        phone.see("Export everything")
        phone.see(re.compile("^Backup of"))
        assert phone.page.get_by_text(PERHAPS).count() == 0


def test_where_no_room_is_left_the_round_stays_on_the_screen_until_there_is(
    browser: Browser,
) -> None:
    with browser.full() as (phone, make_room):
        go_on(phone)
        phone.tap("Record round 3")
        enter(phone, None, 1, 2, 3, 4)
        phone.tap("Save round 3")
        phone.see("Try again")
        phone.see(FULL)
        phone.see("Save round 3")

        make_room()
        phone.tap("Try again")

        phone.see("Record round 4")


def test_killed_in_mid_save_every_round_that_was_on_the_screen_is_there(browser: Browser) -> None:
    with browser.to_be_killed() as (phone, victim):
        go_on(phone)
        record(phone, 3, None, 1, 2, 3, 4)
        phone.tap("Record round 4")
        enter(phone, None, 1, 2, 3, 4)
        [python] = phone.page.workers
        python.evaluate(STUCK_IN_A_SAVE)
        with phone.page.expect_console_message(lambda message: message.text == "saving"):
            phone.tap("Save round 4")
        victim.kill()

    with browser.opened() as phone:
        go_on(phone)

        phone.see("round 4")
        phone.see("After round 3")
