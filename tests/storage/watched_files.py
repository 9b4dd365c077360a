"""A file system that tells each call before it happens, so that a test can count or fail it."""

from collections.abc import Callable
from pathlib import Path

from storage.files import Files, Found

Watcher = Callable[[str, Path], None]
"""Gets the name of the call and its path; what it raises is what the call raises."""


class WatchedFiles:
    def __init__(self, files: Files, watcher: Watcher) -> None:
        self._files = files
        self.watcher = watcher
        self._open: dict[int, Path] = {}

    def read(self, path: Path) -> bytes:
        self.watcher("read", path)
        return self._files.read(path)

    def create(self, path: Path) -> int:
        self.watcher("create", path)
        handle = self._files.create(path)
        self._open[handle] = path
        return handle

    def write(self, handle: int, content: bytes) -> None:
        """Told twice: before, and with half of the content written."""
        self.watcher("write", self._open[handle])
        half = len(content) // 2
        self._files.write(handle, content[:half])
        self.watcher("write", self._open[handle])
        self._files.write(handle, content[half:])

    def flush(self, handle: int) -> None:
        self.watcher("flush", self._open[handle])
        self._files.flush(handle)

    def close(self, handle: int) -> None:
        self._files.close(handle)
        self.watcher("close", self._open.pop(handle))

    def replace(self, source: Path, target: Path) -> None:
        self.watcher("replace", target)
        self._files.replace(source, target)

    def flush_folder(self, folder: Path) -> None:
        self.watcher("flush_folder", folder)
        self._files.flush_folder(folder)

    def make_folder(self, folder: Path) -> None:
        self.watcher("make_folder", folder)
        self._files.make_folder(folder)

    def remove(self, path: Path) -> None:
        self.watcher("remove", path)
        self._files.remove(path)

    def look(self, path: Path) -> Found:
        self.watcher("look", path)
        return self._files.look(path)

    def listing(self, folder: Path) -> tuple[Found, ...]:
        self.watcher("listing", folder)
        return self._files.listing(folder)


class Tally:
    """Counts the calls, and does something at the one that is due."""

    def __init__(self) -> None:
        self.told: list[tuple[str, Path]] = []
        self._due: int | None = None
        self._act: Callable[[], None] = lambda: None

    def __call__(self, call: str, path: Path) -> None:
        self.told.append((call, path))
        if self._due == len(self.told) - 1:
            self._act()

    @property
    def is_past_due(self) -> bool:
        return self._due is not None and len(self.told) > self._due

    def begin(self, due: int | None = None, act: Callable[[], None] = lambda: None) -> None:
        """Counts from 0 again; `act` happens once, at call number `due`."""
        self.told.clear()
        self._due, self._act = due, act

    @property
    def calls(self) -> list[str]:
        return [call for call, _ in self.told]
