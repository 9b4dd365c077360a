"""Rounds of a document as lists of numbers, where that says all; every other event as it is.

A short round is `[seconds, caller, hand, hand ...]`: how long after the moment before it, which
of its hands is the caller's (-1: nobody's), and the hands in the order of the round before it.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import cast

from referee.errors import BadFact
from referee.names import LONGEST_NAME
from storage.document import Document

NOBODY = -1


@dataclass(frozen=True, slots=True)
class Before:
    """What a short round leaves to those before it."""

    players: tuple[str, ...] = ()
    at: str | None = None

    def after(self, event: Document) -> "Before":
        """What is left to those that come after this event as well. Raises BadFact."""
        seated = event.get("hands") or event.get("players")
        players = _names(seated) if isinstance(seated, dict | list) else self.players
        at = event.get("at")
        return Before(players, at if isinstance(at, str) else self.at)


def shortened(document: Document) -> Document:
    """The same with short rounds, each of which is read as it was written."""
    events = cast(list[Document], document["events"])
    return {**document, "events": list(_shortened(events))}


def in_full(document: Document) -> Document:
    """The same with all rounds in full. Raises BadFact."""
    events = document.get("events")
    if not isinstance(events, list):
        return document
    return {**document, "events": list(_in_full(events))}


def _shortened(events: Sequence[Document]) -> Iterator[object]:
    before = Before()
    for event in events:
        short = _short(event, before)
        yield short if _is_read_as(short, event, before) else event
        before = before.after(event)


def _short(event: Document, before: Before) -> list[int]:
    """Of any event; it need not say all of it."""
    hands = cast(dict[str, int], event.get("hands", {}))
    caller = cast(str, event.get("caller"))
    at = before.players.index(caller) if caller in before.players else NOBODY
    return [_seconds(before.at, event.get("at")), at, *hands.values()]


def _is_read_as(short: list[int], event: Document, before: Before) -> bool:
    """Whether it is the same to the last letter, the order of the hands included."""
    try:
        read = _round(short, before)
    except BadFact:
        return False
    return read == event and list(cast(Document, read["hands"])) == list(
        cast(Document, event["hands"])
    )


def _in_full(events: Sequence[object]) -> Iterator[object]:
    before = Before()
    for at, written in enumerate(events):
        try:
            event = _round(written, before) if isinstance(written, list) else written
            before = before.after(event) if isinstance(event, dict) else before
        except BadFact as fault:
            raise fault.below(f"events[{at}]") from None
        yield event


def _names(seated: Iterable[object]) -> tuple[str, ...]:
    """Long ones are refused at once: a few numbers must not become a whole memory."""
    names = tuple(map(str, seated))
    if any(len(name) > LONGEST_NAME for name in names):
        raise BadFact("bad-name")
    return names


def _round(short: Sequence[object], before: Before) -> Document:
    """Raises BadFact."""
    numbers = [number for number in short if type(number) is int]
    if len(numbers) < len(short) or len(short) != len(before.players) + 2:
        raise BadFact("bad-value")
    seconds, caller, *hands = numbers
    if not NOBODY <= caller < len(hands):
        raise BadFact("unknown-caller", "caller")
    said = {"at": _later(before.at, seconds)}
    said |= {"caller": before.players[caller] if caller != NOBODY else None}
    return {
        "event": "round-played",
        "hands": dict(zip(before.players, hands, strict=True)),
        **{field: value for field, value in said.items() if value is not None},
    }


def _seconds(early: str | None, late: object) -> int:
    """From the one moment to the other; 0 where one of them is not noted, or read otherwise."""
    if early is None or not isinstance(late, str):
        return 0
    try:
        return int((datetime.fromisoformat(late) - datetime.fromisoformat(early)).total_seconds())
    except (ValueError, TypeError):
        return 0


def _later(early: str | None, seconds: int) -> str | None:
    """None: nothing before was noted. Raises BadFact."""
    if early is None:
        return None
    try:
        return (datetime.fromisoformat(early) + timedelta(seconds=seconds)).isoformat()
    except (ValueError, OverflowError):
        raise BadFact("bad-value", "at") from None
