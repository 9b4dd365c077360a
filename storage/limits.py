"""How much a file from outside may hold, so that none fills the memory or a name nobody can read.

What the app itself writes stays far below.
"""

import json
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

MOST_SEATS = 100
"""Of one game. No table is larger, and no screen shows a thousand."""

MOST_BESIDE = 1 << 19
"""Bytes of players, settings and notes: half of what an entry of an archive may hold."""

DEEPEST = 16
BIGGEST = 2**53
"""Beyond it whole numbers are not the same for everybody who reads JSON."""


def read_bounded(data: bytes, most: int = MOST_OF_BACKUP) -> object:
    """The JSON in the bytes. Raises NotAGame."""
    if not is_bounded(data, most):
        raise NotAGame("too-large", "file")
    return read_json(data)


def is_bounded(data: bytes, most: int = MOST_OF_BACKUP) -> bool:
    return len(data) <= most and sum(map(data.count, (b",", b"{", b"["))) <= MOST_MARKS


def check_game(document: object) -> None:
    """Raises NotAGame for more events or people than any table has."""
    if not isinstance(document, dict):
        return
    told = [document.get(field) for field in ("events", "set_aside")]
    events = [event for some in told if isinstance(some, list) for event in some]
    if len(events) > MOST_EVENTS:
        raise NotAGame("too-many-events", "events")
    if sum(map(_new_seats, events)) > MOST_SEATS:
        raise NotAGame("too-many-players", "events")


def _new_seats(event: object) -> int:
    match event:
        case {"event": "game-started", "players": [*players]}:
            return len(players)
        case {"event": "player-joined"}:
            return 1
    return 0


def check_beside(*beside: object) -> int:
    """The bytes of what comes beside games. Raises NotAGame for more than a book may hold."""
    try:
        size = len(json.dumps(beside, ensure_ascii=False).encode(errors="surrogatepass"))
    except RecursionError:
        raise NotAGame("too-deep", "file") from None
    if size > MOST_BESIDE:
        raise NotAGame("too-large", "file")
    return size


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
