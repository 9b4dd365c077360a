"""Which games are asked about: those of an edition, those of a period."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from referee.summary import Summary


@dataclass(frozen=True, slots=True, kw_only=True)
class Scope:
    edition: str | None = None
    """None: all."""
    since: date | None = None
    """The first day, by the clock at the table; None: from the beginning."""
    until: date | None = None
    """The last day; None: to this day. A game without a date is in no period but this one."""

    def has(self, summary: Summary) -> bool:
        return self.edition in (None, summary.edition) and self._has_day(summary.day)

    def _has_day(self, day: date | None) -> bool:
        if self.since is None and self.until is None:
            return True
        return day is not None and (self.since or day) <= day <= (self.until or day)


EVERYTHING = Scope()


def within(summaries: Iterable[Summary], scope: Scope) -> tuple[Summary, ...]:
    """In the same order."""
    return tuple(summary for summary in summaries if scope.has(summary))
