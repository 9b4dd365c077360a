"""Everybody who is known, and what they have done, as the pages show it."""

from collections import Counter
from datetime import date
from typing import NamedTuple

from referee.career import Career, career_of, careers, careers_by_edition
from referee.evening import Evening, evenings
from referee.events import Player
from referee.people import Key, People, Person, key_of, met
from referee.records import Records, records
from referee.scope import Scope, within
from referee.summary import Summary
from views.by_identity import kept
from views.found import Sought
from views.habits import met_in_order
from views.signs import Habit, Sign, chosen_by


class Known(NamedTuple):
    """Somebody, and after how many others one was met first: who comes later changes no mark."""

    person: Person
    number: int

    @property
    def sign(self) -> Sign:
        return Habit(self.number, chosen_by(self.person.colour, self.person.mark)).sign


@kept
def everybody(summaries: tuple[Summary, ...], people: People) -> dict[Key, Known]:
    """Who played last comes first; those who are in no game come last."""
    persons = (*met(summaries, people), *people.persons)
    first = {person.key: person for person in reversed(persons)}
    order = dict.fromkeys(person.key for person in persons)
    # At a table with both, another spelling of somebody is somebody else, whom no name alone says.
    numbers = dict.fromkeys((*met_in_order(summaries, people), *order))
    numbered = {key: Known(first[key], at) for at, key in enumerate(numbers) if key in first}
    return {key: numbered[key] for key in order}


def somebody(key: Key, summaries: tuple[Summary, ...], people: People) -> Known:
    """Whoever has this key or had it before another name; nobody known: somebody new."""
    every, person = everybody(summaries, people), people.named(key)
    # Such another spelling of somebody has a page too.
    return every.get(key) or every.get(person.key) or Known(person, 0)


@kept
def seen_with(key: Key, summaries: tuple[Summary, ...], people: People) -> frozenset[Key]:
    """Everybody who ever sat at one table with that one, and so is somebody else."""
    tables = (people.at_table(summary) for summary in summaries)
    keys = (frozenset([person.key for person in table]) for table in tables)
    return frozenset().union(*(table for table in keys if key in table)) - {key}


@kept
def all_careers(summaries: tuple[Summary, ...], people: People) -> dict[Key, Career]:
    return {career.person.key: career for career in careers(summaries, people)}


@kept
def career_in(
    person: Person, summaries: tuple[Summary, ...], people: People, sought: Sought
) -> Career:
    """In the games that are looked for."""
    return career_of(person, within(summaries, scope_of(sought)), people)


@kept
def by_edition(
    person: Person, summaries: tuple[Summary, ...], people: People, sought: Sought
) -> tuple[tuple[str, Career], ...]:
    return careers_by_edition(person, within(summaries, scope_of(sought)), people)


@kept
def games_of(person: Person, summaries: tuple[Summary, ...], people: People) -> tuple[Summary, ...]:
    """Those that count, newest first."""
    return tuple(game for game in summaries if game.counts and people.line_of(person, game))


@kept
def spellings_of(
    person: Person, summaries: tuple[Summary, ...], people: People
) -> dict[Player, int]:
    """Other names that stand in games of that one, and in how many; those in none are left out."""
    lines = (people.line_of(person, game) for game in summaries)
    written = Counter(key_of(line.player) for line in lines if line)
    return {name: written[key_of(name)] for name in person.also if written[key_of(name)]}


@kept
def table_records(summaries: tuple[Summary, ...]) -> Records:
    return records(summaries)


@kept
def counted_evenings(summaries: tuple[Summary, ...]) -> tuple[Evening, ...]:
    """Those with a game that counts, newest first."""
    return tuple(
        evening
        for evening in evenings(summaries)
        if any(summary.counts for summary in evening.summaries)
    )


def scope_of(sought: Sought) -> Scope:
    year = sought.year
    since, until = (date(year, 1, 1), date(year, 12, 31)) if year else (None, None)
    return Scope(edition=sought.edition, since=since, until=until)
