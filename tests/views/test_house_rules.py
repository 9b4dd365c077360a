"""The sheet of the house rules, and how rules are said."""

import pytest

from referee.domains import Choice, OneOf, YesNo
from referee.editions import NAMES, edition
from referee.ruleset import DOMAINS, agreed
from tests.screen import Screen
from tests.views.gallery import LOOK
from tests.views.set_up import after, on
from views.parts.rule_words import house_line, rule_meaning, rule_name, value_words


def test_changed_rules_are_one_line() -> None:
    rules = agreed(edition("standard").rules, {"target": 50, "jokers": 2})

    assert house_line(LOOK, rules, "standard") == "To 50, 2 jokers"


@pytest.mark.parametrize("rule", DOMAINS)
def test_every_rule_and_every_value_has_words(rule: str) -> None:
    match DOMAINS[rule]:
        case Choice(words):
            values: tuple[object, ...] = tuple(words)
        case YesNo():
            values = (True, False)
        case OneOf(numbers):
            values = numbers
        case domain:
            values = (7, None) if domain.may_be_none else (7,)

    assert rule_name(LOOK, rule)
    assert rule_meaning(LOOK, rule)
    for value in values:
        assert value_words(LOOK, rule, value)
        assert house_line(LOOK, agreed(edition("cabanga").rules, {rule: value}), "cabanga")


@pytest.mark.parametrize("name", NAMES)
def test_an_edition_without_house_rules_is_as_printed(name: str) -> None:
    assert house_line(LOOK, edition(name).rules, name) == "As printed"


async def test_a_house_rule_is_changed_and_counted() -> None:
    async with Screen(on(after("Ana", "Ben"))) as screen:
        await screen.tap("house-rules")
        await screen.tap("rule-tie")
        await screen.tap("tie-shared")
        await screen.tap("rules-done")

        assert screen.is_shown("1 changed")


async def test_an_unfolded_rule_tells_where_it_comes_from_and_goes_back() -> None:
    async with Screen(on(after("Ana", "Ben"))) as screen:
        await screen.tap("house-rules")
        await screen.tap("rule-caller_penalty")
        await screen.tap("caller_penalty-more")
        assert screen.is_shown("A failed call costs: 11, house rule")
        assert screen.is_shown("In this edition: 10. Chinese page, ties.")

        await screen.tap("as-printed")
        assert screen.is_shown("A failed call costs: 10")


async def test_a_typed_number_counts_within_its_range_only() -> None:
    async with Screen(on(after("Ana", "Ben"))) as screen:
        await screen.tap("house-rules")
        await screen.tap("rule-target")
        await screen.type("target-field", "80")
        await screen.type("target-field", "0")

        assert screen.is_shown("A whole number from 1 to 9,999. So far it is 80.")
        assert screen.is_shown("Target: 80, house rule")


async def test_a_new_target_suggests_half_of_it_for_the_reset() -> None:
    async with Screen(on(after("Ana", "Ben"))) as screen:
        await screen.tap("house-rules")
        await screen.tap("rule-target")
        await screen.type("target-field", "50")
        await screen.tap("half")

        assert screen.is_shown("Falls back to: 25, house rule")


async def test_a_game_may_have_no_target_and_a_number_of_rounds() -> None:
    async with Screen(on(after("Ana", "Ben"))) as screen:
        await screen.tap("house-rules")
        await screen.tap("rule-target")
        await screen.tap("target-None")
        await screen.tap("rule-rounds")
        await screen.tap("rounds-number")

        assert screen.is_shown("Target: no target, house rule")
        assert screen.is_shown("Rounds: 10, house rule")


async def test_all_rules_go_back_to_print_at_once() -> None:
    async with Screen(on(after("Ana", "Ben"))) as screen:
        await screen.tap("house-rules")
        await screen.tap("rule-tie")
        await screen.tap("tie-shared")
        await screen.tap("all-as-printed")
        await screen.tap("rules-done")

        assert screen.is_shown("as printed")
