"""A name cut to what there is room for."""

from itertools import accumulate
from unicodedata import east_asian_width

from views.look import Look
from views.parts.room import letters_for
from views.theme import CONTENT, TYPE

BUTTON = 20
"""Letters of a name that leave room for the rest of a button."""
AIR = 24
"""Pixels at both ends of a button."""


def short_name(name: str, letters: int) -> str:
    """At most so many letters wide, the ellipsis included; a full-width letter counts twice."""
    widths = accumulate(2 if east_asian_width(letter) in "WF" else 1 for letter in name)
    fitting = sum(width <= letters for width in widths)
    return name if fitting >= len(name) else f"{name[: max(fitting - 1, 1)].rstrip()}\u2026"


def name_on_button(look: Look, name: str) -> str:
    """A name that never takes more than one of the lines of a button."""
    room = min(look.width, CONTENT) - 2 * look.margin - AIR
    return short_name(name, min(BUTTON, letters_for(room, look.scaled(TYPE["button"].size))))
