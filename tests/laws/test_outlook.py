"""The outlook says what the scorer does, for every hand there is."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import assume, given

from referee.cards import limits_of
from referee.editions import NAMES, edition
from referee.events import GameStarted, Hand, Player, RoundPlayed
from referee.game import Game, Seat, Status
from referee.journal import Journal
from referee.outlook import Outlook, advice, advice_if_failed, is_last_round, outlook
from referee.replay import follow, replay
from referee.ruleset import Kamikaze, agreed
from referee.scoring import FAILED, Score
from tests.laws.games import games_going_on, journals

HANDS = range(-120, 121)
TOLD = range(-4, 61)
"""Hands that are brute force enough for what is said at a table."""


@given(game=games_going_on())
def test_a_hand_that_was_not_called_does_what_the_outlook_says(game: Game) -> None:
    game = ruled(game, kamikaze=Kamikaze.OFF)
    player, other = game.to_play[:2]

    # Nobody is lower than a caller with -999, so every other hand counts as it is.
    tried = scores(game, player, caller=other, others=-999)

    assert_as_said(game, outlook(game, game.seat_of(player)), tried)


@given(game=games_going_on())
def test_a_failed_call_does_what_the_outlook_says(game: Game) -> None:
    game = ruled(game, kamikaze=Kamikaze.OFF, calls=True)
    player = game.to_play[0]

    tried = scores(game, player, caller=player, others=-999)

    assert all(score.reason in FAILED for _, score in tried)
    assert_as_said(game, outlook(game, game.seat_of(player), game.rules.caller_penalty), tried)


def ruled(game: Game, **house: object) -> Game:
    return replace(game, rules=replace(game.rules, **house))  # type: ignore[arg-type]


Tried = list[tuple[int, Score]]


def scores(game: Game, player: Player, caller: Player, others: int) -> Tried:
    """What each hand of the player comes to in a whole round."""
    return list(_scores(game, player, caller, others))


def _scores(game: Game, player: Player, caller: Player, others: int) -> Iterator[tuple[int, Score]]:
    for hand in HANDS:
        hands = tuple(Hand(name, hand if name == player else others) for name in game.to_play)
        after = follow(game, RoundPlayed(hands=hands, caller=caller))
        score = after.rounds[-1].score_of(player)
        assert score is not None
        yield hand, score


def assert_as_said(game: Game, said: Outlook, tried: Tried) -> None:
    resets = [hand for hand, score in tried if score.reset_from is not None]
    ends = [hand for hand, score in tried if game.meets_target(score.total)]

    assert resets == [hand for hand in HANDS if hand == said.resets_on]
    assert ends == [hand for hand in HANDS if said.ends_from is not None and hand >= said.ends_from]


@given(journal=journals())
def test_who_does_not_play_has_no_outlook(journal: Journal) -> None:
    game = journal.game

    for seat in game.seats:
        if not seat.is_active or game.rules.target is None:
            assert outlook(game, seat) == Outlook(None, None)


@given(game=games_going_on())
def test_the_advice_to_every_player_is_what_the_scorer_does(game: Game) -> None:
    game = ruled(game, kamikaze=Kamikaze.OFF)
    assume(not any(game.meets_target(seat.total) for seat in game.active))

    for seat in game.active:
        assert_advised(game, seat)


HOUSES: tuple[dict[str, object], ...] = (
    {},
    {"rounds": 1},
    {"reset": "off", "target_rule": "reach"},
    {"reset": "every-time", "target_rule": "exceed", "caller_penalty": 25},
    {"reset": "once", "reset_to": 150},
    {"lowest_scores_zero": True, "calls": False},
)


@pytest.mark.parametrize("house", HOUSES, ids=str)
@pytest.mark.parametrize("name", NAMES)
def test_the_advice_at_every_total_of_an_edition_is_what_the_scorer_does(
    name: str, house: dict[str, object]
) -> None:
    for total in (0, 37, *range(60, 100, 3), 98, 100):
        game = ruled(opened(name, total, **house), kamikaze=Kamikaze.OFF)
        if not game.meets_target(total):
            assert_advised(game, game.seats[0])


def assert_advised(game: Game, seat: Seat) -> None:
    """Every hand of the deck from -4 to 60: alone under the call of another, or a failed call."""
    player = seat.player
    other = next(name for name in game.to_play if name != player)
    assert_told(game, advice(game, seat), scored(game, player, other))
    if game.rules.calls and game.rules.caller_penalty:
        assert_told(game, advice_if_failed(game, seat), scored(game, player, player))


Scored = dict[int, tuple[Score, bool]]


def scored(game: Game, player: Player, caller: Player) -> Scored:
    """What each hand comes to, and whether the game ends; all others are far below."""
    done: Scored = {}
    for points in TOLD[4 + limits_of(game.rules).lowest :]:
        hands = tuple(Hand(name, points if name == player else -999) for name in game.to_play)
        said = caller if game.rules.calls else None
        after = follow(game, RoundPlayed(hands=hands, caller=said))
        score = after.rounds[-1].score_of(player)
        assert score is not None
        done[points] = score, after.status is not Status.IN_PROGRESS
    return done


def assert_told(game: Game, told: Outlook, done: Scored) -> None:
    """A hand that falls back and meets the target at once is one that ends the game."""
    falls = [
        points
        for points, (score, _) in done.items()
        if score.reset_from is not None and not game.meets_target(score.total)
    ]
    ends = [points for points, (_, is_end) in done.items() if is_end]
    said = [points for points in done if told.ends_from is not None and points >= told.ends_from]

    assert falls == [points for points in done if points == told.resets_on]
    assert ends == (list(done) if is_last_round(game) else said)


def test_a_negative_hand_is_told_where_the_deck_has_one() -> None:
    house = {"reset": "every-time", "caller_penalty": 2}
    games = [opened(name, 99, **house) for name in ("standard", "numbered-classic")]

    told = [advice_if_failed(game, game.seats[0]) for game in games]

    assert told == [Outlook(-1, 0), Outlook(None, 0)]


def opened(name: str, total: int, **house: object) -> Game:
    """A game of three that begins with that total on the first seat."""
    rules = agreed(edition(name).rules, house)
    players = (Player("Ana"), Player("Ben"), Player("Cy"))
    return replay([GameStarted(edition=name, rules=rules, players=players, totals=(total, 7, 0))])
