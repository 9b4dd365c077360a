"""The cards of each deck, compared with what the doubts know of it."""

from dataclasses import replace

import pytest

from referee.cards import limits_of
from referee.editions import NAMES, edition
from referee.faces import Faces, Power, faces_of
from referee.ruleset import Deck


def cards(name: str) -> tuple[Faces, ...]:
    return faces_of(edition(name).rules)


@pytest.mark.parametrize("name", ["standard", "numbered-classic", "first-edition"])
def test_a_deck_of_cabo_has_52_cards(name: str) -> None:
    assert sum(row.count for row in cards(name)) == 52


def test_a_deck_of_cabanga_has_72_cards_with_symbols() -> None:
    assert [row.count for row in cards("cabanga") if row.between == (1, 3)] == [72]


def test_playing_cards_are_worth_336_together_and_numbered_ones_338() -> None:
    assert sum(row.worth for row in cards("standard")) == 336
    assert sum(row.worth for row in cards("numbered-classic")) == 338


@pytest.mark.parametrize("name", [name for name in NAMES if name != "cabanga"])
def test_no_hand_is_worth_more_than_the_cards_above_0(name: str) -> None:
    highest = sum(max(row.worth, 0) for row in cards(name))

    assert highest == limits_of(edition(name).rules).highest


def test_the_two_red_kings_are_all_that_is_below_0() -> None:
    below = [row for row in cards("standard") if row.worth < 0]

    assert [(row.names, row.count, row.worth) for row in below] == [(("red-king",), 2, -2)]


def test_jokers_lie_on_the_table_only_by_the_house_rule() -> None:
    rules = edition("standard").rules

    assert "joker" not in {name for row in faces_of(rules) for name in row.names}
    assert faces_of(replace(rules, jokers=2))[-1].count == 2


@pytest.mark.parametrize("deck", [Deck.STANDARD, Deck.NUMBERED])
def test_24_cards_have_a_power(deck: Deck) -> None:
    rows = faces_of(replace(edition("standard").rules, deck=deck))

    assert [row.count for row in rows if row.power] == [8, 8, 8]
    assert {row.power for row in rows if row.power} == set(Power)


def test_every_card_with_a_worth_has_one_a_face() -> None:
    rows = [row for name in NAMES for row in cards(name) if row.points]

    assert all(len(row.points) == len(row.names) for row in rows)
