"""Everybody who is known, and what they have done, as the pages show it."""

from datetime import date
from typing import NamedTuple

from referee.career import Career, career_of, careers, careers_by_edition
from referee.people import Key, People, Person
from referee.scope import Scope, within
from referee.summary import Summary
from views.by_identity import kept
from views.found import Sought

INKS = ("blue", "red", "green", "purple", "yellow", "steel", "brown", "pink")
"""Words for the eight inks, in their order; the book keeps them."""
SHAPES = ("disc", "square", "diamond", "arch", "hexagon", "leaf", "shield", "octagon")


class Known(NamedTuple):
    """Somebody, and the seat of the last game, after which the mark looks unless it is chosen."""

    person: Person
    seat: int

    @property
    def ink(self) -> int:
        return _number(self.person.colour, INKS, self.seat)

    @property
    def shape(self) -> int:
        return _number(self.person.mark, SHAPES, self.seat)


@kept
def everybody(summaries: tuple[Summary, ...], people: People) -> dict[Key, Known]:
    """Who played last comes first; those who are in no game come last."""
    found: dict[Key, Known] = {}
    for summary in summaries:
        for person, line in zip(people.at_table(summary), summary.lines, strict=True):
            if person.key not in found:
                found[person.key] = Known(person, line.number)
    for at, person in enumerate(people.persons):
        found.setdefault(person.key, Known(person, at))
    return found


def somebody(key: Key, summaries: tuple[Summary, ...], people: People) -> Known:
    """Whoever has this key or had it before another name; nobody known: somebody new."""
    person = people.named(key)
    return everybody(summaries, people).get(person.key) or Known(person, 0)


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


def scope_of(sought: Sought) -> Scope:
    year = sought.year
    since, until = (date(year, 1, 1), date(year, 12, 31)) if year else (None, None)
    return Scope(edition=sought.edition, since=since, until=until)


def _number(word: str | None, words: tuple[str, ...], usual: int) -> int:
    return words.index(word) if word in words else usual
