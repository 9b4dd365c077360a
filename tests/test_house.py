"""Which rules a table has use for, and the steps between their values."""

import pytest

from referee.house import first_value, stepped, useful_rules
from referee.ruleset import Kamikaze, Reset
from referee.setup import Setup

TABLE = Setup(edition="numbered-classic")


def test_rules_that_cannot_matter_are_not_offered() -> None:
    cabanga = useful_rules(Setup(edition="cabanga").rules)
    classic = useful_rules(TABLE.rules)

    assert not {"calls", "caller_penalty", "kamikaze", "jokers"} & set(cabanga)
    assert "reset_to" in classic
    assert "reset_to" not in useful_rules(TABLE.with_rule("reset", Reset.OFF).rules)
    assert "kamikaze_points" not in classic
    kamikaze = TABLE.with_rule("kamikaze", Kamikaze.ZERO_TOTAL)
    assert "kamikaze_points" in useful_rules(kamikaze.rules)


@pytest.mark.parametrize(
    ("value", "up", "down"), [(1, 2, 1), (29, 30, 28), (30, 40, 29), (100, 110, 90)]
)
def test_steps_are_ones_up_to_thirty_and_tens_above(value: int, up: int, down: int) -> None:
    assert stepped("target", value, 1) == up
    assert stepped("target", value, -1) == down


def test_a_step_ends_at_the_end_of_the_range() -> None:
    assert stepped("reset_to", 0, -1) == 0
    assert stepped("target", 9999, 1) == 9999


def test_a_rule_without_a_number_begins_as_printed() -> None:
    assert first_value("cabanga", "target") == 18
    assert first_value("standard", "rounds") == 10
