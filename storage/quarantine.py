"""Damaged files are moved out of the way and told, never deleted."""

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from referee.summary import Summary
from storage.files import Files, free_place, move


@dataclass(frozen=True, slots=True)
class Damaged:
    """A file that could not be read."""

    name: str
    """As it was before it was moved, without its folder."""
    reason: str
    """A word such as `wrong-checksum`, or `newer-version` for a sound file that stays in place."""
    summary: Summary | None = None
    """What was known of the game, to name it; None: nothing, or it is no game."""


class Quarantine:
    """What is damaged, as far as this opening of the book has met it."""

    def __init__(self, files: Files, folder: Path | None) -> None:
        """`folder` None: nothing may be moved."""
        self._files = files
        self._folder = folder
        self._told: list[Damaged] = []

    @property
    def told(self) -> tuple[Damaged, ...]:
        return tuple(self._told)

    def tell(self, damaged: Damaged) -> None:
        if all(damaged.name != other.name for other in self._told):
            self._told.append(damaged)

    def take(self, path: Path, reason: str, summary: Summary | None = None) -> None:
        """A file that can not be moved stays where it is, and is told all the same."""
        self.tell(Damaged(path.name, reason, summary))
        if self._folder is not None:
            with suppress(OSError):
                move(self._files, path, free_place(self._files, self._folder / path.name))
