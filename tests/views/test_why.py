"""Why a number is what it is: the sum, the words, and where the rule stands."""

import pytest

from referee.events import Player, played
from referee.sheet import ScoreSheet
from tests.screen import Screen
from tests.views.at_table import sheet
from tests.views.gallery import LOOK
from tests.views.open_game import FOUR, Rounds, evening, opened, with_events, with_rounds
from views.parts.reason_sum import Question, question, rules_of, sum_lines

ANA, BEN, CLEO, DEV = FOUR


def asked(game: ScoreSheet, number: int, player: Player) -> Question:
    found = question(game.game, number, player)
    assert found is not None
    return found


def told(of: Question) -> list[str]:
    return [f"{line.said} {line.figure}" for line in sum_lines(LOOK, of)]


def first_round(name: str, rounds: Rounds, player: Player, **house: object) -> Question:
    return asked(with_rounds(sheet(name, FOUR, (), **house), rounds), 1, player)


SUMS = [
    ("standard", 0, (5, 3, 9, 9), BEN, {}, ["Hand 3"]),
    (
        "standard",
        0,
        (5, 6, 9, 9),
        ANA,
        {},
        ["Hand 5", "Called Cabo and is lowest: counts 0 0"],
    ),
    (
        "standard",
        0,
        (5, 3, 3, 9),
        ANA,
        {},
        ["Hand 5", "Called Cabo, but Ben and Cleo held 3 +10"],
    ),
    ("standard", 0, (5, 5, 9, 9), ANA, {}, ["Hand 5", "Called Cabo, but tied with Ben +10"]),
    (
        "numbered-classic",
        0,
        (5, 5, 9, 9),
        ANA,
        {},
        ["Hand 5", "Called Cabo, tied with Ben: the call holds 0"],
    ),
    (
        "standard",
        0,
        (-1, 5, 9, 9),
        ANA,
        {"negative_success": "keep"},
        ["Hand −1", "Called Cabo and is lowest: below 0 counts as it is −1"],
    ),
    (
        "first-edition",
        None,
        (5, 4, 9, 9),
        BEN,
        {},
        ["Hand 4", "Lowest hand, and no call held: counts 0 0"],
    ),
    (
        "standard",
        0,
        (0, 5, 9, 9),
        BEN,
        {"kamikaze": "zero-total"},
        ["Hand 5", "Kamikaze of Ana +50"],
    ),
    (
        "standard",
        0,
        (0, 5, 9, 9),
        ANA,
        {"kamikaze": "zero-total"},
        ["Hand 0", "Called Cabo with 0: a kamikaze 0"],
    ),
]


@pytest.mark.parametrize(("edition", "caller", "hands", "player", "house", "lines"), SUMS)
def test_a_number_is_told_as_a_sum(
    edition: str,
    caller: int | None,
    hands: tuple[int, ...],
    player: Player,
    house: dict[str, object],
    lines: list[str],
) -> None:
    assert told(first_round(edition, [(caller, hands)], player, **house)) == lines


def test_a_kamikaze_that_was_shown_strikes_the_hands_of_the_others() -> None:
    shown = played({ANA: 50, BEN: 5, CLEO: 9, DEV: 9}, BEN, kamikaze=ANA)
    of_ben = asked(with_events(sheet("first-edition", FOUR), shown), 1, BEN)

    assert told(of_ben) == ["Hand 5", "Kamikaze of Ana, instead of the hand 50"]
    assert sum_lines(LOOK, of_ben)[0].is_struck


def test_a_reset_names_both_rules() -> None:
    of_cleo = asked(evening(7), 6, CLEO)

    assert (of_cleo.before, of_cleo.score.reset_from) == (74, 100)
    assert rules_of(of_cleo) == ("caller_penalty", "reset")


def test_resets_are_counted_up_to_the_round_that_is_asked_about() -> None:
    rounds = [(None, (100, 1, 1, 1)), (None, (50, 1, 1, 1)), (None, (50, 1, 1, 1))]
    game = with_rounds(sheet("first-edition", FOUR), rounds)

    assert [asked(game, number, ANA).times_reset for number in (1, 2, 3)] == [1, 2, 3]


def test_the_round_that_reaches_the_target_says_so() -> None:
    of_ben = asked(evening(), 11, BEN)

    assert of_ben.reaches_target
    assert rules_of(of_ben)[-1] == "target_rule"


def test_there_is_no_reason_for_a_round_that_is_not_there() -> None:
    assert question(evening(3).game, 4, ANA) is None
    assert question(evening(3).game, 1, Player("Ida")) is None


async def test_the_sheet_adds_up_and_says_where_the_rule_stands() -> None:
    async with Screen(opened(evening(7))) as screen:
        await screen.tap("cell-6-2")

        assert {"16", "+10", "26", "74", "100", "50"} <= set(screen.texts())
        assert screen.is_shown("First time at exactly 100. Once per player.")
        assert screen.is_shown("CABO 0–13, classic: Chinese page, ties")


async def test_a_house_rule_is_named_as_one() -> None:
    game = with_rounds(sheet("standard", FOUR, caller_penalty=5), [(0, (9, 3, 8, 8))])

    async with Screen(opened(game)) as screen:
        await screen.tap("cell-1-0")

        assert screen.is_shown("House rule:")


async def test_points_of_a_tie_breaker_stay_out_of_the_total() -> None:
    rounds = [(None, (4, 60, 4, 30)), (None, (37, 44, 37, 47)), (0, (3, 5))]
    game = with_rounds(sheet("standard", FOUR), rounds)

    async with Screen(opened(game, "/sheet")) as screen:
        await screen.tap("cell-3-2")

        assert {"Tie-breaker points stay out of the total", "41"} <= set(screen.texts())


async def test_what_looked_odd_about_the_round_is_said() -> None:
    game = with_rounds(sheet("numbered-classic", FOUR), [(0, (3, 65, 8, 8))])

    async with Screen(opened(game)) as screen:
        await screen.tap("cell-1-1")

        assert screen.is_shown("Ben: 65.")


async def test_the_round_can_be_corrected_from_there() -> None:
    async with Screen(opened(evening(7))) as screen:
        await screen.tap("cell-6-2")
        await screen.tap("Correct round 6")

        await screen.see("Correct round 6")
        assert not screen.dialogs()


async def test_the_round_can_be_deleted_from_there_after_a_look() -> None:
    async with Screen(opened(evening(7))) as screen:
        await screen.tap("cell-6-2")
        await screen.tap("Delete round 6")

        await screen.tap("correct-yes")
        await screen.see("After round 6")
