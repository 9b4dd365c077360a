"""The files of a browser tab: in memory, and what changed in the browser's own store too.

Reading and writing answer at once, as on a drive; what was written lasts once `settle` returns.
"""

import asyncio
import errno
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, Protocol

from storage.files import UNFINISHED, Found
from storage.memory_files import MemoryFiles


class Entry(NamedTuple):
    """A file as the browser keeps it."""

    mtime: int
    content: bytes


Changes = Mapping[Path, Entry | None]
"""None: the file is gone."""


class Drive(Protocol):
    """What the browser keeps for this site."""

    @property
    def is_ours(self) -> bool:
        """Whether this tab may write; another one has the drive as long as it is open."""
        ...

    def entries(self) -> Iterable[tuple[Path, Entry]]:
        """All files, once: when the drive was opened, and again when it became ours."""
        ...

    def news(self) -> Changes:
        """What the tab that writes has changed since."""
        ...

    def keep(self, changes: Changes) -> Awaitable[None]:
        """All of them or none; they last when it returns. Raises OSError."""
        ...


class BrowserFiles(MemoryFiles):
    """As quick as memory, as lasting as the browser."""

    def __init__(self, drive: Drive, wake: Callable[[], None] = lambda: None) -> None:
        """`wake` is called for the first change after everything had settled."""
        super().__init__()
        self._drive = drive
        self._wake = wake
        self._one_at_a_time = asyncio.Lock()
        self._refusal: OSError | None = None
        # For each file that changed since it settled: what the browser has of it.
        self._kept: dict[Path, Entry | None] = {}
        self.read_anew()

    def read_anew(self) -> None:
        """From here on what the browser has."""
        self._contents.clear()
        self._mtimes.clear()
        for path, entry in self._drive.entries():
            self._show(path, entry)

    async def settle(self) -> None:
        """Returns when all that was written lasts.

        Raises OSError, and then every file is again as it was when it last settled.
        """
        earlier = self._refusal
        async with self._one_at_a_time:
            if self._refusal is not None and self._refusal is not earlier:
                # What somebody else wrote was refused meanwhile, and with it this was undone.
                raise self._refusal
            try:
                await self._keep()
            except OSError as refusal:
                self._refusal = refusal
                self._go_back()
                raise

    async def settle_beside(self) -> None:
        """The same for what nobody waits for: what is refused is tried again the next time."""
        async with self._one_at_a_time:
            with suppress(OSError):
                await self._keep()

    async def _keep(self) -> None:
        """Raises OSError, and then all of it is still to be kept."""
        kept, self._kept = self._kept, {}
        changes = {path: self._entry(path) for path in kept if self._entry(path) != kept[path]}
        if not changes:
            return
        try:
            await self._drive.keep(changes)
        except OSError:
            self._kept = {**self._kept, **kept}
            raise

    def read(self, path: Path) -> bytes:
        self._catch_up()
        return super().read(path)

    def listing(self, folder: Path) -> tuple[Found, ...]:
        self._catch_up()
        return super().listing(folder)

    def remove(self, path: Path) -> None:
        self._note(self._there(path))
        super().remove(path)

    def _put(self, path: Path, content: bytes) -> None:
        self._note(path)
        super()._put(path, content)

    def _note(self, path: Path) -> None:
        if path.name.endswith(UNFINISHED) or path in self._kept:
            return
        is_first = not self._kept
        self._kept[path] = self._entry(path)
        if is_first:
            self._wake()

    def _entry(self, path: Path) -> Entry | None:
        content = self._contents.get(path)
        return None if content is None else Entry(self._mtimes[path], content)

    def _go_back(self) -> None:
        kept, self._kept = self._kept, {}
        for path, entry in kept.items():
            self._show(path, entry)

    def _catch_up(self) -> None:
        if not self._drive.is_ours:
            for path, entry in self._drive.news().items():
                self._show(path, entry)

    def _show(self, path: Path, entry: Entry | None) -> None:
        if entry is None:
            self._contents.pop(path, None)
            return
        self._folders.update(path.parents)
        self._contents[path] = entry.content
        self._mtimes[path] = entry.mtime
        self._count_from(entry.mtime)


def refusal(name: str) -> OSError:
    """What the browser calls an error, as a drive says it."""
    full = name == "QuotaExceededError"
    return OSError(errno.ENOSPC if full else errno.EIO, name)
