"""Chromium for the tests in this folder; without one they are skipped, unless one is required."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.browser import FLAGS, Phone, chromium_path, held
from tests.browser.server import Server

REQUIRED = os.environ.get("CABO_BROWSER_REQUIRED") == "1"
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker("browser")


# Playwright keeps an event loop running as long as it is open, and no asynchronous test can run
# beside it. So it ends with the module, though a browser for all modules would be faster.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    path = chromium_path()
    if path is None:
        (pytest.fail if REQUIRED else pytest.skip)("there is no Chromium: set CHROMIUM to its path")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*FLAGS])
        yield browser
        browser.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """The app with an empty book."""
    with Server(tmp_path / "book") as server:
        yield server


@pytest.fixture
def phone(chromium: Browser, server: Server) -> Iterator[Phone]:
    with held(chromium, server.address) as phone:
        yield phone
