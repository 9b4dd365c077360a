"""How many taps it takes: counted by what is tapped, each a finger on glass."""

import contextlib
import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Error

from tests.browser.browser import PATIENCE, Name, Phone
from tests.browser.full_book import begun
from tests.browser.moves import FOUR, has_total, record

HIGH = 640


def tap_all(phone: Phone, names: Sequence[Name]) -> int:
    """Taps one after the other, each within reach without scrolling; their number."""
    for name in names:
        assert lowest_edge(phone, name) <= HIGH, name
        phone.tap(name)
    return len(names)


def lowest_edge(phone: Phone, name: Name) -> float:
    """Of something that can be tapped, once a sheet that rises with it is up."""
    found = phone.named(name)
    found.wait_for(state="attached", timeout=PATIENCE)
    with contextlib.suppress(Error):
        found.element_handle().wait_for_element_state("stable", timeout=PATIENCE)
    box = found.bounding_box(timeout=PATIENCE)
    assert box is not None, name
    return box["y"] + box["height"]


def number(points: int) -> re.Pattern[str]:
    return re.compile(rf"^{points}( |$)")


@pytest.mark.game(begun("numbered-classic"))
def test_a_round_of_four_takes_six_taps_from_the_call_at_the_table(phone: Phone) -> None:
    hands = [number(points) for points in (17, 9, 12, 4)]

    taps = tap_all(phone, ["Dev calls Cabo", *hands, "Save round 1"])

    has_total(phone, "Ana", 17)
    has_total(phone, "Dev", 0)
    assert taps == 6


@pytest.mark.game(begun("numbered-classic"))
def test_a_wrong_tap_in_a_round_costs_one(phone: Phone) -> None:
    tap_all(phone, ["Ben calls Cabo", "Dev called Cabo", *map(number, (17, 8))])

    # Ben held 9, not 8.
    tap_all(phone, [re.compile("^Ben, 0 points, hand 8"), *map(number, (9, 12, 4))])
    tap_all(phone, ["Save round 1"])

    has_total(phone, "Ben", 9)
    has_total(phone, "Dev", 0)


@pytest.mark.game(begun("numbered-classic"))
def test_undo_takes_one_tap(phone: Phone) -> None:
    record(phone, 1, "Dev", 17, 9, 12, 4)

    assert tap_all(phone, ["Undo round 1"]) == 1

    has_total(phone, "Ana", 0)


@pytest.mark.game(begun("numbered-classic"))
def test_correcting_one_number_of_an_old_round_takes_five_taps(phone: Phone) -> None:
    record(phone, 1, "Dev", 17, 9, 12, 4)
    record(phone, 2, "Cleo", 5, 6, 2, 7)

    taps = tap_all(phone, ["All rounds"])
    phone.see("Tap a number to correct its round")
    taps += tap_all(phone, [re.compile("^Ana, round 1: 17")])
    phone.see("Correct round 1")
    taps += tap_all(phone, [number(16), "Correct round 1"])
    phone.see("Round 1, corrected")
    taps += tap_all(phone, ["Correct round 1"])

    has_total(phone, "Ana", 21)
    assert taps <= 5


@pytest.mark.game(begun("numbered-quick"))
def test_a_rematch_takes_three_taps_at_most(phone: Phone) -> None:
    record(phone, 1, "Ben", 7, 3, 9, 3)

    taps = tap_all(phone, ["Rematch"])

    phone.see("Round 1 is next")
    has_total(phone, "Ben", 0)
    assert taps <= 3


@pytest.mark.game(begun("numbered-classic"))
def test_a_new_game_with_known_players_takes_six_taps_at_most(phone: Phone) -> None:
    phone.tap("Back")

    taps = tap_all(phone, ["New game"])
    phone.see("At the table")
    taps += tap_all(phone, ["Start game"])

    phone.see("Round 1 is next")
    for player in FOUR:
        has_total(phone, player, 0)
    assert taps <= 6


CHANGES: dict[str, tuple[str, Sequence[Name], Name]] = {
    "join": (
        "Somebody joins",
        (),
        "Who joins?",
    ),
    "leave": (
        "Somebody leaves",
        (re.compile("^Ben"), re.compile("^Ben leaves")),
        re.compile("^Ben, 9 points, left"),
    ),
    "rename": ("Change a name", (), "Whose name?"),
    "seats": ("Move seats", (re.compile("^Ben one seat up"), "Move seats"), "Saved"),
    "stop": ("Stop early", ("Stop the game",), "Game over"),
}
"""The row in the menu, the taps in its sheet, and what is seen then."""


@pytest.mark.game(begun("numbered-classic"))
@pytest.mark.parametrize("change", CHANGES)
def test_each_change_at_the_table_is_two_taps_away(phone: Phone, change: str) -> None:
    row, rest, seen = CHANGES[change]
    record(phone, 1, "Dev", 17, 9, 12, 4)

    taps = tap_all(phone, ["More", row])

    assert taps == 2
    for name in rest:
        phone.tap(name)
    phone.see(seen)
    if rest:
        phone.tap(re.compile("^Undo"))
        phone.see("Record round 2")
        has_total(phone, "Ben", 9)


@pytest.mark.game(begun("numbered-classic"))
def test_a_deal_that_went_wrong_is_two_taps_away_and_records_nothing(phone: Phone) -> None:
    record(phone, 1, "Dev", 17, 9, 12, 4)

    assert tap_all(phone, ["More", "Deal again"]) == 2

    phone.see("Deal again: nothing was recorded")
    has_total(phone, "Ben", 9)


@pytest.mark.game(begun("numbered-classic"))
def test_a_deal_that_went_wrong_gives_what_was_half_typed_back_with_one_tap(phone: Phone) -> None:
    tap_all(phone, ["Ben calls Cabo", number(7)])
    phone.see(re.compile("^Ana, 0 points, hand 7"))
    phone.tap("Back to the table")
    phone.see("Go on with round 1")
    tap_all(phone, ["More", "Deal again"])
    phone.see("Record round 1")

    assert tap_all(phone, ["Undo the new deal"]) == 1

    phone.see("Go on with round 1")


@pytest.mark.game(begun("numbered-classic"))
def test_the_last_turns_are_ticked_off_and_survive_a_look_at_the_rules(phone: Phone) -> None:
    tap_all(phone, ["Ben calls Cabo", re.compile("^Turn 1: Cleo")])
    phone.see("One more turn: Dev and Ana")

    phone.tap(re.compile("^One more turn"))
    phone.tap(re.compile("^Cabo was called. What may the others still do?"))
    phone.see("A full turn, powers included")
    phone.tap("Back")
    phone.tap("Count the hands")

    phone.see("One more turn: Dev and Ana")


@pytest.mark.game(begun("numbered-classic", 83, 69, 63, 49))
def test_the_totals_are_held_up_across_the_table(phone: Phone) -> None:
    assert tap_all(phone, ["More", "Across the table"]) == 2
    phone.see("Dev 49, Cleo 63, Ben 69, Ana 83")
    tap_all(phone, ["Turn round", "Show the race", "Turn round", "Back to the table"])

    phone.see("Record round 1")
