"""The gap of Cabanga!, number by number."""

from itertools import product

from referee.gap import HIGHEST, LOWEST, Gap, penalty_for

NUMBERS = range(LOWEST, HIGHEST + 1)


def test_what_may_be_thrown_is_above_one_number_and_below_the_other() -> None:
    for one, other in product(NUMBERS, NUMBERS):
        fitting = [at for at in NUMBERS if one < at < other or other < at < one]

        assert [*Gap(one, other).numbers] == fitting


def test_between_equal_or_neighbouring_numbers_is_nothing() -> None:
    closed = {
        (one, other) for one, other in product(NUMBERS, NUMBERS) if not Gap(one, other).numbers
    }

    assert closed == {
        (one, other) for one, other in product(NUMBERS, NUMBERS) if abs(one - other) < 2
    }


def test_between_6_and_12_are_7_to_11() -> None:
    assert Gap(12, 6).numbers == range(7, 12)


def test_each_card_thrown_costs_a_penalty_card() -> None:
    assert [penalty_for(thrown) for thrown in (0, 1, 3)] == [0, 1, 3]
