"""Chromium for the tests in this folder; without one they are skipped, unless one is required."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.browser import QUICK_FLAGS, Phone, chromium_path, held
from tests.browser.full_book import book_of
from tests.browser.moves import resume
from tests.browser.server import Server

REQUIRED = os.environ.get("CABO_BROWSER_REQUIRED") == "1"
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker("browser")


@pytest.fixture(scope="module")
def flags() -> tuple[str, ...]:
    return QUICK_FLAGS


# Playwright keeps an event loop running as long as it is open, and no asynchronous test can run
# beside it. So it ends with the module, though a browser for all modules would be faster.
@pytest.fixture(scope="module")
def chromium(flags: tuple[str, ...]) -> Iterator[Browser]:
    path = chromium_path()
    if path is None:
        (pytest.fail if REQUIRED else pytest.skip)("there is no Chromium: set CHROMIUM to its path")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*flags])
        yield browser
        browser.close()


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """The app with an empty book, or with the game that the test is marked with."""
    games = [mark.args[0] for mark in request.node.iter_markers("game")]
    with Server(book_of(tmp_path / "book", *games)) as server:
        yield server


@pytest.fixture
def phone(chromium: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Phone]:
    """At Home, or at the table if there is a game."""
    with held(chromium, server.address) as phone:
        if request.node.get_closest_marker("game"):
            resume(phone)
        yield phone
