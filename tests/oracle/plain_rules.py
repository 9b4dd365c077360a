"""The table of rules, typed in once more: what each may be and what each edition says."""

from typing import Any

from tests.oracle.plain_reading import FileError, is_whole

EDITIONS = ["standard", "numbered-classic", "numbered-quick", "cabanga", "first-edition"]

VALUES: dict[str, list[Any]] = {
    "target": [100, 100, None, 18, 100],
    "target_rule": ["reach", "exceed", "exceed", "reach", "exceed"],
    "rounds": [None, None, 1, None, None],
    "calls": [True, True, True, False, True],
    "caller_tie": ["fails", "succeeds", "succeeds", "fails", "succeeds"],
    "caller_penalty": [10, 10, 10, 0, 5],
    "negative_success": ["zero", "zero", "zero", "zero", "zero"],
    "lowest_scores_zero": [False, False, False, False, True],
    "kamikaze": ["off", "off", "off", "off", "two-12-two-13"],
    "kamikaze_points": [50, 50, 50, 50, 50],
    "kamikaze_mode": ["add", "replace", "replace", "add", "replace"],
    "reset": ["off", "once", "off", "off", "every-time"],
    "reset_to": [50, 50, 50, 9, 50],
    "tie": ["extra-round", "last-round-then-seat", "last-round-then-seat", "shared", "most-calls"],
    "deck": ["standard", "numbered", "numbered", "cabanga", "numbered"],
    "decks": [1, 1, 1, 1, 1],
    "jokers": [0, 0, 0, 0, 0],
    "players_min": [2, 2, 2, 3, 2],
    "players_max": [6, 5, 5, 6, 5],
    "opening_peek": ["two", "two", "two", "two", "two"],
    "discard_match": [True, False, False, False, False],
    "caller_locked": [False, False, False, False, False],
}

WORDS = {
    "target_rule": ["reach", "exceed"],
    "caller_tie": ["fails", "succeeds"],
    "negative_success": ["zero", "keep"],
    "kamikaze": ["off", "zero-total", "two-12-two-13"],
    "kamikaze_mode": ["add", "replace"],
    "reset": ["off", "once", "every-time"],
    "tie": ["extra-round", "shared", "last-round-then-seat", "most-calls"],
    "deck": ["standard", "numbered", "cabanga"],
    "opening_peek": ["two", "all"],
}

SWITCHES = ["calls", "lowest_scores_zero", "discard_match", "caller_locked"]

NUMBERS = {
    "target": (1, 9999),
    "rounds": (1, 9999),
    "players_min": (1, 9999),
    "players_max": (1, 9999),
    "caller_penalty": (0, 999),
    "kamikaze_points": (0, 999),
    "reset_to": (0, 999),
}

CHOICES = {"decks": [1, 2], "jokers": [0, 2, 4]}


def edition_rules(edition: str) -> dict[str, Any]:
    column = EDITIONS.index(edition)
    return {name: values[column] for name, values in VALUES.items()}


def agreed_rules(edition: str, differing: object, place: str) -> dict[str, Any]:
    if not isinstance(differing, dict):
        raise FileError(place, "bad-value")
    rules = edition_rules(edition)
    for name, value in differing.items():
        if name not in VALUES:
            raise FileError(f"{place}.{name}", "unknown-rule")
        if not _is_possible(name, value):
            raise FileError(f"{place}.{name}", "bad-value")
        rules[name] = value
    return rules


def _is_possible(name: str, value: Any) -> bool:
    if name in WORDS:
        return isinstance(value, str) and value in WORDS[name]
    if name in SWITCHES:
        return isinstance(value, bool)
    if value is None:
        return name in ("target", "rounds")
    if not is_whole(value):
        return False
    if name in CHOICES:
        return value in CHOICES[name]
    lowest, highest = NUMBERS[name]
    return bool(lowest <= value <= highest)
