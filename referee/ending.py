"""Whether the game is over, who won it, and how several at the lowest total are told apart."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace

from referee.events import Player, Result
from referee.game import DecidedBy, Game, Outcome, Round
from referee.ruleset import Tie
from referee.scoring import Score


def after_round(game: Game) -> Game:
    """The game once its last round is added up. GAME_FORMAT, "After a round", 3 and 4."""
    if not _has_ended(game):
        return game
    lowest = _lowest_in_total(game)
    if len(lowest) == 1:
        return replace(game, outcome=Outcome(lowest, DecidedBy.TOTAL))
    if game.rules.tie is Tie.EXTRA_ROUND:
        return replace(game, tied=lowest)
    return replace(game, outcome=TIE_METHODS[game.rules.tie](game, lowest))


def after_tie_breaker(game: Game, caller_held: bool) -> Game:
    """The game once its last round, a tie-breaker, is scored: won, or tied again."""
    last = game.rounds[-1]
    if caller_held and last.caller is not None:
        return _won_by_tie_breaker(game, last.caller)
    lowest = game.in_seat_order(_lowest_in_round(last.scores))
    if len(lowest) == 1:
        return _won_by_tie_breaker(game, lowest[0])
    return replace(game, tied=lowest)


def without_tied(game: Game, player: Player) -> Game:
    """A tied player has left; a single one left has won."""
    left = tuple(tied for tied in game.tied if tied != player)
    return _won_by_tie_breaker(game, left[0]) if len(left) == 1 else replace(game, tied=left)


def stopped(game: Game, result: Result) -> Game:
    """The table stops early."""
    if result is Result.ABANDONED:
        return replace(game, tied=(), outcome=Outcome((), None, is_stopped=True))
    lowest = _lowest_in_total(game)
    how = DecidedBy.TOTAL if len(lowest) == 1 else DecidedBy.SHARED
    return replace(game, tied=(), outcome=Outcome(lowest, how, is_stopped=True))


def _has_ended(game: Game) -> bool:
    if game.rules.rounds is not None and len(game.rounds) >= game.rules.rounds:
        return True
    return game.meets_target(max([seat.total for seat in game.active]))


def _lowest_in_total(game: Game) -> tuple[Player, ...]:
    lowest = min(seat.total for seat in game.active)
    return tuple(seat.player for seat in game.active if seat.total == lowest)


def _lowest_in_round(scores: Iterable[Score]) -> tuple[Player, ...]:
    scores = tuple(scores)
    lowest = min(score.points for score in scores)
    return tuple(score.player for score in scores if score.points == lowest)


def _won_by_tie_breaker(game: Game, winner: Player) -> Game:
    return replace(game, tied=(), outcome=Outcome((winner,), DecidedBy.TIE_BREAK))


def _shared(_: Game, tied: tuple[Player, ...]) -> Outcome:
    return Outcome(tied, DecidedBy.SHARED)


def _last_round_then_seat(game: Game, tied: tuple[Player, ...]) -> Outcome:
    scores = (score for score in game.rounds[-1].scores if score.player in tied)
    best = game.in_seat_order(_lowest_in_round(scores))
    return Outcome(best[:1], DecidedBy.LAST_ROUND if len(best) == 1 else DecidedBy.SEAT)


def _most_calls(game: Game, tied: tuple[Player, ...]) -> Outcome:
    calls = calls_of(game.rounds)
    most = max(calls[player] for player in tied)
    best = tuple(player for player in tied if calls[player] == most)
    return Outcome(best, DecidedBy.MOST_CALLS if len(best) == 1 else DecidedBy.SHARED)


def calls_of(rounds: Iterable[Round]) -> Counter[Player]:
    """How often each player called, failed calls included."""
    return Counter(round_.caller for round_ in rounds if round_.caller is not None)


TIE_METHODS: dict[Tie, Callable[[Game, tuple[Player, ...]], Outcome]] = {
    Tie.SHARED: _shared,
    Tie.LAST_ROUND_THEN_SEAT: _last_round_then_seat,
    Tie.MOST_CALLS: _most_calls,
}
