"""What the chart of a game draws: who stood where after which round."""

from dataclasses import dataclass

from referee.events import Player


@dataclass(frozen=True, slots=True, kw_only=True)
class Stand:
    """A total after a round, and what it was before it fell back, if it did."""

    number: int
    """The round, from 1; 0: the total one starts with."""
    total: int
    fell_from: int | None = None
    has_held: bool | None = None
    """Whether the call held; None: the player did not call, or there was nothing to judge."""

    @property
    def reached(self) -> int:
        """The total before it fell back."""
        return self.total if self.fell_from is None else self.fell_from


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """One player's line. Rounds sat out have no stand; tie-breakers are not in it."""

    seat: int
    letters: str
    stands: tuple[Stand, ...]
    is_winner: bool = False
    table: tuple[Player, ...] = ()
    """Everybody by seat, as in a badge."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Chart:
    """Everything that is drawn."""

    courses: tuple[Course, ...]
    rounds: int
    target: int | None = None
    """Total at which the game ends; None: nothing is drawn for it."""
    has_tie_breaker: bool = False
    """Whether something was played after the last of these rounds."""
    said: str
    """The chart in words, for a screen reader."""
