"""A file system that lives in memory: for tests, and for a machine that gives the app no folder."""

import errno
from itertools import count
from pathlib import Path

from storage.files import Found


class MemoryFiles:
    """Answers as a drive does, errors included, and forgets everything with the process."""

    def __init__(self) -> None:
        self._contents: dict[Path, bytes] = {}
        self._folders: set[Path] = set()
        self._open: dict[int, Path] = {}
        self._mtimes: dict[Path, int] = {}
        self._numbers = count(1)

    def read(self, path: Path) -> bytes:
        return self._contents[self._there(path)]

    def create(self, path: Path) -> int:
        self._folder_there(path.parent)
        handle = next(self._numbers)
        self._open[handle] = path
        self._put(path, b"")
        return handle

    def write(self, handle: int, content: bytes) -> None:
        path = self._open[handle]
        self._put(path, self._contents[path] + content)

    def flush(self, handle: int) -> None:
        """Nothing is more lasting here than what was written."""

    def close(self, handle: int) -> None:
        del self._open[handle]

    def replace(self, source: Path, target: Path) -> None:
        self._folder_there(target.parent)
        self._put(target, self.read(source))
        self.remove(source)

    def flush_folder(self, folder: Path) -> None:
        """Nothing is more lasting here than what was written."""

    def make_folder(self, folder: Path) -> None:
        self._folders.add(folder)

    def remove(self, path: Path) -> None:
        del self._contents[self._there(path)]

    def look(self, path: Path) -> Found:
        if self._is_folder(path):
            return Found(path.name, 0, 0, is_folder=True)
        return Found(path.name, len(self.read(path)), self._mtimes[path], is_folder=False)

    def listing(self, folder: Path) -> tuple[Found, ...]:
        self._folder_there(folder)
        inside = [path for path in (*self._contents, *self._folders) if path.parent == folder]
        return tuple(sorted(self.look(path) for path in inside))

    def _put(self, path: Path, content: bytes) -> None:
        self._contents[path] = content
        self._mtimes[path] = next(self._numbers)

    def _count_from(self, number: int) -> None:
        """No later number is as small."""
        self._numbers = count(max(number, next(self._numbers)) + 1)

    def _is_folder(self, path: Path) -> bool:
        return path in self._folders or path == path.parent

    def _there(self, path: Path) -> Path:
        if path not in self._contents:
            raise FileNotFoundError(errno.ENOENT, "no such file", str(path))
        return path

    def _folder_there(self, folder: Path) -> None:
        if not self._is_folder(folder):
            raise FileNotFoundError(errno.ENOENT, "no such folder", str(folder))
