"""The records of the table: the most and the least that ever happened in a game.

Points compare only among games with the same end that were played to it; what was stopped early
holds no record of points.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from referee.editions import NAMES
from referee.game import Status
from referee.summary import Summary


class Record(NamedTuple):
    """The figure, and every game that has it, the first to reach it first."""

    value: int
    summaries: tuple[Summary, ...]


class Terms(NamedTuple):
    """Games in which points mean the same."""

    edition: str
    target: int | None
    most_rounds: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class PointRecords:
    """Of games on the same terms."""

    terms: Terms
    games: int
    lowest_win: Record
    """The lowest total that won."""
    closest_finish: Record
    """Points between the lowest two totals at the end; 0: they were level."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Records:
    longest_game: Record | None
    """In rounds; None: no game counts."""
    most_resets: Record | None
    """Of all players of a game together; None: nobody was ever reset."""
    points: tuple[PointRecords, ...]
    """By edition as the shelf has them in order, the highest target first, then without one."""


def records(summaries: Iterable[Summary]) -> Records:
    """Of games newest first; unfinished and abandoned ones do not count."""
    oldest = [summary for summary in summaries if summary.counts][::-1]
    resets = [summary for summary in oldest if _resets(summary)]
    return Records(
        longest_game=_record(oldest, _rounds, max) if oldest else None,
        most_resets=_record(resets, _resets, max) if resets else None,
        points=tuple(_of_points(terms, games) for terms, games in _by_terms(oldest)),
    )


def _by_terms(summaries: Iterable[Summary]) -> list[tuple[Terms, list[Summary]]]:
    found: dict[Terms, list[Summary]] = {}
    for summary in summaries:
        if summary.status is Status.FINISHED:
            terms = Terms(summary.edition, summary.target, summary.most_rounds)
            found.setdefault(terms, []).append(summary)
    return sorted(found.items(), key=lambda pair: _order(pair[0]))


def _order(terms: Terms) -> tuple[int, int, int]:
    return NAMES.index(terms.edition), -(terms.target or 0), -(terms.most_rounds or 0)


def _of_points(terms: Terms, games: Sequence[Summary]) -> PointRecords:
    return PointRecords(
        terms=terms,
        games=len(games),
        lowest_win=_record(games, _lowest, min),
        closest_finish=_record(games, _margin, min),
    )


def _record(
    games: Sequence[Summary],
    figure: Callable[[Summary], int],
    choose: Callable[[Iterable[int]], int],
) -> Record:
    value = choose([figure(game) for game in games])
    return Record(value, tuple(game for game in games if figure(game) == value))


def _rounds(summary: Summary) -> int:
    return summary.rounds


def _resets(summary: Summary) -> int:
    return sum([line.resets for line in summary.lines])


def _lowest(summary: Summary) -> int:
    return _totals(summary)[0]


def _margin(summary: Summary) -> int:
    lowest, next_lowest, *_ = _totals(summary)
    return next_lowest - lowest


def _totals(summary: Summary) -> list[int]:
    """Of those who were there at the end, of whom there are two at least, the lowest first."""
    return sorted([line.total for line in summary.lines if line.place is not None])
