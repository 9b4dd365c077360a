"""Which ink and which shape each one at a table wears: what was chosen, else what the seat has."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from referee.people import Key, People, key_of

SIGNS = 8
"""Inks, and shapes; a ninth player starts again."""
INKS = ("blue", "red", "green", "purple", "yellow", "steel", "brown", "pink")
"""Words for the eight inks, in their order; the book keeps them."""
SHAPES = ("disc", "square", "diamond", "arch", "hexagon", "leaf", "shield", "octagon")


class Sign(NamedTuple):
    """Numbers of an ink and a shape."""

    ink: int
    shape: int


class Chosen(NamedTuple):
    """What somebody has chosen; None: nothing."""

    ink: int | None = None
    shape: int | None = None


Choices = tuple[tuple[Key, Chosen], ...]


def chosen_by(colour: str | None, mark: str | None) -> Chosen:
    """A word that is not known here says nothing."""
    return Chosen(_number(colour, INKS), _number(mark, SHAPES))


def choices_of(people: People) -> Choices:
    """By every spelling of everybody who has chosen something."""
    return tuple(
        (key_of(name), chosen)
        for person in people.persons
        if (chosen := chosen_by(person.colour, person.mark)) != Chosen()
        for name in (person.name, *person.also)
    )


@lru_cache(maxsize=256)
def signs_at(table: tuple[str, ...], choices: Choices) -> tuple[Sign, ...]:
    """Seat by seat; no two alike in ink or in shape as long as there are enough."""
    known = dict(choices)
    chosen = [known.get(key_of(name), Chosen()) for name in table]
    inks = _given([each.ink for each in chosen])
    shapes = _given([each.shape for each in chosen])
    return tuple(map(Sign, inks, shapes))


def _given(wanted: Sequence[int | None]) -> list[int]:
    """The first to choose something has it, then comes who has the seat, then what is free."""
    given: dict[int, int] = {}
    for seat, number in (*enumerate(wanted), *enumerate(range(len(wanted)))):
        if number is not None and number not in given.values():
            given.setdefault(seat, number % SIGNS)
    for seat in range(len(wanted)):
        if seat not in given:
            given[seat] = _free(seat, given.values())
    return [given[seat] for seat in range(len(wanted))]


def _free(seat: int, taken: Iterable[int]) -> int:
    return next((number for number in range(SIGNS) if number not in taken), seat % SIGNS)


def _number(word: str | None, words: tuple[str, ...]) -> int | None:
    return words.index(word) if word in words else None
