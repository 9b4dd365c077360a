"""The index file: what lists show of each game, so that no game is read at the start.

It is a JSON list: how the files of all games looked, then a line for each game, the newest first,
of which a start reads no more than the first page can show. It may be wrong, old or gone: whoever
reads it compares size and mtime.
"""

import json
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from referee.summary import DERIVED
from storage.files import Files, write_parts_atomically
from storage.folded import Entry, Folded, Look, entries_of
from storage.rows import summary_to_dict

SHAPE = 4
"""Counted up whenever this file is written in another way."""

HEAD = b'[{"shape":%d,"derived":%d}\n' % (SHAPE, DERIVED)
END = b',{"crc32":"%08x"}]\n'
"""With the checksum of the lines between the first and this one."""

LINES_AT_ONCE = 500

AT_HAND = 1000
"""Games that a start reads, the newest: few tables have more."""
STILL_RUNNING = 8
"""Older ones that it reads too, since Home shows games that are running."""


class Index(NamedTuple):
    """What the file says."""

    entries: tuple[Entry, ...]
    """Newest first."""
    folded: Folded
    """What it says of all others."""


def read_index(files: Files, path: Path) -> Index:
    """Nothing when the index is missing, damaged or of another version."""
    try:
        written = files.look(path).mtime
        return index_in(files.read(path), written)
    except (OSError, ValueError, TypeError, LookupError, RecursionError):
        return Index((), Folded({}))


def index_in(content: bytes, written: int) -> Index:
    """Raises ValueError and others for what was not written so.

    A game saved at the very moment of the index, `written`, could have changed again within the
    same tick of the drive's clock, so its entry is left out.
    """
    start, end = len(HEAD), len(content) - len(END % 0)
    checksum = crc32(memoryview(content)[start:end])
    if content[:start] != HEAD or content[end:] != END % checksum:
        raise ValueError("not this index")
    lines = content.index(b"\n", start) + 1
    front = json.loads(content[start + 1 : lines])
    looks = map(Look, front["where"], front["size"], front["mtime"])
    known = {look.id: look for look in looks if look.mtime < written}
    older = lines + front["at_hand"]
    entries = entries_of(known, content, lines, older)
    for entry in entries:
        del known[entry.summary.id]
    return Index(entries, Folded(known, content, older, end) if known else Folded({}))


def write_index(files: Files, path: Path, newest_first: Sequence[Entry]) -> None:
    """Raises OSError."""
    lines = written_lines(newest_first)
    parts = iter(lambda: b"".join(islice(lines, LINES_AT_ONCE)), b"")
    write_parts_atomically(files, path, parts)


def written_lines(newest_first: Sequence[Entry], at_hand: int = AT_HAND) -> Iterator[bytes]:
    yield HEAD
    checksum = 0
    for line in _lines(*in_two(newest_first, at_hand)):
        checksum = crc32(line, checksum)
        yield line
    yield END % checksum


def in_two(newest_first: Sequence[Entry], at_hand: int) -> tuple[list[Entry], list[Entry]]:
    """What a start reads, and all else.

    The game in which somebody was met first is read at once: who comes before whom never changes.
    """
    newest, older = newest_first[:at_hand], newest_first[at_hand:]
    running = (entry.summary.id for entry in older if entry.summary.is_running)
    met = {line.player: each.summary.id for each in newest_first for line in each.summary.lines}
    ids = {*islice(running, STILL_RUNNING), *met.values()}
    first = [*newest, *(entry for entry in older if entry.summary.id in ids)]
    return first, [entry for entry in older if entry.summary.id not in ids]


def _lines(first: Sequence[Entry], others: Sequence[Entry]) -> Iterator[bytes]:
    at_hand = b"".join(map(_summary_line, first))
    yield _line(_front([*first, *others], len(at_hand)))
    yield at_hand
    yield from map(_summary_line, others)


def _front(entries: Sequence[Entry], at_hand: int) -> dict[str, object]:
    """`at_hand`: bytes of the lines that are read at the start."""
    return {
        "where": [entry.where for entry in entries],
        "size": [entry.size for entry in entries],
        "mtime": [entry.mtime for entry in entries],
        "at_hand": at_hand,
    }


def _summary_line(entry: Entry) -> bytes:
    return _line(summary_to_dict(entry.summary))


def _line(fields: dict[str, object]) -> bytes:
    return b"," + json.dumps(fields, separators=(",", ":")).encode() + b"\n"
