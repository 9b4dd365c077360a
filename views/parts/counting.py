"""How a total comes to its new value after a save: it counts up, and falls back if it has to."""

from dataclasses import dataclass

from referee.events import Player
from referee.game import Game, RoundKind
from referee.scoring import Score
from views.theme import SLOW

HOLD = 200
"""Milliseconds that a total stays on the target before it falls back."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The figure of a total at one moment."""

    total: int
    is_falling: bool = False
    """Whether it is on its way back from the target."""


def shown_totals(game: Game, passed: int) -> dict[Player, Shown]:
    """The totals so many milliseconds after the last round was saved; {}: all as they are."""
    last = game.rounds[-1] if game.rounds else None
    if last is None or last.kind is not RoundKind.ROUND or passed >= duration(game):
        return {}
    return {score.player: shown_at(score, passed) for score in last.scores}


def shown_at(score: Score, passed: int) -> Shown:
    """Up to the highest it came to, and from there, if it fell, down to where it is now."""
    top = score.total if score.reset_from is None else score.reset_from
    if score.reset_from is None or passed <= SLOW + HOLD:
        return Shown(_between(top - score.points, top, passed / SLOW))
    share = (passed - SLOW - HOLD) / SLOW
    return Shown(_between(top, score.total, share), is_falling=True)


def duration(game: Game) -> int:
    """Milliseconds until every total of the last round stands still."""
    scores = game.rounds[-1].scores if game.rounds else ()
    return 2 * SLOW + HOLD if any(score.reset_from is not None for score in scores) else SLOW


def _between(start: int, end: int, share: float) -> int:
    """Fast at first, then slower."""
    left = 1 - min(max(share, 0.0), 1.0)
    return round(start + (end - start) * (1 - left**3))
