"""The real file system, as each kind of machine wants to be asked.

Only the Linux way is proven by tests on the real thing; the others are tried with stand-ins.
"""

import errno
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from stat import S_ISDIR, S_ISREG

from storage.files import Files, Found

if sys.platform not in ("win32", "emscripten"):
    import fcntl

F_FULLFSYNC = 51
"""Apple's "and the drive's own cache too"; the constant exists on Apple systems only."""

REPLACE_WAITS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.4)
"""Seconds between tries while another program, such as a virus scanner, holds the file."""

GONE = (errno.ENOENT, errno.ELOOP)
NO_FOLDER_FLUSH = (errno.EINVAL, errno.ENOTSUP)


class PosixFiles:
    """Linux, Android and whatever else keeps to POSIX."""

    mode = 0o666
    """Who may read and write what is created, as far as the user's own mask lets them."""

    def read(self, path: Path) -> bytes:
        return path.read_bytes()

    def create(self, path: Path) -> int:
        flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0)
        return os.open(path, flags, self.mode)

    def write(self, handle: int, content: bytes) -> None:
        rest = memoryview(content)
        while rest:
            rest = rest[os.write(handle, rest) :]

    def flush(self, handle: int) -> None:
        os.fsync(handle)

    def close(self, handle: int) -> None:
        os.close(handle)

    def replace(self, source: Path, target: Path) -> None:
        source.replace(target)

    def flush_folder(self, folder: Path) -> None:
        handle = os.open(folder, os.O_RDONLY)
        try:
            self.flush(handle)
        except OSError as error:
            if error.errno not in NO_FOLDER_FLUSH:
                raise
        finally:
            os.close(handle)

    def make_folder(self, folder: Path) -> None:
        folder.mkdir()

    def remove(self, path: Path) -> None:
        path.unlink()

    def look(self, path: Path) -> Found:
        return found(path.name, path.stat())

    def listing(self, folder: Path) -> tuple[Found, ...]:
        with os.scandir(folder) as entries:
            return tuple(sorted(seen for entry in entries for seen in _seen(entry)))


def _seen(entry: os.DirEntry[str]) -> Iterator[Found]:
    """Nothing where it went while we looked, leads nowhere, or is a device that never ends."""
    try:
        status = entry.stat()
    except OSError as error:
        if error.errno not in GONE:
            raise
        return
    if S_ISREG(status.st_mode) or S_ISDIR(status.st_mode):
        yield found(entry.name, status)


def found(name: str, status: os.stat_result) -> Found:
    return Found(name, status.st_size, status.st_mtime_ns, S_ISDIR(status.st_mode))


def empty_drive_cache(handle: int) -> None:
    """What fsync leaves out on Apple systems. Raises OSError where there is no such call."""
    if sys.platform not in ("win32", "emscripten"):
        fcntl.fcntl(handle, F_FULLFSYNC)


class AppleFiles(PosixFiles):
    """macOS and iOS, where fsync leaves the data in the drive's cache."""

    def __init__(self, flush_fully: Callable[[int], None] = empty_drive_cache) -> None:
        self._flush_fully = flush_fully

    def flush(self, handle: int) -> None:
        try:
            self._flush_fully(handle)
        except OSError:
            # Some network and foreign file systems know fsync only.
            os.fsync(handle)


class WindowsFiles(PosixFiles):
    """Windows, where a file that somebody reads can not be replaced, and folders not flushed."""

    def __init__(self, wait: Callable[[float], None] = time.sleep) -> None:
        self._wait = wait

    def replace(self, source: Path, target: Path) -> None:
        for seconds in REPLACE_WAITS:
            try:
                super().replace(source, target)
            except PermissionError:
                self._wait(seconds)
            else:
                return
        super().replace(source, target)

    def flush_folder(self, folder: Path) -> None:
        """Nothing to do: the system journals names itself."""


def files_here() -> Files:
    return files_of(sys.platform)


def private_files() -> Files:
    """What they create is for the eyes of this user alone, where the system knows such a thing."""
    files = files_of(sys.platform)
    files.mode = 0o600
    return files


def files_of(platform: str) -> PosixFiles:
    """The way of a platform, named as in `sys.platform`."""
    if platform == "win32":
        return WindowsFiles()
    if platform in ("darwin", "ios"):
        return AppleFiles()
    return PosixFiles()
