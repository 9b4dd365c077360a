"""What the rulings say about a round is what the scorer does, under every value that decides."""

from dataclasses import replace

from referee.ruleset import CallerTie, Kamikaze, KamikazeMode, NegativeSuccess, Ruleset
from referee.scoring import Reason, Score, score_round
from tests.referee.tables import ANA, BEN, hands
from tests.referee.told import House, rules_with, told, under

TIES, NEGATIVES, LOWEST = tuple(CallerTie), tuple(NegativeSuccess), (False, True)


def scored(rules: Ruleset, ana: int, ben: int, *, called: bool = True) -> tuple[Score, Score]:
    """What Ana, who called, and Ben get; Cy has more than both."""
    first, second, _ = score_round(rules, hands(ana, ben, 40, caller=ANA if called else None))
    return first, second


@under(negative_success=NEGATIVES, caller_tie=TIES, lowest_scores_zero=LOWEST)
def test_the_lowest_caller(house: House) -> None:
    rules = rules_with(house)

    assert scored(rules, 5, 9)[0].points == 0
    assert (scored(rules, -2, 9)[0].points == -2) == (told("D-56", rules) == "kept")


@under(caller_tie=TIES, negative_success=NEGATIVES, caller_penalty=(0, 5, 10))
def test_a_tied_caller(house: House) -> None:
    rules = rules_with(house)
    ana, _ = scored(rules, 5, 5)
    negative, _ = scored(rules, -1, -1)

    assert (ana.reason is Reason.CALLER_LOWEST) == told("D-57", rules).startswith("succeeds")
    assert ana.points == (5 + rules.caller_penalty if told("D-57", rules) == "fails" else 0)
    if ana.reason is Reason.CALLER_LOWEST:
        assert (negative.points == -1) == (told("D-57", rules) == "succeeds-kept")


@under(lowest_scores_zero=LOWEST, caller_tie=TIES, caller_penalty=(0, 5, 10))
def test_a_beaten_caller_and_who_was_lower(house: House) -> None:
    rules = rules_with(house)
    ana, ben = scored(rules, 9, 4)

    assert ana.points == 9 + rules.caller_penalty
    assert (ben.points == 0) == (told("D-58", rules) == "fails-lowest-zero")
    assert (ben.points == 4) == (told("D-59", rules) == "own-cards")


@under(lowest_scores_zero=LOWEST, calls=(False, True))
def test_the_lowest_without_a_call(house: House) -> None:
    rules = rules_with(house)
    ana, ben = scored(rules, 9, 4, called=False)

    assert ana.points == 9
    assert (ben.points == 0) == told("D-59", rules).startswith("zero")
    assert (ben.points == 0) == (told("B-28", rules) == "lowest-zero")


@under(negative_success=NEGATIVES, lowest_scores_zero=LOWEST)
def test_hands_below_zero(house: House) -> None:
    rules = rules_with(house)
    answer = told("D-60", rules)

    assert (scored(rules, -2, 9)[0].points == -2) == answer.endswith("kept")
    assert (scored(rules, 9, -2)[1].points == 0) == answer.startswith("spared")
    assert scored(rules, 1, -2)[0].points == 1 + rules.caller_penalty


@under(caller_penalty=(0, 5, 10), negative_success=NEGATIVES)
def test_the_penalty_on_a_hand_below_zero(house: House) -> None:
    rules = rules_with(house)

    assert told("B-05", rules) == "added"
    assert scored(rules, -1, -1)[0].points == -1 + rules.caller_penalty


@under(kamikaze_mode=tuple(KamikazeMode), kamikaze_points=(0, 20, 50), caller_tie=TIES)
def test_a_kamikaze_of_exactly_zero(house: House) -> None:
    rules = rules_with({"kamikaze": Kamikaze.ZERO_TOTAL, **house})
    ana, ben = scored(rules, 0, 7)
    on_top = 7 if told("D-65", rules) == "add" else 0

    assert (ana.points, ben.points) == (0, on_top + rules.kamikaze_points)
    assert told("D-63", rules) == f"zero-{told('D-65', rules)}"
    assert told("D-64", rules) == "exactly-zero"
    assert scored(rules, -1, 7)[1].points == 7


@under(caller_tie=TIES)
def test_a_kamikaze_that_is_tied_or_beaten(house: House) -> None:
    rules = rules_with({"kamikaze": Kamikaze.ZERO_TOTAL, **house})
    tied, _ = scored(rules, 0, 0)
    beaten, _ = scored(rules, 0, -1)

    assert (tied.reason is Reason.KAMIKAZE) == (told("B-08", rules) == "tie-enough")
    assert beaten.points == rules.caller_penalty


@under(kamikaze_mode=tuple(KamikazeMode))
def test_a_kamikaze_that_is_shown(house: House) -> None:
    rules = rules_with({"kamikaze": Kamikaze.TWO_12_TWO_13, **house})
    round_ = replace(hands(50, 3, 9, caller=BEN), kamikaze=ANA)
    ana, ben, _ = score_round(rules, round_)

    assert told("B-08", rules) == "no-call"
    assert ana.points == 0
    assert (ben.points == 53) == (told("D-63", rules) == "cards-add")


def test_no_kamikaze_is_none() -> None:
    rules = rules_with({})

    assert {told(each, rules) for each in ("D-63", "D-64", "B-06", "B-08", "B-10")} == {"off"}
    assert scored(rules, 0, 7)[1].points == 7


@under(kamikaze_mode=tuple(KamikazeMode))
def test_the_most_that_four_cards_can_cost_beside_a_kamikaze(house: House) -> None:
    rules = rules_with({"kamikaze": Kamikaze.TWO_12_TWO_13, **house})
    _, ben, _ = score_round(rules, replace(hands(50, 46, 9, caller=BEN), kamikaze=ANA))

    assert (ben.points == rules.kamikaze_points) == (told("B-53", rules) == "four-replaced")


def test_where_nobody_calls_no_call_is_answered() -> None:
    asked = ["D-19", "D-29", "D-47", "D-56", "D-57", "D-58", "B-05"]
    asked += [f"D-{number}" for number in range(48, 56)]

    assert {told(each, rules_with({"calls": False})) for each in asked} == {"nobody-calls"}
