"""One process writes in a data folder at a time; the system frees the lock when it dies."""

import os
import sys
from pathlib import Path
from typing import Protocol

from storage.errors import Locked, NotSaved, reason_of
from storage.files import Files, ensure_folder, exists, is_readable
from storage.places import Places

if sys.platform == "win32":
    import msvcrt
elif sys.platform != "emscripten":
    import fcntl


class Lock(Protocol):
    """The right to write in a folder."""

    @property
    def is_held(self) -> bool:
        """False when the file that stood for it is gone, so that somebody else may have it too."""
        ...

    def give_back(self) -> None: ...


class NoLock:
    """For a folder that no other process can reach."""

    is_held = True

    def give_back(self) -> None:
        """Nothing was taken."""


class FolderLock:
    """The right to write, from `take` to `give_back` or the end of the process."""

    def __init__(self, path: Path, handle: int) -> None:
        self._path = path
        self._handle: int | None = handle

    @classmethod
    def take(cls, path: Path) -> "FolderLock":
        """Does not wait. Raises Locked; OSError when the file can not be opened and locked."""
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
        try:
            hold(handle)
        except (BlockingIOError, PermissionError) as error:
            os.close(handle)
            raise Locked from error
        except OSError:
            os.close(handle)
            raise
        return cls(path, handle)

    @property
    def is_held(self) -> bool:
        """Somebody may have deleted the file, or the whole folder; on Windows nobody can."""
        if self._handle is None or sys.platform == "win32":
            return self._handle is not None
        try:
            return os.path.samestat(self._path.stat(), os.fstat(self._handle))
        except OSError:
            return False

    def give_back(self) -> None:
        """Twice is as good as once."""
        if self._handle is not None:
            os.close(self._handle)
        self._handle = None


def lock_on(files: Files, folder: Path) -> Lock:
    """The right to write in a folder, which may be missing yet. Raises Locked, NotSaved."""
    try:
        ensure_folder(files, folder)
        return FolderLock.take(Places(folder).lock)
    except OSError as error:
        raise NotSaved(reason_of(error)) from error


def may_be_read(files: Files, folder: Path, refusal: NotSaved) -> bool:
    """Whether a book that can not be written shows its games all the same."""
    why = ("read-only", "not-permitted", "disk-full")
    return refusal.reason in why and is_readable(files, folder)


def lock_again(files: Files, folder: Path) -> Lock:
    """The same for a folder that was open already, and is not made anew: a drive may be gone.

    Raises Locked, NotSaved.
    """
    try:
        if not exists(files, folder):
            raise NotSaved("no-folder")
        return FolderLock.take(Places(folder).lock)
    except OSError as error:
        raise NotSaved(reason_of(error)) from error


def hold(handle: int) -> None:
    """Raises BlockingIOError or, on Windows, PermissionError when another process holds the file.

    A browser tab is alone by itself.
    """
    if sys.platform == "win32":
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    elif sys.platform != "emscripten":
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
