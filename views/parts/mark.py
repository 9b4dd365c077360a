"""A player's mark: a shape in the player's ink with one or two letters in it."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import count

import flet as ft

from views.look import Look
from views.parts.words import words
from views.signs import Sign

SHAPES = (
    '<circle cx="12" cy="12" r="12"/>',
    '<rect x="1" y="1" width="22" height="22" rx="4"/>',
    '<path d="M12 .5 Q13.2 .5 14.2 1.5 L22.5 9.8 Q24.7 12 22.5 14.2 L14.2 22.5 Q12 24.7 9.8 22.5 '
    'L1.5 14.2 Q-.7 12 1.5 9.8 L9.8 1.5 Q10.8 .5 12 .5z"/>',
    '<path d="M1 23V12a11 11 0 0 1 22 0v11z"/>',
    '<path d="M6 1h12l6 11-6 11H6L0 12z"/>',
    '<path d="M1 1h11a11 11 0 0 1 11 11v11H12A11 11 0 0 1 1 12z"/>',
    '<path d="M1 1h22v11a11 11 0 0 1-22 0z"/>',
    '<path d="M7.5 .5h9l7 7v9l-7 7h-9l-7-7v-9z"/>',
)
"""Disc, square, diamond, arch, hexagon, leaf, shield, octagon: one for each seat."""


def mark(look: Look, seat: int, letters: str, size: float = 24) -> ft.Control:
    """`letters` as `letters_of` gives them; silent, because a name stands beside it."""
    return sign(look, Sign(seat, seat), letters, size)


def sign(look: Look, worn: Sign, letters: str, size: float = 24) -> ft.Control:
    """A mark of somebody's own choice."""
    side = look.scaled(size)
    letter = words(
        look,
        letters,
        "button",
        color=look.palette.paper,
        size=size * (0.54 if len(letters) < 2 else 0.44),
        line=1.0,
    )
    drawing = ft.Stack(
        [
            ft.Image(src=_svg(worn.shape, look.palette.ink_of(worn.ink)), width=side, height=side),
            ft.Container(letter, width=side, height=side, alignment=ft.Alignment.CENTER),
        ],
        width=side,
        height=side,
    )
    return ft.Semantics(content=drawing, exclude_semantics=True)


def letters_of(names: Sequence[str], table: Sequence[str] = ()) -> tuple[str, ...]:
    """The letters in the marks of people beside each other, no two alike.

    That is the initial, and a second letter where two share it: the first one in which the sharers
    differ, so that Ana and Anton are Aa and At. `table`: who sits there, and keeps the letters
    that all have there.
    """
    given = dict(zip(table, letters_of(table), strict=True)) if table else {}
    sharers: dict[str, list[str]] = defaultdict(list)
    for name in dict.fromkeys((*table, *names)):
        sharers[_initial(name)].append(name)
    for initial, shared in sharers.items():
        _tell_apart(initial, shared, given)
    return tuple(given[name] for name in names)


def _initial(name: str) -> str:
    return name.strip()[:1].upper()


def _tell_apart(initial: str, sharers: Sequence[str], given: dict[str, str]) -> None:
    """Letters for those who have none: what tells most, and a number where none is left."""
    if len(sharers) == 1:
        given.setdefault(sharers[0], initial)
    for letters in (_telling, _own, _numbers):
        for name in sharers:
            taken = {given.get(other) for other in sharers}
            free = (initial + each for each in letters(name, sharers) if each.strip())
            found = next((each for each in free if each not in taken), None)
            if found is not None:
                given.setdefault(name, found)


def _telling(name: str, sharers: Sequence[str]) -> Iterator[str]:
    """Letters in which a name differs from all others at the same place."""
    for place in range(1, max(map(len, sharers))):
        letters = [_letter(sharer, place) for sharer in sharers]
        if letters.count(_letter(name, place)) == 1:
            yield _letter(name, place)


def _own(name: str, _: Sequence[str]) -> Iterator[str]:
    return iter(name[1:].lower())


def _numbers(name: str, sharers: Sequence[str]) -> Iterator[str]:
    return map(str, count(sharers.index(name) + 1))


def _letter(name: str, place: int) -> str:
    """The letter at a place; of a shorter name its last one."""
    return name[min(place, len(name) - 1)].lower()


def _svg(shape: int, ink: str) -> str:
    # Flet takes a string for a drawing, and not for an address, by its size and double quotes.
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" '
        f'fill="{ink}">{SHAPES[shape % len(SHAPES)]}</svg>'
    )
