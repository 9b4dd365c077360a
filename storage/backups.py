"""The last few automatic exports: weekly ones, and those made before games were changed by force.

Their dates come from whoever asks, so that a clock that is wrong does no harm here.
"""

import re
from contextlib import suppress
from datetime import date
from pathlib import Path

from storage.access import Access
from storage.errors import NotFound
from storage.files import UNFINISHED, Files, Found, ensure_folder, entries, write_atomically

MOST_KEPT = 3
DAYS = 7
NAME = re.compile(r"([0-9]{4}-[0-9]{2}-[0-9]{2})(?:-([0-9]{1,9}))?\.zip", re.ASCII)


class Backups:
    """Knows names, dates and bytes; what is in them is the exchange's."""

    def __init__(self, files: Files, folder: Path, access: Access) -> None:
        self._files = files
        self._folder = folder
        self._access = access

    def names(self) -> tuple[str, ...]:
        """Newest first, such as `2026-11-29-2.zip` and `2026-11-29.zip`. Raises NotRead."""
        with self._access.reading():
            return self._names()

    def read(self, name: str) -> bytes:
        """Raises NotFound, NotRead."""
        with self._access.reading():
            if name not in self._names():
                raise NotFound
            return self._files.read(self._folder / name)

    def is_due(self, today: str) -> bool:
        """Whether none is from the week around `today`, such as `2026-11-29`. Raises NotRead."""
        day = date.fromisoformat(today)
        return all(abs((day - day_of(name)).days) >= DAYS for name in self.names())

    def keep(self, content: bytes, today: str) -> None:
        """Unless the newest says the same. The oldest have to go. Raises NotSaved, NotRead."""
        with self._access.writing():
            names = self._names()
            if names and self.read(names[0]) == content:
                return
            ensure_folder(self._files, self._folder)
            name = next_name(names, today)
            write_atomically(self._files, self._folder / name, content)
            self._make_room(names)

    def _make_room(self, earlier: tuple[str, ...]) -> None:
        """Not flushed: one that comes back after a power cut goes the next time."""
        found = entries(self._files, self._folder)
        unfinished = [file.name for file in found if file.name.endswith(UNFINISHED)]
        for name in (*earlier[MOST_KEPT - 1 :], *unfinished):
            with suppress(OSError):
                self._files.remove(self._folder / name)

    def _names(self) -> tuple[str, ...]:
        """Raises OSError."""
        found = [file for file in entries(self._files, self._folder) if is_backup(file)]
        return tuple(sorted((file.name for file in found), key=age, reverse=True))


def is_backup(file: Found) -> bool:
    """Whether the name is one of ours, with a date that exists."""
    try:
        return not file.is_folder and bool(day_of(file.name))
    except ValueError:
        return False


def day_of(name: str) -> date:
    """Raises ValueError for a name that is none of ours."""
    match = NAME.fullmatch(name)
    if match is None:
        raise ValueError(name)
    return date.fromisoformat(match[1])


def age(name: str) -> tuple[date, int]:
    return day_of(name), number_of(name)


def number_of(name: str) -> int:
    """Which one of its day, from 1."""
    match = NAME.fullmatch(name)
    return int(match[2] or 1) if match else 0


def next_name(names: tuple[str, ...], today: str) -> str:
    number = max((number_of(name) for name in names if name.startswith(today)), default=0) + 1
    return f"{today}.zip" if number == 1 else f"{today}-{number}.zip"
