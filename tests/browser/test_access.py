"""What a screen reader and a finger find on every page: names, headings, labels, room to tap."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.browser import PHONE, Size, held
from tests.browser.full_book import book_of_all
from tests.browser.seen import faults_on
from tests.browser.server import Server
from tests.browser.stops import PAGES, SHEETS, Stop
from tests.browser.tour import Tour

DESKTOP = Size(1440, 900)


def walked(browser: Browser, folder: Path, size: Size, stops: tuple[Stop, ...]) -> list[str]:
    """The faults of all the stops."""
    faults: list[str] = []
    with Server(book_of_all(folder)) as server, held(browser, server.address, size) as phone:
        tour = Tour(phone)
        for stop in stops:
            tour.visit(stop)
            faults += [f"{stop.name}: {fault}" for fault in faults_on(phone)]
            tour.leave(stop)
    return faults


def test_every_page_can_be_heard_and_tapped(chromium: Browser, tmp_path: Path) -> None:
    assert walked(chromium, tmp_path / "book", PHONE, PAGES) == []


@pytest.mark.long
def test_every_sheet_can_be_heard_and_tapped(chromium: Browser, tmp_path: Path) -> None:
    assert walked(chromium, tmp_path / "book", PHONE, SHEETS) == []


@pytest.mark.long
def test_every_page_can_be_heard_and_tapped_on_a_desktop(chromium: Browser, tmp_path: Path) -> None:
    assert walked(chromium, tmp_path / "book", DESKTOP, PAGES + SHEETS) == []
