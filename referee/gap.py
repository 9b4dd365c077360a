"""The gap between the two visible numbers of a colour: what may be thrown, and what it costs."""

from dataclasses import dataclass
from enum import StrEnum

LOWEST, HIGHEST = 1, 18


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"
    PURPLE = "purple"
    YELLOW = "yellow"


@dataclass(frozen=True, slots=True)
class Gap:
    """Between two numbers from 1 to 18, in any order."""

    one: int
    other: int

    @property
    def numbers(self) -> range:
        """What may be thrown: strictly between the two; each number is there once a colour."""
        low, high = sorted((self.one, self.other))
        return range(low + 1, high)


PENALTY = 1
"""Cards that who played draws for each card thrown."""


def penalty_for(thrown: int) -> int:
    """Penalty cards for who played, after so many cards were thrown."""
    return PENALTY * thrown
