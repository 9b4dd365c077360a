"""What lies on a page while past games and players are looked at."""

from dataclasses import dataclass
from enum import StrEnum

from referee.people import Key


class Trait(StrEnum):
    """What games may have in common, so that only those are shown."""

    EDITION = "edition"
    PLAYER = "player"
    YEAR = "year"


@dataclass(frozen=True, slots=True)
class Filtering:
    """Which games are shown: the choice of one trait."""

    trait: Trait


@dataclass(frozen=True, slots=True, kw_only=True)
class EditPerson:
    """Name and mark of somebody, as they are being changed."""

    key: Key
    name: str
    colour: str
    mark: str


@dataclass(frozen=True, slots=True)
class ThisPerson:
    """What else can be done with somebody."""

    key: Key


@dataclass(frozen=True, slots=True)
class Merge:
    """Two who are one person."""

    key: Key
    """Whose name stays."""
    other: Key | None = None
    """None: not said yet."""


@dataclass(frozen=True, slots=True)
class Occasion:
    """When and where the game of the set-up is played, or was."""

    typed: str | None = None
    """What stands in the field of the day where that is no day; None: the day of the set-up."""


Memory = Filtering | EditPerson | ThisPerson | Merge | Occasion
