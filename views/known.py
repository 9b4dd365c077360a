"""Everybody who is known, and what they have done, as the pages show it."""

from collections.abc import Iterator
from datetime import date
from typing import NamedTuple

from referee.career import Career, career_of, careers, careers_by_edition
from referee.evening import Evening, evenings
from referee.people import Key, People, Person, met
from referee.records import Records, records
from referee.scope import Scope, within
from referee.summary import Summary
from views.by_identity import kept
from views.found import Sought
from views.signs import SIGNS, Sign, chosen_by


class Known(NamedTuple):
    """Somebody, and after how many others one was met first.

    The mark follows from that unless it is chosen: so the first eight look different, and whoever
    comes later changes nobody's.
    """

    person: Person
    number: int

    @property
    def sign(self) -> Sign:
        chosen, usual = chosen_by(self.person.colour, self.person.mark), self.number % SIGNS
        ink = usual if chosen.ink is None else chosen.ink
        return Sign(ink, usual if chosen.shape is None else chosen.shape)


@kept
def everybody(summaries: tuple[Summary, ...], people: People) -> dict[Key, Known]:
    """Who played last comes first; those who are in no game come last."""
    persons = (*met(summaries, people), *people.persons)
    numbers = {key: at for at, key in enumerate(_in_order(summaries, people))}
    first = {person.key: person for person in reversed(persons)}
    order = dict.fromkeys(person.key for person in persons)
    return {key: Known(first[key], numbers[key]) for key in order}


def _in_order(summaries: tuple[Summary, ...], people: People) -> Iterator[Key]:
    """Who was met first comes first."""
    persons = (*met(reversed(summaries), people), *people.persons)
    return iter(dict.fromkeys(person.key for person in persons))


def somebody(key: Key, summaries: tuple[Summary, ...], people: People) -> Known:
    """Whoever has this key or had it before another name; nobody known: somebody new."""
    every, person = everybody(summaries, people), people.named(key)
    # At a table with both, another spelling of somebody is somebody else, and has a page too.
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
