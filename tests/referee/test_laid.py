"""Which totals can lie in front of a player, by the stacks that also limit the keys."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import accumulate, combinations_with_replacement

import pytest

from referee.cards import limits_of
from referee.editions import edition
from referee.events import Player
from referee.laid import Card, Laid, is_kamikaze, laid_on, left_in, stacks_of, worth
from referee.ruleset import Kamikaze, Ruleset

ANA, BEN = Player("Ana"), Player("Ben")

ONE_DECK = edition("standard").rules
JOKERS = replace(ONE_DECK, jokers=2)
TWO_DECKS = replace(ONE_DECK, decks=2)
NUMBERED = edition("numbered-classic").rules
CABANGA = edition("cabanga").rules

DECKS = {"one deck": ONE_DECK, "jokers": JOKERS, "two decks": TWO_DECKS, "numbered": NUMBERED}

ENDS = {
    "one deck": (
        *((-1, 13), (-2, 26), (-1, 38), (0, 50), (1, 62), (2, 74)),
        *((4, 85), (6, 96), (8, 107), (10, 118), (13, 128), (16, 138)),
    ),
    "jokers": (
        *((-1, 13), (-2, 26), (-2, 38), (-2, 50), (-1, 62), (0, 74)),
        *((1, 85), (2, 96), (4, 107), (6, 118), (8, 128), (10, 138)),
    ),
    "two decks": (
        *((-1, 13), (-2, 26), (-3, 39), (-4, 52), (-3, 64), (-2, 76)),
        *((-1, 88), (0, 100), (1, 112), (2, 124), (3, 136), (4, 148)),
    ),
    "numbered": (
        *((0, 13), (0, 26), (1, 38), (2, 50), (3, 62), (4, 74)),
        *((6, 85), (8, 96), (10, 107), (12, 118), (15, 128), (18, 138)),
    ),
}
"""The lowest and the highest total of one, two ... twelve cards."""

GAPS = {
    "one deck": {1: {0}, 2: {-1}},
    "jokers": {},
    "two decks": {1: {0}, 2: {-1}, 3: {-2}, 4: {-3}},
    "numbered": {},
}
"""Totals between them that no cards are worth, by the number of cards."""


@cache
def reachable(rules: Ruleset, most: int) -> tuple[frozenset[int], ...]:
    """Every total of 0, 1 ... `most` cards, stack by stack."""
    totals: list[set[int]] = [{0}, *(set() for _ in range(most))]
    for stack in stacks_of(rules):
        [card] = stack.cards
        for number in range(most, 0, -1):
            for taken in range(1, min(number, left_in(stack, Laid())) + 1):
                totals[number] |= {rest + taken * card.worth for rest in totals[number - taken]}
    return tuple(map(frozenset, totals))


@pytest.mark.parametrize("deck", DECKS)
def test_totals_by_number_of_cards_are_those_of_the_rules(deck: str) -> None:
    totals = reachable(DECKS[deck], 12)

    for number, (low, high) in enumerate(ENDS[deck], start=1):
        assert totals[number] == {*range(low, high + 1)} - GAPS[deck].get(number, set())


@pytest.mark.parametrize("deck", DECKS)
def test_no_total_of_any_cards_is_beyond_the_limits(deck: str) -> None:
    rules = DECKS[deck]
    every = frozenset().union(*reachable(rules, sum(stack.size for stack in stacks_of(rules))))

    assert (min(every), max(every)) == (limits_of(rules).lowest, limits_of(rules).highest)


@pytest.mark.parametrize("deck", DECKS)
def test_the_keys_lead_to_every_hand_of_four_cards_and_to_no_other(deck: str) -> None:
    rules = DECKS[deck]

    tapped = {worth(cards) for cards in hands(rules, 4)}

    assert tapped == reachable(rules, 4)[4]


@cache
def hands(rules: Ruleset, number: int) -> tuple[tuple[Card, ...], ...]:
    """Every hand of so many cards that the keys let through."""
    return tuple(_hands(rules, number))


def _hands(rules: Ruleset, number: int) -> Iterator[tuple[Card, ...]]:
    cards = [card for stack in stacks_of(rules) for card in stack.cards]
    for wanted in combinations_with_replacement(cards, number):
        laid = Laid()
        for card in wanted:
            laid = laid_on(laid, rules, ANA, card)
        if laid.of(ANA) == wanted:
            yield wanted


def worths(rules: Ruleset, number: int, total: int) -> list[list[int]]:
    found = (cards for cards in hands(rules, number) if worth(cards) == total)
    return sorted(sorted(card.worth for card in cards) for cards in found)


def test_at_most_four_cards_of_one_deck_are_worth_nothing() -> None:
    assert [worths(ONE_DECK, number, 0) for number in range(1, 5)] == [
        [],
        [[-1, 1]],
        [[-1, -1, 2]],
        [[-1, -1, 1, 1]],
    ]


def test_below_0_lie_red_kings_and_at_most_an_ace() -> None:
    below = [worths(ONE_DECK, number, total) for total in (-1, -2) for number in (1, 2, 3, 4)]

    assert below == [[[-1]], [], [[-1, -1, 1]], [], [], [[-1, -1]], [], []]


@pytest.mark.parametrize("rules", [ONE_DECK, NUMBERED], ids=["one deck", "numbered"])
def test_50_is_the_kamikaze_alone_and_49_is_two_hands(rules: Ruleset) -> None:
    assert worths(rules, 4, 50) == [[12, 12, 13, 13]]
    assert worths(rules, 4, 49) == [[11, 12, 13, 13], [12, 12, 12, 13]]


def test_of_two_decks_four_black_kings_are_most_and_50_is_no_longer_one_hand() -> None:
    assert worths(TWO_DECKS, 4, 52) == [[13, 13, 13, 13]]
    assert worths(TWO_DECKS, 4, 50) == [[11, 13, 13, 13], [12, 12, 13, 13]]


# -- across players -----------------------------------------------------------------------


def in_order(rules: Ruleset) -> list[int]:
    """The worth of every single card on the table, lowest first."""
    return sorted(
        card.worth for stack in stacks_of(rules) for card in stack.cards * left_in(stack, Laid())
    )


@pytest.mark.parametrize("deck", DECKS)
def test_the_highest_hands_of_four_together_are_what_the_doubts_know(deck: str) -> None:
    rules = DECKS[deck]
    highest = in_order(rules)[::-1]
    sums = accumulate(sum(highest[at : at + 4]) for at in range(0, 24, 4))

    assert tuple(sums) == limits_of(rules).together


@pytest.mark.parametrize(
    ("rules", "least"),
    [
        (ONE_DECK, [6, 16, 30, 48, 70]),
        (TWO_DECKS, [0, 4, 12, 20, 32]),
        (NUMBERED, [8, 18, 32, 50]),
    ],
)
def test_the_lowest_hands_of_four_together_are_those_of_the_rules(
    rules: Ruleset, least: list[int]
) -> None:
    cards = in_order(rules)

    assert [sum(cards[: 4 * players]) for players in range(2, 2 + len(least))] == least


def test_a_card_that_lies_before_somebody_else_is_used_up() -> None:
    red_king = Card("red-king", -1)
    laid = laid_on(laid_on(Laid(), ONE_DECK, ANA, red_king), ONE_DECK, BEN, red_king)

    assert laid_on(laid, ONE_DECK, BEN, red_king) == laid
    assert (laid.points(ANA), laid.points(BEN)) == (-1, -1)


def test_jokers_are_as_many_as_the_table_added_also_with_two_decks() -> None:
    stacks = stacks_of(replace(TWO_DECKS, jokers=4))

    assert [stack.size for stack in stacks if stack.cards[0].name == "joker"] == [4]


def test_cards_of_cabanga_are_known_by_their_symbols_and_72_in_all() -> None:
    [stack] = stacks_of(CABANGA)

    assert [card.worth for card in stack.cards] == [1, 2, 3]
    assert stack.size == 72


@pytest.mark.parametrize("number", range(9))
def test_so_many_cards_of_cabanga_are_worth_one_to_three_points_each(number: int) -> None:
    tapped = {worth(cards) for cards in hands(CABANGA, number)}

    assert tapped == {*range(number, 3 * number + 1)}


def test_of_the_numbered_cards_only_two_players_can_have_nothing() -> None:
    zero, laid = Card("0", 0), Laid()
    for player in (ANA, BEN, Player("Cy")):
        laid = laid_on(laid, NUMBERED, player, zero)

    assert [player for player, cards in laid.hands if cards] == [ANA, BEN]


# -- hands that the house rules know ------------------------------------------------------


def hand_of(rules: Ruleset, *points: int) -> tuple[Card, ...]:
    cards = [card for stack in stacks_of(rules) for card in stack.cards]
    return tuple(next(card for card in cards if card.worth == worth) for worth in points)


def test_a_kamikaze_is_twelve_twelve_thirteen_thirteen_and_nothing_else() -> None:
    rules = replace(NUMBERED, kamikaze=Kamikaze.TWO_12_TWO_13)

    assert is_kamikaze(rules, hand_of(rules, 13, 12, 12, 13))
    assert not is_kamikaze(rules, hand_of(rules, 13, 12, 12, 12))
    assert not is_kamikaze(rules, hand_of(rules, 13, 13, 12, 12, 0))
    assert not is_kamikaze(NUMBERED, hand_of(rules, 13, 12, 12, 13))


def test_a_total_of_0_is_one_by_another_house_rule() -> None:
    rules = replace(ONE_DECK, kamikaze=Kamikaze.ZERO_TOTAL)

    assert is_kamikaze(rules, hand_of(rules, -1, 1))
    assert not is_kamikaze(rules, hand_of(rules, 1))
    assert not is_kamikaze(ONE_DECK, hand_of(rules, -1, 1))
