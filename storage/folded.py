"""Entries of the index, and those that a start leaves as they are written, to be read later."""

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from io import BytesIO
from typing import NamedTuple

from referee.summary import Summary
from storage.files import Found
from storage.rows import summary_from_dict

BYTES_AT_ONCE = 1 << 16


class Look(NamedTuple):
    """A game's file as it was when its summary was made."""

    where: str
    """Its place in the folder of games, such as `202611/0f8b3c1e5b7f4d0e9a5c2f6d7e8a9b01.json`."""
    size: int
    mtime: int
    """Nanoseconds."""

    @property
    def id(self) -> str:
        return self.where[-37:-5]

    def is_of(self, where: str, file: Found) -> bool:
        return self == (where, file.size, file.mtime)


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A game's file as it was when its summary was made, and the summary."""

    where: str
    size: int
    mtime: int
    summary: Summary

    def is_of(self, where: str, file: Found) -> bool:
        return (self.where, self.size, self.mtime) == (where, file.size, file.mtime)


class Folded:
    """What the index says of games whose lines nobody has read yet."""

    def __init__(
        self, looks: dict[str, Look], content: bytes = b"", start: int = 0, end: int = 0
    ) -> None:
        """The lines lie in the content from `start` to `end`."""
        self.looks = looks
        """By id; without those of which more is known meanwhile."""
        self._content = content
        self._start = start
        self._end = end

    def __bool__(self) -> bool:
        return bool(self.looks)

    def entries(self) -> tuple[Entry, ...]:
        """Newest first, without what cannot be read. For any thread, while others drop looks."""
        with suppress(ValueError, TypeError, LookupError, RecursionError):
            return entries_of(self.looks, self._content, self._start, self._end)
        return ()


def entries_of(
    looks: Mapping[str, Look], content: bytes, start: int, end: int
) -> tuple[Entry, ...]:
    """Of the lines from `start` to `end`. Raises ValueError and others for what are none."""
    return tuple(
        Entry(where=look.where, size=look.size, mtime=look.mtime, summary=summary)
        for summary in summaries_in(content, start, end)
        if (look := looks.get(summary.id))
    )


def summaries_in(content: bytes, start: int, end: int) -> Iterator[Summary]:
    """Raises ValueError and others."""
    lines = BytesIO(content)
    lines.seek(start)
    while (at := lines.tell()) < end:
        # Many lines at once are read faster than each, and held in less room than all.
        some = b"".join(lines.readlines(min(BYTES_AT_ONCE, end - at)))
        yield from map(summary_from_dict, json.loads(b"[" + some[1:] + b"]"))
