"""The mark of somebody outside a game: as chosen, else by the order in which all were met."""

from collections.abc import Mapping

import flet as ft

from referee.people import Key
from views.known import Known
from views.look import Look
from views.parts.mark import letters_of, sign


def known_mark(look: Look, known: Known, letters: str, size: float) -> ft.Control:
    return sign(look, known.sign, letters, size)


def letters_in(every: Mapping[Key, Known]) -> dict[Key, str]:
    """What stands in the marks of people beside each other."""
    letters = letters_of([known.person.name for known in every.values()])
    return dict(zip(every, letters, strict=True))
