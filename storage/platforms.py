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

READING = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
"""A pipe that nobody writes into keeps nobody waiting, not even for its opening."""

AT_ONCE = 1 << 16
"""Bytes asked for at least: some files do not say how long they are."""

GONE = (errno.ENOENT, errno.ELOOP)
NO_FOLDER_FLUSH = (errno.EINVAL, errno.ENOTSUP)


class PosixFiles:
    """Linux, Android and whatever else keeps to POSIX."""

    mode = 0o666
    """Who may read and write what is created, as far as the user's own mask lets them."""

    def read(self, path: Path) -> bytes:
        """Raises OSError also for pipes and devices, of which some never begin or never end."""
        handle = os.open(path, READING)
        try:
            most = max(AT_ONCE, size_of(handle) + 1)
            return b"".join(iter(lambda: os.read(handle, most), b""))
        finally:
            os.close(handle)

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


def size_of(handle: int) -> int:
    """Raises OSError for what is no file."""
    status = os.fstat(handle)
    if not S_ISREG(status.st_mode):
        word = errno.EISDIR if S_ISDIR(status.st_mode) else errno.EINVAL
        raise OSError(word, os.strerror(word))
    return status.st_size


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
