"""How the fields of an event are read before it is believed.

Facts are the fields by their stored names: names already spelled, an absent field left out,
`rules`, `hands`, `totals` and `resets_used` as pairs in the order of the file.
"""

import re
from collections.abc import Mapping
from datetime import datetime

from referee.errors import BadFact
from referee.names import is_good_name

Facts = Mapping[str, object]
Pairs = tuple[tuple[str, object], ...]

TOTALS = range(-999, 10_000)
"""Points that a total may be set to."""

MOMENT = re.compile(r"[0-9W-]+T[0-9:]+([.,][0-9]+)?(Z|[+-][0-9]{2}(:?[0-5][0-9]){0,2})")
"""What may stand in a moment: Python reads on over a stray character before the offset."""


def text(facts: Facts, field: str) -> str:
    """A required text. Raises BadFact."""
    if field not in facts:
        raise BadFact("missing", field)
    value = facts[field]
    if not isinstance(value, str):
        raise BadFact("bad-value", field)
    return value


def pairs(facts: Facts, field: str, absent: Pairs | None = None) -> Pairs:
    """A mapping of the file as pairs; `absent` None: it is required. Raises BadFact."""
    if field not in facts:
        if absent is None:
            raise BadFact("missing", field)
        return absent
    value = facts[field]
    if not isinstance(value, tuple):
        raise BadFact("bad-value", field)
    return value


def listed(facts: Facts, field: str) -> list[object]:
    """A required list. Raises BadFact."""
    if field not in facts:
        raise BadFact("missing", field)
    value = facts[field]
    if not isinstance(value, list):
        raise BadFact("bad-value", field)
    return value


def check_number(value: object, allowed: range, place: str) -> None:
    """Raises BadFact; True and 9.0 are no whole numbers."""
    if type(value) is not int:
        raise BadFact("not-a-whole-number", place)
    if value not in allowed:
        raise BadFact("out-of-range", place)


def check_at(facts: Facts) -> None:
    """Raises BadFact if `at` is there and is no ISO 8601 moment with an offset."""
    if "at" not in facts:
        return
    moment = text(facts, "at")
    if MOMENT.fullmatch(moment) is None:
        raise BadFact("bad-value", "at")
    try:
        datetime.fromisoformat(moment)
    except ValueError as error:
        raise BadFact("bad-value", "at") from error


def new_name(name: object, place: str) -> str:
    """The name, if a player may have it. Raises BadFact."""
    if not isinstance(name, str):
        raise BadFact("bad-value", place)
    if not is_good_name(name):
        raise BadFact("bad-name", place)
    return name
