"""Ways to spoil a document, in its values and its fields."""

import copy
from random import Random
from typing import Any

from tests.oracle.plain_events import FIELDS
from tests.oracle.plain_rules import VALUES
from tests.oracle.random_names import new_name, spoilt
from tests.oracle.spoilt_events import spoil_events

ODD_NUMBERS = [
    "NaN", "Infinity", "-Infinity", "1e999", "-1e999", "9.0", "-0", "-0.0", "1E2", "0.5", "01",
    "+1", ".5", "1" * 50, "-" + "9" * 30, "1" * 4300, "1" * 5000, "0x10", "1_000", "1.",
]  # fmt: skip

ODD_VALUES: list[Any] = [
    None, True, False, 0, 1, 2, -1, 3, 99, 100, 999, 1000, -999, -1000, 9999, 10000, 1.0, 7.5,
    "", " ", "9", "true", "Ana", "standings", "reach", "standard", "cabo-referee/game", [], {},
    [[]], [1], ["Ana"], ["Ana", "Ana"], {"Ana": 1}, {"": 0}, "2026-11-29", "2026-11-29T10:00:00",
    "yesterday", "2026-13-01T10:00:00Z", "0" * 32, "A" * 32, "0" * 31, "f" * 33, "\ud800", 10**25,
]  # fmt: skip

ODD_FIELDS = [
    "", "Event", " event", "events", "score", "target ", "total", "totals", "name", "player",
    "players", "kamikaze", "rules", "at", "note", "id", "set_aside", "settings", "\x00", "\ud9aa",
    "line\u2028end", "caller", "dealer", "Ana", "format", "result",
]  # fmt: skip

HEAD_FIELDS = ["format", "version", "version", "id", "note", "place", "games", "settings"]


def spoil(rng: Random, document: Any) -> None:
    change = rng.choice(
        [
            _replace,
            _replace,
            _spoil_head,
            _remove,
            _rename_key,
            _add_field,
            _bend,
            spoil_events,
            spoil_events,
        ]
    )
    change(rng, document)


def _holders(value: Any) -> list[Any]:
    """Every object and list in the document, those near the top more often."""
    found: list[Any] = []
    if isinstance(value, dict | list) and value:
        found = [value]
        for inner in value.values() if isinstance(value, dict) else value:
            found += _holders(inner)
        found += found[:1] * (len(found) // 6)
    return found


def _pick(rng: Random, document: Any) -> tuple[Any, Any]:
    """A place in the document: what holds it, and its key or number there."""
    holder = rng.choice(_holders(document) or [{"nothing": 0}])
    key = rng.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    return holder, key


def _odd_value(rng: Random) -> Any:
    if rng.random() < 0.25:
        return f"<<{rng.choice(ODD_NUMBERS)}>>"
    return copy.deepcopy(rng.choice(ODD_VALUES))


def _replace(rng: Random, document: Any) -> None:
    holder, key = _pick(rng, document)
    holder[key] = _odd_value(rng)


def _spoil_head(rng: Random, document: Any) -> None:
    if isinstance(document, dict):
        document[rng.choice(HEAD_FIELDS)] = _odd_value(rng)


def _remove(rng: Random, document: Any) -> None:
    holder, key = _pick(rng, document)
    del holder[key]


def _bend(rng: Random, document: Any) -> None:
    """A little more or less than it was, or another spelling of it."""
    holder, key = _pick(rng, document)
    value = holder[key]
    if isinstance(value, bool) or value is None:
        holder[key] = rng.choice([0, 1, "false", None, not value])
    elif isinstance(value, int):
        holder[key] = rng.choice([-value, value + 1, float(value), str(value), value * 1000])
    elif isinstance(value, str):
        holder[key] = spoilt(rng, value)
    elif isinstance(value, list):
        value += value[:1]
    else:
        _rename_key(rng, value)


def _rename_key(rng: Random, document: Any) -> None:
    holder, key = _pick(rng, document)
    if isinstance(holder, dict):
        value = holder[key] if rng.random() < 0.4 else holder.pop(key)
        holder[rng.choice([spoilt(rng, str(key)), f" {key}", new_name(rng)])] = value


def _add_field(rng: Random, document: Any) -> None:
    holder, _ = _pick(rng, document)
    if isinstance(holder, dict):
        known = [name for names in FIELDS.values() for name in names]
        holder[rng.choice([*ODD_FIELDS, *VALUES, *known])] = _odd_value(rng)
    else:
        holder.insert(rng.randint(0, len(holder)), _odd_value(rng))
