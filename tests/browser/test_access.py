"""What a screen reader and a finger find on every page: names, headings, labels, room to tap."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.browser import PHONE, Phone, Size, held
from tests.browser.pages import PAGES, SHEETS, Stop, Tour, book_of_all
from tests.browser.server import Server
from views.theme import TARGET

DESKTOP = Size(1440, 900)
TAPPED = {"button", "checkbox", "radio", "tab", "switch", "link"}


def faults_of(phone: Phone, stop: Stop) -> list[str]:
    """What is wrong with the things on the screen, each as a line."""
    things: list[dict[str, Any]] = phone.page.evaluate(THINGS)
    faults = [fault for thing in things for fault in _faults(thing, phone)]
    if not any(thing["role"] == "heading" for thing in things):
        faults.append("no heading")
    return [f"{stop.name}: {fault}" for fault in faults]


def _faults(thing: dict[str, Any], phone: Phone) -> list[str]:
    said = f"{thing['role']} {thing['name']!r} {thing['box']}"
    faults = []
    if not thing["name"].strip():
        faults.append(f"{said} has no name")
    _, _, width, height = thing["box"]
    is_small = min(width, height) < TARGET - 0.5
    if thing["role"] in TAPPED and is_small and not thing["isCut"]:
        faults.append(f"{said} is smaller than {TARGET}")
    size = phone.page.viewport_size
    left = thing["box"][0]
    if size and not thing["isCut"] and (left < -1 or left + width > size["width"] + 1):
        faults.append(f"{said} is outside the window")
    return faults


def walked(browser: Browser, folder: Path, size: Size, stops: tuple[Stop, ...]) -> list[str]:
    """The faults of all the stops."""
    faults: list[str] = []
    with Server(book_of_all(folder)) as server, held(browser, server.address, size) as phone:
        tour = Tour(phone)
        for stop in stops:
            tour.visit(stop)
            faults += faults_of(phone, stop)
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


THINGS = """() => {
    const host = document.querySelector('flt-semantics-host');
    const scrolls = node => ['scroll', 'auto'].some(
        way => [node.style.overflowX, node.style.overflowY, node.style.overflow].includes(way));
    const isCut = (node, box) => {
        for (let up = node.parentElement; up && up !== host; up = up.parentElement) {
            const edge = up.getBoundingClientRect();
            const touches = box.top <= edge.top + 1 || box.bottom >= edge.bottom - 1
                || box.left <= edge.left + 1 || box.right >= edge.right - 1;
            if (scrolls(up) && touches) return true;
        }
        return box.bottom >= innerHeight - 1;
    };
    const roleOf = node => {
        if (/^H[1-6]$/.test(node.tagName)) return 'heading';
        if (node.tagName === 'INPUT' || node.tagName === 'TEXTAREA')
            return node.getAttribute('role') || 'textbox';
        return node.getAttribute('role');
    };
    return [...host.querySelectorAll('[role], h1, h2, h3, h4, h5, h6, input, textarea')]
        .map(node => [node, roleOf(node)])
        .filter(([node, role]) => ['button', 'checkbox', 'radio', 'tab', 'switch', 'link',
            'textbox', 'slider', 'heading', 'img'].includes(role))
        .map(([node, role]) => {
            const box = node.getBoundingClientRect();
            return {
                role,
                name: node.getAttribute('aria-label') || node.innerText || '',
                box: [box.left, box.top, box.width, box.height].map(Math.round),
                isCut: isCut(node, box),
            };
        });
}"""
