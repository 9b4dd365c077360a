"""The outlook says what the scorer does, for every hand there is."""

from collections.abc import Iterator
from dataclasses import replace

from hypothesis import given

from referee.events import Hand, Player, RoundPlayed
from referee.game import Game
from referee.journal import Journal
from referee.outlook import Outlook, outlook
from referee.replay import follow
from referee.scoring import FAILED, Score
from tests.laws.games import games_going_on, journals

HANDS = range(-120, 121)


@given(game=games_going_on())
def test_a_hand_that_was_not_called_does_what_the_outlook_says(game: Game) -> None:
    player, other = game.to_play[:2]

    # Nobody is lower than a caller with -999, so every other hand counts as it is.
    tried = scores(game, player, caller=other, others=-999)

    assert_as_said(game, outlook(game, game.seat_of(player)), tried)


@given(game=games_going_on())
def test_a_failed_call_does_what_the_outlook_says(game: Game) -> None:
    game = with_calls(game)
    player = game.to_play[0]

    tried = scores(game, player, caller=player, others=-999)

    assert all(score.reason in FAILED for _, score in tried)
    assert_as_said(game, outlook(game, game.seat_of(player), game.rules.caller_penalty), tried)


def with_calls(game: Game) -> Game:
    return replace(game, rules=replace(game.rules, calls=True))


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
