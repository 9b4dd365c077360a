"""A whole game of each edition in a real browser, from the set-up to the winner."""

import re

from tests.browser.browser import Phone
from tests.browser.moves import has_total, record, set_up


def test_a_game_with_52_cards_ends_when_somebody_reaches_100(phone: Phone) -> None:
    set_up(phone, "standard", totals=(80, 60, 70, 40))

    record(phone, 1, "Dev", 12, 9, 15, 3)
    has_total(phone, "Dev", 40)
    record(phone, 2, "Ben", 9, 4, 20, 4)

    phone.see("Dev wins")
    phone.see(re.compile("44"))


def test_a_classic_game_falls_back_at_exactly_100_and_ends_above(phone: Phone) -> None:
    set_up(phone, "numbered-classic", totals=(83, 69, 63, 49))

    record(phone, 1, "Dev", 17, 9, 12, 4)
    has_total(phone, "Ana", 50)
    record(phone, 2, "Ana", 3, 23, 20, 11)

    phone.see("Ana wins")


def test_a_quick_game_is_over_after_one_round(phone: Phone) -> None:
    set_up(phone, "numbered-quick")

    record(phone, 1, "Ben", 7, 3, 9, 3)

    phone.see("Ben wins")


def test_a_game_of_cabanga_may_have_two_winners(phone: Phone) -> None:
    set_up(phone, "cabanga", totals=(10, 12, 5, 5))
    phone.tap("Record round 1")
    assert not phone.sees("Nobody called")

    for points in ("0", "7", "2", "2"):
        phone.tap(re.compile(rf"^{points}( |$)"))
    phone.tap("Save round 1")

    phone.see(re.compile("Cleo and Dev"))


def test_a_game_of_the_first_edition_gives_the_lowest_nothing(phone: Phone) -> None:
    set_up(phone, "first-edition", totals=(90, 70, 20, 50))

    record(phone, 1, "Ana", 12, 4, 9, 4)

    phone.see("Cleo wins")
    phone.tap("Sheet")
    has_total(phone, "Ben", 70)
    has_total(phone, "Ana", 107)
