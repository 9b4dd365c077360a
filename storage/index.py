"""The index file: what lists show of each game, so that no game is read at the start.

It is a JSON list with one entry a line, so that reading 10,000 of them never holds all of them
as dictionaries. It may be wrong, old or gone: whoever reads it compares size and mtime.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from io import BytesIO
from itertools import islice
from pathlib import Path
from typing import Any
from zlib import crc32

from referee.summary import DERIVED, Summary
from storage.files import Files, Found, write_parts_atomically
from storage.rows import summary_from_dict, summary_to_dict

SHAPE = 3
"""Counted up whenever this file is written in another way."""

HEAD = b'[{"shape":%d,"derived":%d}\n' % (SHAPE, DERIVED)
END = b',{"crc32":"%08x"}]\n'
"""With the checksum of the lines between the first and this one."""

LINES_AT_ONCE = 500
BYTES_AT_ONCE = 1 << 16


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A game's file as it was when its summary was made."""

    where: str
    """Its place in the folder of games, such as `202611/0f8b3c1e5b7f4d0e9a5c2f6d7e8a9b01.json`."""
    size: int
    mtime: int
    """Nanoseconds."""
    summary: Summary

    def is_of(self, where: str, file: Found) -> bool:
        return (self.where, self.size, self.mtime) == (where, file.size, file.mtime)


def read_index(files: Files, path: Path) -> tuple[Entry, ...]:
    """Nothing when the index is missing, damaged or of another version.

    A game saved at the very moment of the index could have changed again within the same tick of
    the drive's clock, so its entry is left out.
    """
    try:
        written = files.look(path).mtime
        entries = tuple(entries_in(files.read(path)))
        return tuple(entry for entry in entries if entry.mtime < written)
    except (OSError, ValueError, TypeError, LookupError, RecursionError):
        return ()


def write_index(files: Files, path: Path, entries: Iterable[Entry]) -> None:
    """Raises OSError."""
    lines = written_lines(entries)
    parts = iter(lambda: b"".join(islice(lines, LINES_AT_ONCE)), b"")
    write_parts_atomically(files, path, parts)


def written_lines(entries: Iterable[Entry]) -> Iterator[bytes]:
    yield HEAD
    checksum = 0
    for entry in entries:
        line = line_of(entry)
        checksum = crc32(line, checksum)
        yield line
    yield END % checksum


def entries_in(content: bytes) -> Iterator[Entry]:
    """Raises ValueError and others for what was not written so."""
    lines, start, end = BytesIO(content), len(HEAD), len(content) - len(END % 0)
    checksum = crc32(memoryview(content)[start:end])
    if lines.read(start) != HEAD or content[end:] != END % checksum:
        raise ValueError("not this index")
    while (at := lines.tell()) < end:
        # Many lines at once are read faster than each, and held in less room than all.
        some = b"".join(lines.readlines(min(BYTES_AT_ONCE, end - at)))
        yield from map(entry_from, json.loads(b"[" + some[1:] + b"]"))


def line_of(entry: Entry) -> bytes:
    fields = {
        "where": entry.where,
        "size": entry.size,
        "mtime": entry.mtime,
        "summary": summary_to_dict(entry.summary),
    }
    return b"," + json.dumps(fields, separators=(",", ":")).encode() + b"\n"


def entry_from(fields: dict[str, Any]) -> Entry:
    return Entry(
        where=fields["where"],
        size=fields["size"],
        mtime=fields["mtime"],
        summary=summary_from_dict(fields["summary"]),
    )
