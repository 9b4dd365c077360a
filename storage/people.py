"""The players of two books in one list: what is here already stays, what is missing is added."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from referee.names import spelled

Person = Mapping[str, Any]
People = tuple[Person, ...]


def joined(here: Iterable[Person], came: Iterable[Person]) -> People:
    """Those here first, in their order; doing it twice changes nothing."""
    people: list[Person] = []
    where: dict[str, int] = {}
    for person in here:
        _put(people, where, len(people), person)
    for person in came:
        at = min((where[name] for name in _names(person) if name in where), default=len(people))
        if at < len(people):
            person = _completed(people[at], person, where)
        _put(people, where, at, person)
    return tuple(people)


def as_spelled(person: Person) -> Person:
    """The same person, the names as they are read everywhere: trimmed, composed."""
    also = {"also": [spelled(name) for name in person["also"]]} if "also" in person else {}
    return {**person, "name": spelled(person["name"]), **also}


def _put(people: list[Person], where: dict[str, int], at: int, person: Person) -> None:
    people[at : at + 1] = [person]
    for name in _names(person):
        where.setdefault(name, at)


def _completed(person: Person, came: Person, taken: Collection[str]) -> Person:
    """Spellings that are somebody else's here stay theirs."""
    new = [name for name in _spellings(came) if name.casefold() not in taken]
    also = [*person.get("also", ()), *dict.fromkeys(new)]
    missing = {word: came[word] for word in ("colour", "mark") if word in came}
    return {**missing, **person, **({"also": also} if also else {})}


def _names(person: Person) -> set[str]:
    return {name.casefold() for name in _spellings(person)}


def _spellings(person: Person) -> list[str]:
    return [spelled(name) for name in (person["name"], *person.get("also", ()))]
