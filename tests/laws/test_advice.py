"""The advice says what the scorer does, in every edition and under every house rule."""

from collections.abc import Iterator, Mapping
from itertools import product

import pytest
from hypothesis import assume, given

from referee.cards import limits_of
from referee.domains import Choice, OneOf, YesNo
from referee.editions import NAMES, edition
from referee.events import GameStarted, Hand, Player, RoundPlayed
from referee.game import Game, Seat, Status
from referee.outlook import Outlook, advice, advice_if_failed, is_last_round
from referee.replay import follow, replay
from referee.ruleset import DOMAINS, agreed
from referee.scoring import Score
from tests.laws.games import games_going_on

TOLD = range(-4, 61)
"""Hands that are brute force enough for what is said at a table."""


@given(game=games_going_on())
def test_the_advice_to_every_player_is_what_the_scorer_does(game: Game) -> None:
    assume(not any(game.meets_target(seat.total) for seat in game.active))

    for seat in game.active:
        assert_advised(game, seat)


TOLD_OF: dict[str, tuple[object, ...]] = {
    "target": (None, 1, 50, 150),
    "rounds": (None, 1, 2),
    "caller_penalty": (0, 5, 25),
    "kamikaze_points": (0, 20),
    "reset_to": (0, 99, 100, 150),
    "players_min": (3,),
    "players_max": (9,),
}
"""House rules that may have any number, and the numbers that matter."""


def values_of_rule(name: str) -> Iterator[object]:
    match DOMAINS[name]:
        case OneOf(numbers=numbers):
            yield from numbers
        case Choice(words=words):
            yield from (word.value for word in words)
        case YesNo():
            yield from (False, True)
        case _:
            yield from TOLD_OF[name]


@pytest.mark.parametrize("rule", DOMAINS)
@pytest.mark.parametrize("name", NAMES)
def test_the_advice_under_every_house_rule_of_an_edition_is_what_the_scorer_does(
    name: str, rule: str
) -> None:
    for value in values_of_rule(rule):
        assert_advised_at_every_distance(name, {rule: value})


WHAT_ENDS = ("target_rule", "reset", "calls")
"""The rules of one word on which the advice rests, with two numbers."""


@pytest.mark.parametrize("reset_to", [0, 50, 150])
@pytest.mark.parametrize("penalty", [0, 10, 25])
@pytest.mark.parametrize("name", NAMES)
def test_the_advice_under_house_rules_that_meet_is_what_the_scorer_does(
    name: str, penalty: int, reset_to: int
) -> None:
    for words in product(*map(values_of_rule, WHAT_ENDS)):
        house = dict(zip(WHAT_ENDS, words, strict=True))
        house |= {"caller_penalty": penalty, "reset_to": reset_to}
        assert_advised_at_every_distance(name, house)


DISTANCES = (0, 1, 17, 63)
"""Points from the target; a first hand, another one, or none can bridge them."""


def assert_advised_at_every_distance(name: str, house: Mapping[str, object]) -> None:
    target = agreed(edition(name).rules, house).target or 100
    for total, used in product((target - far for far in DISTANCES), (0, 1)):
        game = opened(name, total, house, used)
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
    games = [opened(name, 99, house) for name in ("standard", "numbered-classic")]

    told = [advice_if_failed(game, game.seats[0]) for game in games]

    assert told == [Outlook(-1, 0), Outlook(None, 0)]


def opened(name: str, total: int, house: Mapping[str, object], resets: int = 0) -> Game:
    """A game of three that begins with that total, and those resets, on the first seat."""
    start = GameStarted(
        edition=name,
        rules=agreed(edition(name).rules, house),
        players=(Player("Ana"), Player("Ben"), Player("Cy")),
        totals=(total, 0, 0),
        resets_used=(resets, 0, 0),
    )
    return replay([start])
