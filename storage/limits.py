"""How much a file from outside may hold, so that none fills the memory or a name nobody can read.

What the app itself writes stays far below.
"""

from typing import Any

from referee.errors import BadFact, NotAGame
from storage.strict_json import read_json

MOST_BYTES = 1 << 20
"""Of one game, and of one entry of an archive."""

MOST_OF_BACKUP = 16 << 20
"""Bytes of a backup that is one document, about 6,000 games."""

MOST_OF_ARCHIVE = 64 << 20
"""Bytes of an archive as it is packed."""

MOST_UNPACKED = 96 << 20
MOST_ENTRIES = 50_000

MOST_MARKS = 1_200_000
"""Commas and brackets in a document: each may stand for a value that takes 200 bytes."""

MOST_EVENTS = 2_000
"""Of one game, those set aside included."""

DEEPEST = 16
BIGGEST = 2**53
"""Beyond it whole numbers are not the same for everybody who reads JSON."""


def read_bounded(data: bytes, most: int = MOST_OF_BACKUP) -> object:
    """The JSON in the bytes. Raises NotAGame."""
    if len(data) > most or sum(map(data.count, (b",", b"{", b"["))) > MOST_MARKS:
        raise NotAGame("too-large", "file")
    return read_json(data)


def check_events(document: object) -> None:
    """Raises NotAGame for more events than anybody plays."""
    if isinstance(document, dict):
        told = [document.get(field) for field in ("events", "set_aside")]
        if sum(len(events) for events in told if isinstance(events, list)) > MOST_EVENTS:
            raise NotAGame("too-many-events", "events")


def check_plain(value: Any, place: str, depth: int = 1) -> None:
    """Raises BadFact for what strict JSON can not hold, or not for everybody; and for depth."""
    match value:
        case str() if not is_writable(value):
            raise BadFact("bad-value", place)
        case int() | float() if not -BIGGEST <= value <= BIGGEST:
            raise BadFact("out-of-range", place)
        case dict() | list() if depth > DEEPEST:
            raise BadFact("too-deep", place)
        case dict():
            for name, inner in value.items():
                check_plain(name, place, depth)
                check_plain(inner, f"{place}.{name}", depth + 1)
        case list():
            for at, inner in enumerate(value):
                check_plain(inner, f"{place}[{at}]", depth + 1)


def is_writable(text: str) -> bool:
    """False when a lone surrogate is in it."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
