"""The pages that can be shown, each with what it alone has to know."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Home:
    """Running games, a new game, the last games."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """The set-up of a game that has not begun."""


@dataclass(frozen=True, slots=True)
class Table:
    """The open game: its standing, its tie-breaker or its end, as it happens to be."""

    is_sheet: bool = False
    """True: the standing and the sheet even though the game is over or tied."""


@dataclass(frozen=True, slots=True)
class Entry:
    """The half-typed round of the open game, new or corrected."""

    is_keypad: bool = False
    """True: a number is typed digit by digit instead of tapped whole."""


@dataclass(frozen=True, slots=True)
class Rounds:
    """Every round of the open game, to be corrected."""


@dataclass(frozen=True, slots=True)
class Games:
    """Every game of the book."""

    shown: int = 50
    """How many of them, the newest first."""


@dataclass(frozen=True, slots=True)
class Record:
    """One game of the book, only to be read."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The book as a whole: backups, files in and out, the trash."""


Page = Home | NewGame | Table | Entry | Rounds | Games | Record | Settings
