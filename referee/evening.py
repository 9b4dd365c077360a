"""An evening: games that were played one after the other, whatever the edition."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta

from referee.summary import Summary

APART = timedelta(hours=6)
"""A game that begins so long after the one before, or longer, belongs to another evening."""


@dataclass(frozen=True, slots=True)
class Evening:
    summaries: tuple[Summary, ...]
    """Newest first; unfinished and abandoned ones too, though they do not count."""

    @property
    def began(self) -> datetime:
        began = self.summaries[-1].began
        assert began is not None
        return began


def evenings(summaries: Iterable[Summary]) -> tuple[Evening, ...]:
    """Newest first; games without a date are of none."""
    dated = [(began, summary) for summary in summaries if (began := summary.began)]
    found: list[list[Summary]] = []
    later: datetime | None = None
    for began, summary in sorted(dated, key=lambda pair: pair[0], reverse=True):
        if later is None or later - began >= APART:
            found.append([])
        found[-1].append(summary)
        later = began
    return tuple(Evening(tuple(games)) for games in found)
