"""What a phone at a served table knows of the others: how to join, who writes, who asks to."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from referee.draft import Draft


class Pen(StrEnum):
    """Who may write, as seen from one phone."""

    MINE = "mine"
    HELD = "held"
    """By another phone, which is here."""
    AWAY = "away"
    """By another phone, which is not here."""
    FREE = "free"


@dataclass(frozen=True, slots=True)
class Invitation:
    """How another phone gets in."""

    address: str
    """Such as http://192.168.0.7:8550."""
    code: str

    @property
    def link(self) -> str:
        return f"{self.address}/join/{self.code}"

    @property
    def spaced_code(self) -> str:
        """As it is read aloud, on one line: "ABCD EFGH"."""
        half = len(self.code) // 2
        return f"{self.code[:half]}\N{NO-BREAK SPACE}{self.code[half:]}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Served:
    """The table as one phone sees it."""

    invitation: Invitation
    number: int
    """Of this phone, in the order in which they came."""
    pen: Pen = Pen.FREE
    holder: int | None = None
    """Number of the phone that has the pen; None: it has not come back yet, or nobody has it."""
    asking: tuple[int, ...] = ()
    """Numbers of the phones that ask for it, the first one first."""
    phones: int = 1
    """That are here."""
    returns: int = 0
    """How often this phone came back: then all of its screen is drawn anew."""

    @property
    def has_asked(self) -> bool:
        return self.number in self.asking


ShowDraft = Callable[[Draft | None], None]
"""Draws what is half typed; None: no game is open."""


class SharedPen(Protocol):
    """The pen in the reach of one phone."""

    def show_on(self, show: ShowDraft) -> None:
        """From here on what is half typed is given to `show` as it grows."""
        ...

    def ask(self) -> None:
        """Takes it at once where nobody has it."""
        ...

    def hand_over(self, number: int) -> None: ...

    def keep(self) -> None:
        """Nobody gets it who asked so far."""
        ...

    def take(self) -> None:
        """Of a phone that is not here; else nothing happens."""
        ...


@dataclass(frozen=True, slots=True)
class Phones:
    """How others join, on top of a page."""


@dataclass(frozen=True, slots=True)
class TakePen:
    """Whether the pen of a phone that is not here is taken."""


Serving = Phones | TakePen
