"""Rules, their values and the editions, by example."""

import pytest

from referee.domains import Choice, OneOf, Whole, YesNo
from referee.editions import NAMES, edition
from referee.errors import BadFact
from referee.ruleset import DOMAINS, Tie, agreed, house_rules, ruleset, values_of
from referee.rulings import source_words

STANDARD = edition("standard").rules


@pytest.mark.parametrize("value", [True, 9.0, "9", None, 0, 10])
def test_a_whole_number_is_nothing_else(value: object) -> None:
    assert not Whole(1, 9).accepts(value)


def test_both_ends_of_a_range_are_in_it() -> None:
    assert Whole(1, 9).accepts(1)
    assert Whole(1, 9).accepts(9)
    assert Whole(1, 9, may_be_none=True).accepts(None)


def test_other_values_are_taken_by_word() -> None:
    assert Choice(Tie).accepts("shared")
    assert not Choice(Tie).accepts("SHARED")
    assert not OneOf((1, 2)).accepts(True)
    assert not YesNo().accepts(1)


@pytest.mark.parametrize("name", NAMES)
def test_every_printed_value_has_a_source(name: str) -> None:
    printed = edition(name)

    assert all(set(printed.sources_of(rule)) <= set(source_words("en")) for rule in DOMAINS)
    assert all(printed.sources_of(rule) for rule in DOMAINS)


@pytest.mark.parametrize("name", NAMES)
def test_a_ruleset_survives_being_taken_apart(name: str) -> None:
    assert ruleset(values_of(edition(name).rules)) == edition(name).rules


def test_an_edition_that_is_not_on_the_shelf_is_not_read() -> None:
    with pytest.raises(KeyError):
        edition("../secrets")


def test_house_rules_are_what_differs() -> None:
    rules = agreed(STANDARD, {"target": 50, "caller_penalty": 10})

    assert house_rules(rules, STANDARD) == {"target": 50}


def test_an_unknown_rule_and_a_wrong_value_are_told_apart() -> None:
    with pytest.raises(BadFact, match="unknown-rule"):
        agreed(STANDARD, {"luck": 1})
    with pytest.raises(BadFact, match="bad-value"):
        agreed(STANDARD, {"target": "100"})
