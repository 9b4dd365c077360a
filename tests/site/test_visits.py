"""The published site in a real browser: whatever becomes of the server, the games stay."""

import contextlib
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.browser import PATIENCE, TRIES, Phone
from tests.browser.moves import enter, record
from tests.site.hosting import Browser, Host, put_warning_away, wait_for_app
from tests.site.ways import go_on

pytestmark = pytest.mark.browser

IN_ANOTHER = re.compile("open in another window")
MANY = 12
"""Colours; an empty screen has one, and a waiting Flutter has eight."""

LATER = """() => {
    const now = Date.now;
    Date.now = () => now() + 2 * 3_600_000;
    document.dispatchEvent(new Event("visibilitychange"));
}"""
"""Somebody looks at a page again that has been open for two hours."""

OPENS = """() => {
    const sample = new OffscreenCanvas(36, 64);
    const pen = sample.getContext("2d");
    const coloursOf = (node) => {
        const inside = [...(node.shadowRoot?.children ?? []), ...node.children].flatMap(coloursOf);
        if (node.tagName !== "CANVAS") return inside;
        pen.drawImage(node, 0, 0, 36, 64);
        return [new Set(new Uint32Array(pen.getImageData(0, 0, 36, 64).data.buffer)).size];
    };
    new MutationObserver((_, watch) => {
        if (!document.body?.querySelector("flutter-view")) return;
        if (document.querySelector("svg")) return;
        watch.disconnect();
        window.coloursAtFirst = Math.max(...coloursOf(document.querySelector("flutter-view")));
    }).observe(document, { childList: true, subtree: true });
}"""
"""Counts the colours on the screen at the moment when the sign of the start goes away."""


def test_after_a_reload_the_game_is_there_and_no_empty_screen_comes_before_it(
    browser: Browser,
) -> None:
    with browser.opened() as phone:
        go_on(phone)
        phone.page.add_init_script(f"({OPENS})()")
        phone.reload()
        wait_for_app(phone)

        phone.see("Record round 3")
        assert phone.page.evaluate("coloursAtFirst") > MANY


def test_without_a_server_it_starts_and_saves(browser: Browser, host: Host) -> None:
    host.stop()

    with browser.opened() as phone:
        go_on(phone)
        record(phone, 3, None, 1, 2, 3, 4)
    with browser.opened() as phone:
        go_on(phone)

        phone.see("Record round 4")


def test_a_new_version_is_offered_while_two_pages_are_open_and_costs_no_pen(
    browser: Browser, host: Host, newer: Path
) -> None:
    with browser.tabs() as (first, second):
        put_warning_away(first)
        host.hand_out(newer)
        second.page.evaluate(LATER)
        first.page.get_by_text("A new version is ready").wait_for()

        with first.reloads():
            first.page.get_by_text("Start it").click()
        wait_for_app(first)
        go_on(first)
        first.tap("Record round 3 now")
        enter(first, None, 1, 2, 3, 4)
        first.tap("Save round 3")
        first.see("Record round 4 now")

        second.see(IN_ANOTHER)


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
