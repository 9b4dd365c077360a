"""What lies on the screen as a screen reader knows it, and what is wrong with how it lies."""

import re
from itertools import combinations
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.browser.browser import Phone
from tests.browser.full_book import LONG_NAME
from tests.views.widths import has_room
from views.theme import TARGET

TAPPED = {"button", "checkbox", "radio", "tab", "switch", "link"}
WRITTEN = {"heading", "text"}
FIGURE = re.compile(r"^[\d.,\s]+%?, ")
"""Above the words that say what it counts: one name, in two sizes, that is no run of words."""
HAIR = 6
"""Pixels by which two things may lie on each other: rules and frames do."""


class Box(NamedTuple):
    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def bottom(self) -> float:
        return self.top + self.height

    def lies_on(self, other: "Box") -> bool:
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across > HAIR and down > HAIR


class Thing(NamedTuple):
    """A control, a heading or a run of words."""

    role: str
    name: str
    box: Box
    seen: Box
    """What of the box is not scrolled out of sight."""
    is_cut: bool
    """By the edge of what scrolls."""
    is_clipped: bool
    """Part of it lies behind that edge, and its box ends there."""
    is_alone: bool
    """Nothing else that is known lies inside."""

    def __str__(self) -> str:
        return f"{self.role} {self.name!r} {tuple(map(round, self.box))}"


def things_on(page: Page) -> list[Thing]:
    found: list[dict[str, Any]] = page.evaluate(THINGS)
    return [
        Thing(**thing | {"box": Box(*thing["box"]), "seen": Box(*thing["seen"])}) for thing in found
    ]


def faults_on(phone: Phone, text_size: float = 1.0) -> list[str]:
    """What is wrong with the things on the screen, each as a line."""
    things = things_on(phone.page)
    faults = [fault for thing in things for fault in _faults(thing, phone, text_size)]
    if not any(thing.role == "heading" for thing in things):
        faults.append("no heading")
    return [*faults, *_on_each_other(things)]


def _faults(thing: Thing, phone: Phone, text_size: float) -> list[str]:
    faults = []
    if not thing.name.strip():
        faults.append(f"{thing} has no name")
    is_small = min(thing.box.width, thing.box.height) < TARGET - 0.5
    if thing.role in TAPPED and is_small and not thing.is_cut:
        faults.append(f"{thing} is smaller than {TARGET}")
    if not thing.is_cut and _is_outside(thing.box, phone):
        faults.append(f"{thing} is outside the window")
    is_long_name = LONG_NAME.split("-")[0] in thing.name
    is_judged = thing.role in WRITTEN and not (is_long_name or thing.is_clipped)
    if is_judged and not _says_all(thing, text_size):
        faults.append(f"{thing} ends before its words do")
    return faults


def _is_outside(box: Box, phone: Phone) -> bool:
    size = phone.page.viewport_size
    if size is None:
        return False
    return box.left < -1 or box.right > size["width"] + 1 or box.top < -1


def _says_all(thing: Thing, text_size: float) -> bool:
    if FIGURE.match(thing.name):
        return True
    return has_room(thing.name, (thing.box.width, thing.box.height), text_size)


def _on_each_other(things: list[Thing]) -> list[str]:
    """Pairs of things that hide each other."""
    alone = [thing for thing in things if thing.is_alone and thing.role != "img"]
    return [
        f"{one} lies on {other}"
        for one, other in combinations(alone, 2)
        if one.seen.lies_on(other.seen)
    ]


THINGS = """() => {
    const host = document.querySelector('flt-semantics-host');
    const known = ['button', 'checkbox', 'radio', 'tab', 'switch', 'link', 'textbox', 'slider',
        'heading', 'img', 'text'];
    const scrolls = node => ['scroll', 'auto'].some(
        way => [node.style.overflowX, node.style.overflowY, node.style.overflow].includes(way));
    const scrollersOf = node => {
        const found = [];
        for (let up = node.parentElement; up && up !== host; up = up.parentElement)
            if (scrolls(up)) found.push(up.getBoundingClientRect());
        return found;
    };
    const roleOf = node => {
        if (/^H[1-6]$/.test(node.tagName)) return 'heading';
        if (node.tagName === 'INPUT' || node.tagName === 'TEXTAREA')
            return node.getAttribute('role') || 'textbox';
        if (node.getAttribute('role')) return node.getAttribute('role');
        return node.firstElementChild?.tagName === 'SPAN' ? 'text' : null;
    };
    const all = [...host.querySelectorAll('*')]
        .map(node => [node, roleOf(node)]).filter(([, role]) => known.includes(role));
    return all.map(([node, role]) => {
        const box = node.getBoundingClientRect();
        const edges = scrollersOf(node);
        const touches = edge => box.top <= edge.top + 1 || box.bottom >= edge.bottom - 1
            || box.left <= edge.left + 1 || box.right >= edge.right - 1;
        const within = edges.reduce((seen, edge) => ({
            left: Math.max(seen.left, edge.left), top: Math.max(seen.top, edge.top),
            right: Math.min(seen.right, edge.right), bottom: Math.min(seen.bottom, edge.bottom),
        }), box);
        return {
            role,
            name: node.getAttribute('aria-label') || node.innerText || '',
            box: [box.left, box.top, box.width, box.height],
            seen: [within.left, within.top, Math.max(0, within.right - within.left),
                Math.max(0, within.bottom - within.top)],
            // What is lower than the window ends at it, too.
            is_cut: edges.some(touches) || box.bottom >= innerHeight - 1,
            is_clipped: box.bottom >= innerHeight - 1 || edges.some(edge =>
                Math.abs(box.bottom - edge.bottom) < 2 || Math.abs(box.top - edge.top) < 2),
            is_alone: !all.some(([other]) => other !== node && node.contains(other)),
        };
    });
}"""
