"""Which ink and which shape each one at a table wears: what was chosen, else the same as ever."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from referee.people import Key, key_of
from views.by_identity import kept

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


class Habit(NamedTuple):
    """What somebody wears where nobody before one does."""

    number: int
    """After how many others one was met first: so the first eight look different."""
    chosen: Chosen = Chosen()

    @property
    def sign(self) -> Sign:
        usual, chosen = self.number % SIGNS, self.chosen
        ink = usual if chosen.ink is None else chosen.ink
        return Sign(ink, usual if chosen.shape is None else chosen.shape)


Habits = tuple[tuple[Key, Habit], ...]
"""By every spelling of everybody."""


def chosen_by(colour: str | None, mark: str | None) -> Chosen:
    """A word that is not known here says nothing."""
    return Chosen(_number(colour, INKS), _number(mark, SHAPES))


def signs_at(table: tuple[str, ...], habits: Habits) -> tuple[Sign, ...]:
    """Seat by seat; no two alike in ink or in shape as long as there are enough.

    Who is new is met after everybody else, in the order of the seats.
    """
    known = _by_key(habits)
    worn = [known.by_key.get(key_of(name)) for name in table]
    new = iter(range(known.met, known.met + len(table)))
    return _told_apart(tuple([habit or Habit(next(new)) for habit in worn]))


class _Known(NamedTuple):
    by_key: dict[Key, Habit]
    met: int
    """How many there are."""


@kept
def _by_key(habits: Habits) -> _Known:
    by_key = dict(habits)
    return _Known(by_key, max((habit.number + 1 for habit in by_key.values()), default=0))


@lru_cache(maxsize=256)
def _told_apart(habits: tuple[Habit, ...]) -> tuple[Sign, ...]:
    numbers = [habit.number for habit in habits]
    inks = _given([habit.chosen.ink for habit in habits], numbers)
    shapes = _given([habit.chosen.shape for habit in habits], numbers)
    return tuple(map(Sign, inks, shapes))


def _given(wanted: Sequence[int | None], numbers: Sequence[int]) -> list[int]:
    """The first to choose something has it, then comes who was met first, then what is free."""
    given: dict[int, int] = {}
    by_habit = sorted((number, seat) for seat, number in enumerate(numbers))
    for seat, number in (*enumerate(wanted), *((seat, met % SIGNS) for met, seat in by_habit)):
        if number is not None and number not in given.values():
            given.setdefault(seat, number)
    for met, seat in by_habit:
        if seat not in given:
            given[seat] = _free(met, given.values())
    return [given[seat] for seat in range(len(wanted))]


def _free(usual: int, taken: Iterable[int]) -> int:
    return next((number for number in range(SIGNS) if number not in taken), usual % SIGNS)


def _number(word: str | None, words: tuple[str, ...]) -> int | None:
    return words.index(word) if word in words else None
