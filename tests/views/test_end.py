"""The end: who won, how that was decided, and what can be done next."""

import pytest

from referee.events import GameStopped, Player, PlayerJoined, PlayerLeft, Result, played
from referee.sheet import ScoreSheet
from tests.screen import Screen
from tests.views.at_table import sheet
from tests.views.gallery import LOOK
from tests.views.open_game import (
    EVENING,
    FOUR,
    Rounds,
    evening,
    opened,
    with_events,
    with_rounds,
)
from views.parts.game_chart import courses_of
from views.parts.outcome_words import decided_words, winner_words

ANA, BEN, CLEO, DEV = FOUR


def finished(name: str, rounds: Rounds, **house: object) -> ScoreSheet:
    return with_rounds(sheet(name, FOUR, (), **house), rounds)


async def test_the_winner_stands_with_the_total_and_the_reason() -> None:
    async with Screen(opened(evening())) as screen:
        assert {"Ana wins", "60", "reset in round 8"} <= set(screen.texts())
        assert screen.is_shown("Ben and Cleo passed 100. Ana is lowest.")


async def test_places_are_shared_and_the_next_one_is_left_out() -> None:
    game = finished("cabanga", [(None, (3, 0, 18, 3))])

    async with Screen(opened(game)) as screen:
        said = [label for label in screen.labels() if "place" in label]

    assert [label.split(", ")[2] for label in said] == ["place 1", "place 2", "place 2", "place 4"]


DECIDED = [
    ("standard", [(1, (0, 3, 100, 90))], "Cleo reached 100. Ana is lowest."),
    ("cabanga", [(None, (0, 20, 0, 9))], "Ben reached 18 with 20. Ana and Cleo share it with 0."),
    ("numbered-quick", [(None, (5, 4, 9, 9))], "1 round was agreed. Ben is lowest."),
    (
        "numbered-classic",
        [(None, (9, 9, 2, 40)), (None, (9, 2, 9, 40)), (None, (0, 7, 7, 40))],
        "Dev passed 100 with 120. Tied with Ben and Cleo at 18: Ana had less in the last round.",
    ),
    (
        "numbered-quick",
        [(None, (5, 4, 4, 9))],
        "1 round was agreed. Tied with Cleo in the last round too: Ben has the earlier seat.",
    ),
    (
        "first-edition",
        [(1, (9, 3, 4, 70)), (None, (9, 4, 3, 70))],
        "Dev passed 100 with 140. Tied with Cleo at 4: Ben called more often.",
    ),
    (
        "standard",
        [(None, (4, 60, 4, 30)), (None, (37, 44, 37, 47)), (0, (3, 5))],
        "Ben reached 100 with 104. Tied with Cleo at 41: Ana won the tie-breaker.",
    ),
]


@pytest.mark.parametrize(("edition", "rounds", "said"), DECIDED)
def test_how_it_was_decided_is_said_in_words(edition: str, rounds: Rounds, said: str) -> None:
    assert decided_words(LOOK, finished(edition, rounds).game) == said


def test_the_only_one_left_of_the_tied_has_won() -> None:
    tied = finished("standard", [(None, (4, 60, 4, 30)), (None, (37, 44, 37, 47))])
    game = with_events(tied, PlayerLeft(CLEO)).game

    assert decided_words(LOOK, game).endswith("Of the tied, only Ana was left.")


def test_a_game_that_was_stopped_or_abandoned_says_so() -> None:
    stopped = with_events(evening(3), GameStopped(Result.STANDINGS)).game
    abandoned = with_events(evening(3), GameStopped(Result.ABANDONED)).game

    assert decided_words(LOOK, stopped) == "The table stopped early. Dev is lowest."
    assert winner_words(LOOK, abandoned) == "Nobody wins"


def test_several_winners_are_named_while_there_is_room() -> None:
    few = finished("cabanga", [(None, (0, 20, 0, 9))]).game
    players = tuple(Player(name * 10) for name in ("Anna", "Otto"))
    long = with_rounds(sheet("cabanga", players), [(None, (20, 20))]).game

    assert winner_words(LOOK, few) == "Ana and Cleo win"
    assert winner_words(LOOK, long) == "2 win together"


async def test_a_rematch_is_one_tap_and_begins_at_nothing() -> None:
    async with Screen(opened(evening())) as screen:
        await screen.tap("Rematch")

        await screen.see("Round 1 is next")
        assert screen.is_shown("Dev, 0 points, place 1")


async def test_the_sheet_of_the_game_is_one_tap_away_and_back() -> None:
    async with Screen(opened(evening())) as screen:
        await screen.tap("Sheet")
        assert "Ana, 60 points, place 1, winner" in screen.labels()

        await screen.tap("Result")
        assert screen.is_shown("Ana wins")


async def test_undo_takes_the_end_back() -> None:
    async with Screen(opened(evening())) as screen:
        await screen.tap("Undo round 11")

        await screen.see("Record round 11")


async def test_rounds_that_a_correction_set_aside_are_told() -> None:
    ends_here = played({ANA: 17, BEN: 60, CLEO: 12, DEV: 4}, DEV)
    journal = evening().journal.correct(8, ends_here)

    async with Screen(opened(ScoreSheet(id=evening().id, journal=journal))) as screen:
        assert screen.is_shown("3 rounds are set aside, not lost.")


def test_the_chart_begins_each_line_where_the_player_began() -> None:
    joined = with_events(evening(2), PlayerJoined(Player("Ida"), 40))
    game = with_rounds(joined, [(0, (1, 5, 5, 5, 5))]).game

    lines = courses_of(game)

    assert [stand.number for stand in lines[0].stands] == [0, 1, 2, 3]
    assert [(stand.number, stand.total) for stand in lines[4].stands] == [(2, 40), (3, 45)]


def test_the_chart_leaves_out_tie_breakers_and_shows_the_fall() -> None:
    tie = [(None, (4, 60, 4, 30)), (None, (37, 44, 37, 47)), (0, (3, 5))]
    fallen = courses_of(evening(6).game)[2].stands[-1]

    assert len(courses_of(finished("standard", tie).game)[0].stands) == 3
    assert (fallen.fell_from, fallen.total) == (100, 50)


async def test_a_wide_window_shows_the_chart_beside_the_result() -> None:
    async with Screen(opened(evening()), width=1440, height=900) as screen:
        assert screen.is_shown("over 100 the game ends")


def test_the_whole_evening_ends_as_on_paper() -> None:
    assert len(EVENING) == 11
    assert [seat.total for seat in evening().game.seats] == [60, 111, 104, 85]
