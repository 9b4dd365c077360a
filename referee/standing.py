"""Who is ahead over several games, such as those of an evening.

Cabo and Cabanga! count together, by wins and by places, because their points do not compare.
"""

from collections.abc import Callable, Iterable
from math import inf
from typing import NamedTuple

from referee.career import Career


class Ranked(NamedTuple):
    rank: int
    """1 + those ahead."""
    career: Career


def by_wins(careers: Iterable[Career]) -> tuple[Ranked, ...]:
    """Most wins first; among as many, the better mean place."""
    return _ranked(careers, lambda career: (-career.wins, _place(career)))


def by_places(careers: Iterable[Career]) -> tuple[Ranked, ...]:
    """The best mean place first; among the same, more wins."""
    return _ranked(careers, lambda career: (_place(career), -career.wins))


def _ranked(
    careers: Iterable[Career], weight: Callable[[Career], tuple[float, float]]
) -> tuple[Ranked, ...]:
    line = sorted(careers, key=weight)
    weights = [weight(career) for career in line]
    return tuple(Ranked(1 + weights.index(weight(career)), career) for career in line)


def _place(career: Career) -> float:
    """Whoever left every game comes last."""
    return inf if career.mean_place is None else career.mean_place
