"""Drafts, summaries and persons as the store writes them."""

from collections.abc import Mapping
from dataclasses import asdict
from functools import lru_cache
from sys import intern
from typing import Any

from referee.draft import Draft
from referee.events import Hand, Player
from referee.game import DecidedBy, Status
from referee.people import Person
from referee.summary import Cell, PlayerLine, Summary

STATUS = {status.value: status for status in Status}
DECIDED_BY = {None: None} | {reason.value: reason for reason in DecidedBy}
"""By their words, which are looked up ten times as fast as the enumerations are asked."""


def draft_to_dict(draft: Draft) -> dict[str, Any]:
    """Without the cards that were laid: their sum is what counts."""
    row = asdict(draft) | {"hands": [list(hand) for hand in draft.hands]}
    del row["laid"]
    return row


def draft_from_dict(row: Mapping[str, Any]) -> Draft:
    """Raises KeyError, TypeError or ValueError for a row that is no draft."""
    hands = tuple(Hand(Player(player), int(points)) for player, points in row["hands"])
    return Draft(**{**row, "players": tuple(row["players"]), "hands": hands})


def summary_to_dict(summary: Summary) -> dict[str, Any]:
    """Without the copies of `asdict`, which thousands of summaries would wait for.

    Lines are lists, not mappings: they are half as long, and read twice as fast.
    """
    return {name: getattr(summary, name) for name in summary.__slots__}


def summary_from_dict(row: dict[str, Any]) -> Summary:
    """Of a row that is used up. Raises KeyError, TypeError or ValueError for one that is none."""
    row["edition"] = intern(row["edition"])
    row["status"] = STATUS[row["status"]]
    row["decided_by"] = DECIDED_BY[row["decided_by"]]
    row["winners"] = tuple([intern(winner) for winner in row["winners"]])
    row["lines"] = tuple([_line_from(line) for line in row["lines"]])
    return Summary(**row)


def _line_from(row: list[Any]) -> PlayerLine:
    """The same few people play most games, and most rounds are alike: each is kept once."""
    row[0] = intern(row[0])
    if best := row[-2]:
        row[-2] = _cell(*best)
    if worst := row[-1]:
        row[-1] = _cell(*worst)
    return PlayerLine._make(row)


@lru_cache(maxsize=1 << 14)
def _cell(points: int, hand: int, number: int) -> Cell:
    return Cell(points, hand, number)


def person_to_dict(person: Person) -> dict[str, Any]:
    """Without what is not said, as files from elsewhere may leave it out too."""
    row = {
        "name": person.name,
        "also": list(person.also),
        "colour": person.colour,
        "mark": person.mark,
        "archived": person.is_archived,
    }
    return {word: said for word, said in row.items() if said}


def is_person(row: Mapping[str, Any]) -> bool:
    """Whether a row can be read as one; what else it says does not matter."""
    also, words = row.get("also", []), (row.get("colour"), row.get("mark"))
    names = [row.get("name"), *also] if isinstance(also, list) else [None]
    return (
        all(isinstance(name, str) for name in names)
        and all(word is None or isinstance(word, str) for word in words)
        and isinstance(row.get("archived", False), bool)
    )


def person_from_dict(row: Mapping[str, Any]) -> Person:
    """Of a row that is a person."""
    return Person(
        Player(row["name"]),
        tuple(map(Player, row.get("also", ()))),
        colour=row.get("colour"),
        mark=row.get("mark"),
        is_archived=row.get("archived", False),
    )
