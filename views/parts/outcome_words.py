"""Who has won a game, and how that was decided, in words."""

from referee.events import Player
from referee.game import DecidedBy, Game, RoundKind, Status
from referee.ruleset import TargetRule
from views.look import Look
from views.parts.figures import figure
from views.parts.game_row import names_words

LONG = 30
"""Letters of several names that no headline has room for."""


def winner_words(look: Look, game: Game) -> str:
    """Ana wins; Ana and Ben win; Nobody wins; only how many where the names are too long."""
    if not game.winners:
        return look.say("end.nobody")
    names, count = names_words(look, game.winners), len(game.winners)
    if count > 1 and len(names) > LONG:
        return look.say("end.several", count=count)
    return look.say("end.wins", names=names, count=count)


def decided_words(look: Look, game: Game) -> str:
    """What ended the game, and what told the winners from the others."""
    return look.sentences([_ended(look, game), *_decided(look, game)])


def _ended(look: Look, game: Game) -> str:
    if game.decided_by is None:
        return look.say("end.abandoned")
    if game.status is Status.STOPPED:
        return look.say("end.stopped")
    reached = [line.seat for line in game.standings if line.reached_target]
    if not reached:
        played = sum(row.kind is RoundKind.ROUND for row in game.rounds)
        return look.say("end.rounds-played", count=played)
    key = "reached" if game.rules.target_rule is TargetRule.REACH else "passed"
    names, target = names_words(look, tuple(seat.player for seat in reached)), game.rules.target
    if len(reached) > 1:
        return look.say(f"end.{key}-several", names=names, target=target)
    if reached[0].total == target:
        return look.say("end.reached-exactly", player=names, target=target)
    return look.say(f"end.{key}", player=names, target=target, total=reached[0].total)


def _decided(look: Look, game: Game) -> list[str]:
    if game.decided_by is None:
        return []
    return [
        look.say(
            f"end.by-{_how(game)}",
            names=names_words(look, game.winners),
            rivals=names_words(look, _tied_with(game)),
            total=figure(look, game.seat_of(game.winners[0]).total),
        )
    ]


def _how(game: Game) -> str:
    """The stored word, with the two cases that need words of their own."""
    if game.decided_by is DecidedBy.SHARED and _tied_with(game):
        return "shared-calls"
    has_tie_breaker = any(row.kind is RoundKind.TIE_BREAK for row in game.rounds)
    if game.decided_by is DecidedBy.TIE_BREAK and not has_tie_breaker:
        return "only-one-left"
    return str(game.decided_by)


def _tied_with(game: Game) -> tuple[Player, ...]:
    """Who had the winning total as well and did not win."""
    total = game.seat_of(game.winners[0]).total
    return tuple(
        seat.player
        for seat in game.active
        if seat.total == total and seat.player not in game.winners
    )
