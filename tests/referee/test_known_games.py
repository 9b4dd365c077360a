"""Games that are remembered are those that a replay gives."""

import pytest

from referee.errors import RefereeError
from referee.events import DealerNamed, Event, Player
from referee.known_games import KnownGames
from referee.replay import replay
from tests.storage.sheets import TABLE, sheet, with_rounds

EVENTS: tuple[Event, ...] = with_rounds(sheet(), 12).journal.events
STRANGER = DealerNamed(Player("Nobody"))


def test_each_event_more_gives_the_game_of_a_replay() -> None:
    games = KnownGames(4)

    for count in range(1, len(EVENTS) + 1):
        assert games.after(EVENTS[:count]) == replay(EVENTS[:count])


def test_the_same_events_give_the_same_game_again() -> None:
    games = KnownGames(4)

    assert games.after(EVENTS) is games.after((*EVENTS[:-1], EVENTS[-1]))


def test_one_event_more_plays_no_round_again() -> None:
    games = KnownGames(4)
    before = games.after(EVENTS)

    after = games.after((*EVENTS, DealerNamed(TABLE[0])))

    assert all(row is again for row, again in zip(before.rounds, after.rounds, strict=True))


def test_an_event_that_does_not_fit_is_named_by_its_place_as_in_a_replay() -> None:
    games = KnownGames(4)
    games.after(EVENTS)

    with pytest.raises(RefereeError) as refused:
        games.after((*EVENTS, STRANGER))

    assert refused.value.place == f"events[{len(EVENTS)}].player"


def test_only_the_last_few_games_are_remembered() -> None:
    games = KnownGames(4)

    for count in range(1, len(EVENTS) + 1):
        games.after(EVENTS[:count])

    assert len(games) == 4
