"""What people at the table do with the phone, in the words of the table."""

import re
from collections.abc import Mapping, Sequence

from playwright.sync_api import expect

from tests.browser.browser import PATIENCE, Name, Phone

FOUR = ("Ana", "Ben", "Cleo", "Dev")
MOST_TABS = 40

CARDS = {
    "standard": ("52 playing cards, ace to king", None),
    "numbered-classic": ("CABO cards, 0 to 13", r"^CABO 0–13, classic"),
    "numbered-quick": ("CABO cards, 0 to 13", r"^CABO 0–13, quick"),
    "first-edition": ("CABO cards, 0 to 13", r"^Cabo, first edition"),
    "cabanga": ("Cabanga! cards, 1 to 18", None),
}
"""Which tile, and which row below it."""


def set_up(
    phone: Phone, edition: str, players: Sequence[str] = FOUR, totals: Sequence[int] = ()
) -> None:
    """From Home to the first round of a game; `totals` are those of a game begun on paper."""
    phone.tap("New game")
    phone.see("At the table")
    seat(phone, players)
    tile, row = CARDS[edition]
    choose(phone, tile)
    if row is not None:
        choose(phone, re.compile(row))
    if totals:
        put_on_paper(phone, dict(zip(players, totals, strict=True)))
    phone.tap("Start game")
    phone.see("Round 1 is next")


def resume(phone: Phone) -> None:
    """From Home to the table of a game that has just begun."""
    phone.tap("Resume")
    phone.see("Round 1 is next")


def choose(phone: Phone, name: Name) -> None:
    """One of several rows or tiles; what lies below it may move."""
    phone.tap(name)
    expect(phone.named(name)).to_have_attribute("aria-checked", "true", timeout=PATIENCE)


def seat(phone: Phone, players: Sequence[str]) -> None:
    phone.tap("Add")
    phone.see("Who else plays?")
    for player in players:
        phone.type("Name", player)
        phone.see(f"Add {player}")
        phone.press("Enter")
        phone.see(re.compile(f"At the table:.*{re.escape(player)}"))
    phone.tap("Done")
    phone.miss("Who else plays?")


def put_on_paper(phone: Phone, totals: Mapping[str, int]) -> None:
    phone.tap(re.compile("^Begun on paper"))
    phone.see("The totals as they stand on your sheet")
    for player, total in totals.items():
        field = phone.page.get_by_role("group", name=f"Total of {player}").locator("input")
        phone.write(field, str(total))
    phone.tap("Done")
    phone.miss("The totals as they stand on your sheet")
    phone.see(re.compile("^Begun on paper, with totals so far"))


def enter(phone: Phone, caller: str | None, *hands: int) -> None:
    """Who called, and a hand for each player; nothing is saved yet."""
    phone.tap("Nobody called" if caller is None else f"{caller} called Cabo")
    for points in hands:
        key(phone, points)


def key(phone: Phone, points: int) -> None:
    phone.tap(re.compile(rf"^{points}( |$)"))


def record(phone: Phone, number: int, caller: str | None, *hands: int) -> None:
    """One whole round, saved."""
    phone.tap(f"Record round {number}")
    enter(phone, caller, *hands)
    phone.tap(f"Save round {number}")
    phone.miss(f"Save round {number}")


def record_tie_breaker(phone: Phone, caller: str | None, *hands: int) -> None:
    phone.tap("Record the tie-breaker")
    enter(phone, caller, *hands)
    phone.tap("Save the tie-breaker")
    phone.miss("Save the tie-breaker")


def correct(phone: Phone, number: int, player: str, points: int) -> None:
    """One hand of an old round, up to the sheet that says what changes."""
    phone.tap("All rounds")
    # The table has a number of the same name.
    phone.see("Tap a number to correct its round")
    phone.tap(re.compile(rf"^{player}, round {number}:"))
    phone.see(f"Correct round {number}")
    key(phone, points)
    phone.tap(f"Correct round {number}")
    phone.see(f"Round {number}, corrected")


def has_total(phone: Phone, player: str, total: int) -> None:
    """Waits until the standings say so."""
    phone.see(re.compile(rf"^{player}, {total} points?\b"))


def tab_to(phone: Phone, name: str) -> None:
    """Goes on until the focus is on what is so called, as a screen reader would say it."""
    for _ in range(MOST_TABS):
        phone.press("Tab")
        if phone.page.evaluate(FOCUSED).startswith(name):
            return
    raise AssertionError(f"the focus never comes to {name!r}")


FOCUSED = """async () => {
    // Flutter moves the focus one frame later, and tells it after another one.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const node = document.activeElement;
    if (!node || node.tagName === 'FLUTTER-VIEW') return '';
    return node.ariaLabel || node.innerText || '';
}"""
