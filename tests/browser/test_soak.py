"""A very long evening at one phone: the five hundredth round costs what the first ones did."""

import json
import time
from collections.abc import Iterator
from itertools import count
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser

from tests.browser.browser import CALM_FLAGS, PATIENCE, Phone, held
from tests.browser.moves import set_up
from tests.browser.server import Server
from tests.browser.test_keyboard import rest, strike

ROUNDS = 500
A_PART = 100
MOST = 1.2


class Mark(NamedTuple):
    """The server as it is after a hundred rounds."""

    worked: float
    """Processor time for these rounds, in that of bare work done beside them: so a machine that
    is slower for a while, with others on it, is slower for both."""
    memory: float
    """Megabytes that it holds."""


@pytest.fixture(scope="module")
def flags() -> tuple[str, ...]:
    return CALM_FLAGS


@pytest.fixture
def phone(chromium: Browser, server: Server) -> Iterator[Phone]:
    with held(chromium, server.address) as phone:
        yield phone


def test_the_last_hundred_of_five_hundred_rounds_cost_what_the_first_did(
    phone: Phone, server: Server
) -> None:
    set_up(phone, "numbered-classic", ("Ana", "Ben"))
    evening = played(phone)

    marks = [after_a_part(evening, server) for _ in range(ROUNDS // A_PART)]

    assert marks[-1].worked <= MOST * marks[0].worked, marks
    assert marks[-1].memory <= MOST * marks[0].memory, marks


def after_a_part(evening: Iterator[int], server: Server) -> Mark:
    before, bare = server.worked(), 0.0
    for _ in range(A_PART):
        next(evening)
        bare += bare_work()
    return Mark((server.worked() - before) / bare, server.memory())


def bare_work() -> float:
    """Seconds of the processor for what never changes."""
    before = time.process_time()
    for _ in range(20):
        json.loads(json.dumps([{"hand": hand} for hand in range(100)]))
    return time.process_time() - before


def played(phone: Phone) -> Iterator[int]:
    """One round after the other, and a rematch after each game; the number of each round."""
    while True:
        phone.see("Round 1 is next")
        rest(phone)
        for number in count(1):
            strike(phone, "r")
            shown(phone, "Ana +1 to enter")
            strike(phone, "c", "2", "Enter", "4", "Enter", "Enter")
            seen = shown(phone, "Game over", f"After round {number}")
            yield number
            if seen == "Game over":
                break
        phone.tap("Rematch")


def shown(phone: Phone, *any_of: str) -> str:
    """The first that there is. Looked for in every frame, as it is done a thousand times."""
    found = phone.page.wait_for_function(SHOWN, arg=[*any_of], timeout=PATIENCE).json_value()
    return str(found)


SHOWN = """any_of => {
    const nodes = [...document.querySelectorAll('flt-semantics, flt-semantics span')];
    const said = nodes.map(node => node.ariaLabel || node.textContent || '');
    return any_of.find(each => said.some(words => words.includes(each)));
}"""
