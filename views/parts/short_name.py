"""A name cut to what there is room for."""

from itertools import accumulate
from unicodedata import east_asian_width

BUTTON = 20
"""Letters of a name that leave room for the rest of a button."""


def short_name(name: str, letters: int) -> str:
    """At most so many letters wide, the ellipsis included; a full-width letter counts twice."""
    widths = accumulate(2 if east_asian_width(letter) in "WF" else 1 for letter in name)
    fitting = sum(width <= letters for width in widths)
    return name if fitting >= len(name) else f"{name[: max(fitting - 1, 1)].rstrip()}\u2026"
