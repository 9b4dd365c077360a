"""What the plain scorer asks of bytes, names, numbers and fields before it believes them."""

import json
import unicodedata
from collections.abc import Iterable
from datetime import datetime
from typing import Any


class FileError(Exception):
    """The first thing that is wrong with a file, and where."""

    def __init__(self, place: str, code: str) -> None:
        super().__init__(place, code)
        self.place = place
        self.code = code


def error_line(fault: FileError) -> str:
    shown = ""
    for character in fault.place:
        if unicodedata.category(character) in ("Cc", "Cs", "Zl", "Zp"):
            shown += f"\\u{ord(character):04x}"
        else:
            shown += character
    return f"error: {shown}: {fault.code}"


def read_json(data: bytes) -> Any:
    try:
        text = data.decode("utf-8")
        return json.loads(text, object_pairs_hook=_object, parse_constant=_refuse)
    except (ValueError, RecursionError):
        raise FileError("file", "not-json") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError("the same key twice")
        found[key] = value
    return found


def _refuse(word: str) -> None:
    raise ValueError(word)


def tidy(name: str) -> str:
    return unicodedata.normalize("NFC", name.strip())


def by_tidy_name(written: dict[str, Any], place: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in written.items():
        if tidy(key) in found:
            raise FileError(f"{place}{tidy(key)}", "duplicate-player")
        found[tidy(key)] = value
    return found


def is_good_name(name: str) -> bool:
    for character in name:
        if unicodedata.category(character) in ("Cc", "Cs"):
            return False
    return 1 <= len(name) <= 40


def is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def needed(record: dict[str, Any], field: str, place: str) -> Any:
    if field not in record:
        raise FileError(f"{place}{field}", "missing")
    return record[field]


def needed_name(record: dict[str, Any], field: str, place: str) -> str:
    name = needed(record, field, place)
    if not isinstance(name, str):
        raise FileError(f"{place}{field}", "bad-value")
    return tidy(name)


def needed_list(record: dict[str, Any], field: str, place: str) -> list[Any]:
    found = needed(record, field, place)
    if not isinstance(found, list):
        raise FileError(f"{place}{field}", "bad-value")
    return found


def check_kind(record: dict[str, Any], field: str, kind: type, place: str) -> None:
    """A field that may be absent, but is never null."""
    if field in record and not isinstance(record[field], kind):
        raise FileError(f"{place}{field}", "bad-value")


def check_number(value: object, lowest: int, highest: int, place: str) -> None:
    if not isinstance(value, int) or isinstance(value, bool):
        raise FileError(place, "not-a-whole-number")
    if value < lowest or value > highest:
        raise FileError(place, "out-of-range")


def check_moment(record: dict[str, Any], place: str) -> None:
    if "at" not in record:
        return
    try:
        moment = datetime.fromisoformat(record["at"])
    except (TypeError, ValueError):
        raise FileError(f"{place}at", "bad-value") from None
    time = record["at"].partition("T")[2]
    if moment.tzinfo is None or not time or set(time) - set("0123456789:.,+-Z"):
        raise FileError(f"{place}at", "bad-value")


def check_fields(record: dict[str, Any], known: Iterable[str], place: str) -> None:
    for field in record:
        if field not in known:
            raise FileError(f"{place}{field}", "unknown-field")
