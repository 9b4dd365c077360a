"""The calls that reach the drive, and how a file is replaced without a moment of danger.

Every other module goes through `Files`, so a test can count the calls, fail any of them, or
keep everything in memory. Platforms differ here, in `platforms.py`, and in `lock.py` alone.
"""

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, Protocol

UNFINISHED = ".new"
"""How the name of a file ends that is being written and not yet in its place."""


class Found(NamedTuple):
    """One entry of a folder."""

    name: str
    size: int
    mtime: int
    """Nanoseconds."""
    is_folder: bool


class Files(Protocol):
    """A file system, call by call. Every method may raise OSError."""

    def read(self, path: Path) -> bytes: ...

    def create(self, path: Path) -> int:
        """Opens an empty file for writing, whatever was there, and gives its handle."""
        ...

    def write(self, handle: int, content: bytes) -> None: ...

    def flush(self, handle: int) -> None:
        """Returns when what was written is on the drive."""
        ...

    def close(self, handle: int) -> None: ...

    def replace(self, source: Path, target: Path) -> None:
        """Gives `source` the name `target`, in one step, also when `target` exists."""
        ...

    def flush_folder(self, folder: Path) -> None:
        """Returns when the names in the folder are on the drive."""
        ...

    def make_folder(self, folder: Path) -> None: ...

    def remove(self, path: Path) -> None: ...

    def look(self, path: Path) -> Found: ...

    def listing(self, folder: Path) -> tuple[Found, ...]:
        """What lies in a folder, in the order of the names."""
        ...


def exists(files: Files, path: Path) -> bool:
    try:
        files.look(path)
    except FileNotFoundError:
        return False
    return True


def is_readable(files: Files, folder: Path) -> bool:
    try:
        files.listing(folder)
    except OSError:
        return False
    return True


def entries(files: Files, folder: Path) -> tuple[Found, ...]:
    """What lies in a folder, nothing when there is no such folder."""
    try:
        return files.listing(folder)
    except FileNotFoundError:
        return ()


def ensure_folder(files: Files, folder: Path) -> None:
    """Makes the folder and those above it where they are missing, to last."""
    if exists(files, folder):
        return
    ensure_folder(files, folder.parent)
    with suppress(FileExistsError):
        files.make_folder(folder)
    files.flush_folder(folder.parent)


def write_atomically(files: Files, path: Path, content: bytes) -> None:
    """Puts the content in the place of the file: all of it or nothing, on the drive at return.

    When only the last call fails the new content is there, though it may not survive a power cut.
    """
    write_parts_atomically(files, path, (content,))


def write_parts_atomically(files: Files, path: Path, parts: Iterable[bytes]) -> None:
    """The same for what would need much memory in one piece."""
    unfinished = path.with_name(path.name + UNFINISHED)
    try:
        write_through(files, unfinished, parts)
        files.replace(unfinished, path)
    except OSError:
        with suppress(OSError):
            files.remove(unfinished)
        raise
    files.flush_folder(path.parent)


def write_through(files: Files, path: Path, parts: Iterable[bytes]) -> None:
    handle = files.create(path)
    try:
        for part in parts:
            files.write(handle, part)
        files.flush(handle)
    finally:
        files.close(handle)


def move(files: Files, source: Path, target: Path) -> None:
    """Moves a file between folders. The new name is on the drive before the old one goes."""
    ensure_folder(files, target.parent)
    files.replace(source, target)
    files.flush_folder(target.parent)
    files.flush_folder(source.parent)


def free_place(files: Files, wanted: Path) -> Path:
    """The path itself, or the first of `name-2`, `name-3`, ... that is not taken."""
    path, number = wanted, 1
    while exists(files, path):
        number += 1
        path = wanted.with_name(f"{wanted.stem}-{number}{wanted.suffix}")
    return path
