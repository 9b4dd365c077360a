"""How long a tap takes until its answer is drawn in Chromium, beside an app that only counts."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple
from uuid import uuid4

from playwright.sync_api import Browser, Locator, sync_playwright

from storage.library import Library
from tests.browser.browser import FLAGS, Phone, chromium_path, held
from tests.browser.server import Server
from tests.storage.sheets import sheet

EMPTY = Path(__file__).with_name("empty_app.py")
STARTS = 15
FIRST = 2
"""Answers that are not counted: everything is new to the browser."""
ROUNDS = 60
"""Of each app, taken in turn."""
TWO = ("Ana", "Ben")

ANSWER = """async (node, all) => {
    const host = document.querySelector('flt-semantics-host');
    const says = words => [...host.querySelectorAll('flt-semantics, span')].some(
        each => (each.ariaLabel || each.textContent || '').startsWith(words));
    if (all.some(says)) throw new Error('it is there already: ' + all);
    const said = new Map();
    const answered = new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error('it never said all of: ' + all)), 15000);
        new MutationObserver((_, observer) => {
            for (const words of all) {
                if (!said.has(words) && says(words)) said.set(words, performance.now());
            }
            if (said.size === all.length) { observer.disconnect(); resolve(); }
        }).observe(host, {subtree: true, childList: true, attributes: true, characterData: true});
    });
    const before = performance.now();
    node.click();
    await answered;
    return all.map(words => said.get(words) - before);
}"""
"""Milliseconds from a tap to the frames that tell a screen reader each of these words."""

REST = """() => new Promise(resolve => {
    const ask = window.requestAnimationFrame;
    let last = performance.now();
    window.requestAnimationFrame = draw => {
        last = performance.now();
        return ask.call(window, draw);
    };
    const look = setInterval(() => {
        if (performance.now() - last < 150) return;
        clearInterval(look);
        window.requestAnimationFrame = ask;
        resolve();
    }, 20);
})"""
"""Until nothing moves on a page, so that none is timed beside what another one still draws."""


class Answers(NamedTuple):
    """Medians in milliseconds."""

    tap: float
    """The bare app: from the tap to the changed number."""
    key: float
    """From a number key to the hand in its row, with an empty book."""
    save: float
    """From the tap on Save to the changed total, with an empty book."""
    table: float
    """From the tap on Save to the whole table."""
    many_key: float
    """The same with many games in the book."""
    many_save: float
    many_table: float


class Three(NamedTuple):
    """The bare app, ours with an empty book, ours with many games."""

    bare: float
    empty: float
    many: float


Measure = Callable[[Browser, Path, Path | None, str], float]


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=[*FLAGS])
        yield browser
        browser.close()


def answers(browser: Browser, folder: Path, many: Path) -> Answers:
    """One of each in turn: a tap on the counter, then a key and a saved round in both books."""
    with ExitStack() as open_:
        bare = open_.enter_context(served(browser, folder.with_name("none"), EMPTY))
        few = open_.enter_context(at_table(browser, folder))
        most = open_.enter_context(at_table(browser, many))
        taken = [
            (count(bare, number), *round_of(few, number), *round_of(most, number))
            for number in range(ROUNDS)
        ]
    return Answers(*map(median, zip(*taken[FIRST:], strict=True)))


@contextmanager
def at_table(browser: Browser, folder: Path) -> Iterator[Phone]:
    """A game of two that has just begun."""
    begun = sheet(uuid4().int, TWO)
    with closing(Library.open(folder)) as book:
        book.create(begun)
    with server_of(folder, None) as server, held(browser, server.address) as phone:
        phone.open(f"/game/{begun.id}")
        phone.see("Round 1 is next")
        yield phone


def count(phone: Phone, number: int) -> float:
    (tap,) = answered(phone, phone.named("Tap"), f"{number + 1} taps")
    return tap


def round_of(phone: Phone, number: int) -> tuple[float, ...]:
    """Ana has 4, Ben calls with 2: no doubt is raised, and the game lasts."""
    phone.tap(f"Record round {number + 1}")
    phone.tap("Ben called Cabo")
    # The key alone is measured, not what is still to be drawn of the call.
    called = phone.page.get_by_role("checkbox", name="Ben called Cabo", checked=True)
    called.wait_for(state="attached")
    four = phone.named(re.compile("^4( |$)"))
    (key,) = answered(phone, four, f"Ana, {4 * number} points, hand 4")
    phone.tap(re.compile("^2( |$)"))
    save = phone.named(f"Save round {number + 1}")
    save.wait_for(state="attached")
    total, next_round = f"Ana, {4 * number + 4} points", f"Record round {number + 2}"
    return (key, *answered(phone, save, total, next_round))


def answered(phone: Phone, tapped: Locator, *words: str) -> list[float]:
    tapped.wait_for(state="attached")
    phone.page.evaluate(REST)
    taken: list[float] = tapped.evaluate(ANSWER, words)
    return taken


def starts(browser: Browser, folder: Path, many: Path) -> Three:
    """Seconds from the start of the program to the first words; one of each in turn."""
    taken = [_each(start, browser, folder, many) for _ in range(STARTS)]
    return Three(*map(median, zip(*taken, strict=True)))


def weights(browser: Browser, folder: Path, many: Path) -> Three:
    """Megabytes of the program with one page open."""
    return Three(*_each(weight, browser, folder, many))


def _each(measure: Measure, browser: Browser, folder: Path, many: Path) -> tuple[float, ...]:
    return (
        measure(browser, folder.with_name("none"), EMPTY, "0 taps"),
        measure(browser, folder, None, "New game"),
        measure(browser, many, None, "New game"),
    )


def start(browser: Browser, folder: Path, program: Path | None, words: str) -> float:
    before = perf_counter()
    with served(browser, folder, program) as phone:
        phone.see(words)
        return perf_counter() - before


def weight(browser: Browser, folder: Path, program: Path | None, words: str) -> float:
    with server_of(folder, program) as server, held(browser, server.address) as phone:
        phone.see(words)
        return server.memory()


@contextmanager
def served(browser: Browser, folder: Path, program: Path | None = None) -> Iterator[Phone]:
    with server_of(folder, program) as server, held(browser, server.address) as phone:
        yield phone


def server_of(folder: Path, program: Path | None) -> Server:
    """`program` None: our own."""
    return Server(folder) if program is None else Server(folder, program)
