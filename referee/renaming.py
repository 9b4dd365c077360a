"""What a new name changes: in a game, in an event that was told under the old one."""

from collections.abc import Callable
from dataclasses import replace

from referee.doubts import Doubt
from referee.events import (
    DealerNamed,
    Event,
    GameStarted,
    GameStopped,
    Hand,
    Player,
    PlayerJoined,
    PlayerLeft,
    PlayerRenamed,
    RoundPlayed,
    SeatsMoved,
)
from referee.game import Game, Outcome, Round

Say = Callable[[Player], Player]


def renamed_game(game: Game, old: Player, new: Player) -> Game:
    """The same game, its rows included, with one player under a new name."""
    say = new_spelling(old, new)
    return replace(
        game,
        seats=tuple(seat._replace(player=say(seat.player)) for seat in game.seats),
        dealer=game.dealer and say(game.dealer),
        tied=tuple(map(say, game.tied)),
        doubts=_renamed_doubts(game.doubts, say),
        rounds=tuple(_renamed_row(row, say) for row in game.rounds),
        outcome=game.outcome and _renamed_outcome(game.outcome, say),
    )


def new_spelling(old: Player, new: Player) -> Say:
    """How to say every name after one of them has changed."""
    return lambda player: new if player == old else player


def _renamed_doubts(doubts: tuple[Doubt, ...], say: Say) -> tuple[Doubt, ...]:
    return tuple(replace(doubt, players=tuple(map(say, doubt.players))) for doubt in doubts)


def _renamed_row(row: Round, say: Say) -> Round:
    return replace(
        row,
        dealer=row.dealer and say(row.dealer),
        caller=row.caller and say(row.caller),
        kamikaze=row.kamikaze and say(row.kamikaze),
        scores=tuple(score._replace(player=say(score.player)) for score in row.scores),
    )


def _renamed_outcome(outcome: Outcome, say: Say) -> Outcome:
    return replace(outcome, winners=tuple(map(say, outcome.winners)))


def renamed_event(event: Event, say: Say) -> Event:
    """The same event with every player under the name that `say` gives."""
    match event:
        case GameStarted():
            return replace(
                event,
                players=tuple(map(say, event.players)),
                dealer=event.dealer and say(event.dealer),
            )
        case RoundPlayed():
            return replace(
                event,
                hands=tuple(Hand(say(hand.player), hand.points) for hand in event.hands),
                caller=event.caller and say(event.caller),
                kamikaze=event.kamikaze and say(event.kamikaze),
            )
        case SeatsMoved(players):
            return replace(event, players=tuple(map(say, players)))
        case PlayerJoined() | PlayerLeft() | PlayerRenamed() | DealerNamed():
            return replace(event, player=say(event.player))
        case GameStopped():
            return event
