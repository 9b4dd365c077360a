"""The calls that change a drive, in the order in which they passed the seam."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from storage.files import Found
from storage.memory_files import MemoryFiles


@dataclass(frozen=True, slots=True)
class Created:
    """An empty file under this name; the same file, made empty, where the name was taken."""

    path: Path
    file: int


@dataclass(frozen=True, slots=True)
class Written:
    file: int
    content: bytes
    mtime: int


@dataclass(frozen=True, slots=True)
class Flushed:
    file: int


@dataclass(frozen=True, slots=True)
class Replaced:
    source: Path
    target: Path
    file: int
    mtime: int


@dataclass(frozen=True, slots=True)
class FolderFlushed:
    folder: Path


@dataclass(frozen=True, slots=True)
class FolderMade:
    folder: Path


@dataclass(frozen=True, slots=True)
class Removed:
    path: Path


Call = Created | Written | Flushed | Replaced | FolderFlushed | FolderMade | Removed


class LoggedFiles:
    """A drive in memory that writes down each call that changes it."""

    def __init__(
        self, memory: MemoryFiles | None = None, file_at: Mapping[Path, int] | None = None
    ) -> None:
        """`file_at` numbers the files that the drive begins with, from 1."""
        self.calls: list[Call] = []
        self._memory = memory or MemoryFiles()
        self._file_at = dict(file_at or {})
        self._numbers = count(1 + max(self._file_at.values(), default=0))
        self._open: dict[int, Path] = {}

    def create(self, path: Path) -> int:
        handle = self._memory.create(path)
        self._open[handle] = path
        self._file_at.setdefault(path, next(self._numbers))
        self.calls.append(Created(path, self._file_at[path]))
        return handle

    def write(self, handle: int, content: bytes) -> None:
        self._memory.write(handle, content)
        path = self._open[handle]
        self.calls.append(Written(self._file_at[path], content, self.look(path).mtime))

    def flush(self, handle: int) -> None:
        self.flush_at(self._open[handle])

    def flush_at(self, path: Path) -> None:
        """The file of this name, whether it is open or not."""
        self.calls.append(Flushed(self._file_at[path]))

    def close(self, handle: int) -> None:
        self._memory.close(handle)
        del self._open[handle]

    def replace(self, source: Path, target: Path) -> None:
        self._memory.replace(source, target)
        file = self._file_at[target] = self._file_at.pop(source)
        self.calls.append(Replaced(source, target, file, self.look(target).mtime))

    def flush_folder(self, folder: Path) -> None:
        self.calls.append(FolderFlushed(folder))

    def make_folder(self, folder: Path) -> None:
        self._memory.make_folder(folder)
        self.calls.append(FolderMade(folder))

    def remove(self, path: Path) -> None:
        self._memory.remove(path)
        del self._file_at[path]
        self.calls.append(Removed(path))

    def read(self, path: Path) -> bytes:
        return self._memory.read(path)

    def look(self, path: Path) -> Found:
        return self._memory.look(path)

    def listing(self, folder: Path) -> tuple[Found, ...]:
        return self._memory.listing(folder)
