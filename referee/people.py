"""Who is who: one person, under every spelling that stands in the games."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import NewType

from referee.events import Player
from referee.names import spelled
from referee.summary import PlayerLine, Summary

Key = NewType("Key", str)
"""A name without its capitals: whoever has the same is the same."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays."""

    name: Player
    also: tuple[Player, ...] = ()
    """Other spellings, which games keep as they were written."""
    colour: str | None = field(default=None, kw_only=True)
    """A word for the ink of the mark; None: that of the seat."""
    mark: str | None = field(default=None, kw_only=True)
    """A word for its shape; None likewise."""
    is_archived: bool = field(default=False, kw_only=True)
    """Plays no more: offered nowhere, counted all the same."""

    @property
    def key(self) -> Key:
        return key_of(self.name)


class People:
    """Everybody who is known; of two with one spelling it is the first's, as in the book."""

    def __init__(self, persons: Iterable[Person] = ()) -> None:
        self.persons = tuple(persons)
        """Those that the book names, in games or not."""
        self._known: dict[Key, list[Person]] = {}
        self._tables: dict[tuple[Player, ...], tuple[Person, ...]] = {}
        for person in self.persons:
            for key in {key_of(name) for name in (person.name, *person.also)}:
                self._known.setdefault(key, []).append(person)

    def named(self, name: str) -> Person:
        """Whoever has this name or spelling; somebody new where nobody has."""
        known = self._known.get(key_of(name))
        return known[0] if known else Person(Player(spelled(name)))

    def at_table(self, summary: Summary) -> tuple[Person, ...]:
        """Who sat there, line by line."""
        return self._at(tuple([line.player for line in summary.lines]))

    def names_now(self, players: tuple[Player, ...]) -> dict[Player, Player]:
        """The present name of everybody at one table, by the one that was written."""
        persons = zip(players, self._at(players), strict=True)
        return {player: person.name for player, person in persons}

    def line_of(self, person: Person, summary: Summary) -> PlayerLine | None:
        """None: that person did not play."""
        lines = zip(self.at_table(summary), summary.lines, strict=True)
        return next((line for other, line in lines if other.key == person.key), None)

    def as_named(self, summary: Summary) -> Summary:
        """The game by the names that everybody has now."""
        names = self.names_now(tuple([line.player for line in summary.lines]))
        if all(now == then for then, now in names.items()):
            return summary
        return replace(
            summary,
            lines=tuple(line._replace(player=names[line.player]) for line in summary.lines),
            winners=tuple(names[winner] for winner in summary.winners),
        )

    def _at(self, players: tuple[Player, ...]) -> tuple[Person, ...]:
        if players not in self._tables:
            self._tables[players] = self._seated(players)
        return self._tables[players]

    def _seated(self, players: tuple[Player, ...]) -> tuple[Person, ...]:
        """Two at one table are two people, so that one of them is somebody else."""
        persons = [self.named(player) for player in players]
        holders: dict[Key, Player] = {}
        for person, player in zip(persons, players, strict=True):
            if person.key not in holders or key_of(player) == person.key:
                holders[person.key] = player
        for at, (person, player) in enumerate(zip(persons, players, strict=True)):
            if holders[person.key] != player:
                persons[at] = self._other(player, holders)
                holders[persons[at].key] = player
        return tuple(persons)

    def _other(self, player: Player, taken: Collection[Key]) -> Person:
        """The next one in the book with that spelling; a name of the own where there is none."""
        others = (each for each in self._known[key_of(player)] if each.key not in taken)
        return next(others, Person(player))


@lru_cache(maxsize=1 << 12)
def key_of(name: str) -> Key:
    return Key(spelled(name).casefold())


def met(summaries: Iterable[Summary], people: People) -> tuple[Person, ...]:
    """Everybody who sat at one of these tables, the first met first."""
    persons: dict[Key, Person] = {}
    for summary in summaries:
        for person in people.at_table(summary):
            persons.setdefault(person.key, person)
    return tuple(persons.values())
