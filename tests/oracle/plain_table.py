"""The table as the plain scorer keeps it: people who change in place, and their rounds."""

from dataclasses import dataclass, field
from typing import Any

from tests.oracle.plain_reading import FileError


@dataclass(eq=False)
class Person:
    name: str
    total: int
    resets: int = 0
    calls: int = 0
    active: bool = True


@dataclass(eq=False)
class Line:
    """What one person got out of one round."""

    person: Person
    hand: int
    points: int
    reason: str
    total: int = 0
    reset_from: int | None = None


@dataclass(eq=False)
class Doubt:
    code: str
    severity: str
    people: list[Person]


@dataclass(eq=False)
class PlayedRound:
    kind: str
    dealer: Person | None
    caller: Person | None
    lines: list[Line]
    doubts: list[Doubt]


@dataclass(eq=False)
class Table:
    edition: str = ""
    rules: dict[str, Any] = field(default_factory=dict)
    status: str = "not-started"
    seats: list[Person] = field(default_factory=list)
    dealer: Person | None = None
    rounds: list[PlayedRound] = field(default_factory=list)
    tied: list[Person] = field(default_factory=list)
    winners: list[Person] = field(default_factory=list)
    decided_by: str | None = None
    doubts: list[Doubt] = field(default_factory=list)


def active_people(table: Table) -> list[Person]:
    return [person for person in table.seats if person.active]


def who_plays(table: Table) -> list[Person]:
    if table.status == "in-progress":
        return active_people(table)
    if table.status == "tie-break":
        return [person for person in table.seats if person in table.tied]
    return []


def move_deal(table: Table) -> None:
    """To the next active seat clockwise from the dealer, who may just have left."""
    if table.dealer is None:
        return
    place = table.seats.index(table.dealer)
    for seat in table.seats[place + 1 :] + table.seats[: place + 1]:
        if seat.active:
            table.dealer = seat
            return


def person_named(table: Table, name: str, place: str) -> Person:
    for person in table.seats:
        if person.name == name:
            return person
    raise FileError(place, "unknown-player")


def active_person_named(table: Table, name: str, place: str) -> Person:
    person = person_named(table, name, place)
    if not person.active:
        raise FileError(place, "player-not-active")
    return person


def playing_person_named(table: Table, name: str, place: str) -> Person:
    person = person_named(table, name, place)
    if person not in who_plays(table):
        raise FileError(place, "player-not-active")
    return person
