"""The games in the order in which lists show them, kept in it so that a save sorts nothing."""

from bisect import bisect_left, insort
from collections.abc import Iterable
from datetime import datetime

from referee.summary import Summary
from storage.folded import Entry


class Newest:
    """Newest first; the undated last, the one saved last first."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        """Of those that are as old, the later one is the newer one."""
        self._oldest_first = sorted(entries, key=age)

    def newest_first(self) -> tuple[Entry, ...]:
        return tuple(reversed(self._oldest_first))

    def summaries(self) -> tuple[Summary, ...]:
        return tuple([entry.summary for entry in reversed(self._oldest_first)])

    def add_older(self, newest_first: Iterable[Entry]) -> None:
        """Many, of which most are older than all others; none newer than those as old as it."""
        older = reversed([*newest_first])
        self._oldest_first = sorted([*older, *self._oldest_first], key=age)

    def add(self, entry: Entry) -> None:
        insort(self._oldest_first, entry, key=age)

    def drop(self, entry: Entry) -> None:
        """One that was added."""
        at = bisect_left(self._oldest_first, age(entry), key=age)
        while self._oldest_first[at] is not entry:
            at += 1
        del self._oldest_first[at]


def age(entry: Entry) -> tuple[float, int]:
    """When the game began, then when it was last saved."""
    try:
        began = datetime.fromisoformat(entry.summary.started_at or "").timestamp()
    except (ValueError, OverflowError, OSError):
        began = 0
    return began, entry.mtime
