"""What stands beside the book: backups, files in and out, the trash, and what is damaged."""

from collections.abc import Callable, Iterable
from datetime import date
from typing import Protocol

from referee.sheet import ScoreSheet
from referee.summary import Summary


class Backup(Protocol):
    """A copy of everything that the book keeps by itself."""

    @property
    def name(self) -> str: ...

    @property
    def day(self) -> date: ...

    @property
    def number(self) -> int:
        """Which one of its day, from 1."""
        ...

    @property
    def games(self) -> int | None:
        """None: it cannot be read."""
        ...


class Aside(Protocol):
    """A file of the book that could not be read."""

    @property
    def name(self) -> str: ...

    @property
    def reason(self) -> str:
        """A word: "newer-version" and "not-read" stay where they are, all others are put away."""
        ...

    @property
    def summary(self) -> Summary | None:
        """What is known of the game; None: nothing, or it is no game."""
        ...


class Contents(Protocol):
    """What lies beside the games at one moment."""

    @property
    def folder(self) -> str:
        """Where the book lies."""
        ...

    @property
    def backups(self) -> tuple[Backup, ...]:
        """Newest first."""
        ...

    @property
    def trash(self) -> tuple[Summary, ...]:
        """The game deleted last first."""
        ...

    @property
    def too_long(self) -> tuple[Summary, ...]:
        """Games that are in no backup."""
        ...


class Export(Protocol):
    """A file that is ready to be given."""

    @property
    def content(self) -> bytes: ...

    @property
    def left_out(self) -> int:
        """Games that are not in it: they cannot be read, or no import would take them."""
        ...


class Fated(Protocol):
    """The games that share a fate when files come in."""

    @property
    def fate(self) -> str:
        """ "added", "skipped", "longer" or "kept-twice"."""
        ...

    @property
    def count(self) -> int: ...

    @property
    def first(self) -> tuple[Summary, ...]:
        """Some of them, to name them."""
        ...


class Coming(Protocol):
    """What files or a backup would change; nothing of it is done yet."""

    @property
    def fates(self) -> tuple[Fated, ...]: ...

    @property
    def brings_more(self) -> bool:
        """Whether players or settings are completed too."""
        ...

    @property
    def changes_nothing(self) -> bool: ...

    @property
    def bring_in(self) -> Callable[[], None]:
        """Does it, after a backup."""
        ...


class Letter(Protocol):
    """A game that somebody sent as a short text."""

    @property
    def sheet(self) -> ScoreSheet: ...

    @property
    def coming(self) -> Coming:
        """What it would change here."""
        ...


class Cabinet(Protocol):
    """Every call may be refused, and may take as long as reading all games."""

    def contents(self) -> Contents: ...

    def back_up(self) -> int:
        """How many games are not in it."""
        ...

    def export_all(self, shape: str) -> Export:
        """`shape` is "zip", "json" or "csv"."""
        ...

    def export_game(self, game_id: str, shape: str) -> bytes: ...

    def plan_import(self, files: Iterable[tuple[str, bytes]]) -> Coming:
        """Names of files and what is in them."""
        ...

    def file_of(self, sheet: ScoreSheet) -> bytes:
        """The game as a file that can be imported."""
        ...

    def letter_of(self, sheet: ScoreSheet) -> str:
        """The game as a short text; "too-large" when it is too long for one."""
        ...

    def open_letter(self, letters: str) -> Letter: ...

    def plan_restore(self, name: str) -> Coming:
        """Of the backup with that name."""
        ...

    def delete(self, game_id: str) -> None:
        """Into the trash."""
        ...

    def restore(self, game_id: str) -> None:
        """Out of the trash."""
        ...

    def empty_trash(self) -> None: ...

    def try_to_write(self) -> None:
        """The book is not only for reading any more."""
        ...
