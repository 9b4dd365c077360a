"""What Apple systems and Windows want, tried with stand-ins; the real ones are not at hand."""

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from storage.files import write_atomically
from storage.platforms import REPLACE_WAITS, AppleFiles, PosixFiles, WindowsFiles, files_of


class BusyPath(type(Path())):  # type: ignore[misc]
    """A file that another program holds for some tries."""

    busy = 0

    def replace(self, target: Any) -> Any:
        if BusyPath.busy:
            BusyPath.busy -= 1
            raise PermissionError
        return Path(self).replace(target)


@pytest.mark.parametrize("platform", ["linux", "android", "darwin", "ios", "win32", "emscripten"])
def test_each_platform_replaces_a_file(tmp_path: Path, platform: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"old and long")

    write_atomically(files_of(platform), path, b"new")

    assert path.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [path]


def test_an_apple_drive_empties_its_own_cache(tmp_path: Path) -> None:
    flushed: list[int] = []
    files = AppleFiles(flushed.append)

    write_atomically(files, tmp_path / "game.json", b"new")

    assert len(flushed) == 2


def test_windows_waits_for_a_file_that_is_held(tmp_path: Path) -> None:
    waits: list[float] = []
    (tmp_path / "new").write_bytes(b"new")
    BusyPath.busy = 3

    WindowsFiles(waits.append).replace(BusyPath(tmp_path / "new"), tmp_path / "old")

    assert (tmp_path / "old").read_bytes() == b"new"
    assert tuple(waits) == REPLACE_WAITS[:3]


def test_windows_does_not_wait_for_ever(tmp_path: Path) -> None:
    waits: list[float] = []
    BusyPath.busy = 100

    with pytest.raises(PermissionError):
        WindowsFiles(waits.append).replace(BusyPath(tmp_path / "new"), tmp_path / "old")

    assert tuple(waits) == REPLACE_WAITS


def test_a_write_that_stops_half_way_goes_on(tmp_path: Path) -> None:
    content = os.urandom(3_000_000)

    write_atomically(PosixFiles(), tmp_path / "big", content)

    assert (tmp_path / "big").read_bytes() == content


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such files here")
def test_what_is_gone_or_no_file_hides_nothing_that_lies_beside_it(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(b"{}")
    (tmp_path / "month").mkdir()

    (tmp_path / "gone").symlink_to(tmp_path / "nowhere")
    (tmp_path / "round").symlink_to(tmp_path / "round")
    (tmp_path / "zeros").symlink_to("/dev/zero")
    os.mkfifo(tmp_path / "pipe")

    assert [file.name for file in PosixFiles().listing(tmp_path)] == ["game.json", "month"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such files here")
@pytest.mark.parametrize(
    ("odd", "said"), [("pipe", "Invalid"), ("zeros", "Invalid"), ("folder", "Is a directory")]
)
def test_what_is_no_file_is_refused_and_keeps_nobody_waiting(
    tmp_path: Path, odd: str, said: str
) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "zeros").symlink_to("/dev/zero")
    (tmp_path / "folder").mkdir()

    with pytest.raises(OSError, match=said):
        PosixFiles().read(tmp_path / odd)


def test_a_file_that_does_not_say_how_long_it_is_is_read_to_its_end() -> None:
    book = Path("/proc/self/status")
    if book.exists():
        assert book.stat().st_size == 0 < len(PosixFiles().read(book))


class Flushless(PosixFiles):
    """A file system that says so when it is asked to flush."""

    def __init__(self, number: int) -> None:
        self._number = number

    def flush(self, handle: int) -> None:
        raise OSError(self._number, os.strerror(self._number))


def test_a_system_that_knows_no_flush_of_folders_is_good_enough(tmp_path: Path) -> None:
    Flushless(errno.EINVAL).flush_folder(tmp_path)
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        Flushless(errno.EIO).flush_folder(tmp_path)


def test_a_system_that_writes_a_little_at_a_time_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = os.write
    monkeypatch.setattr(os, "write", lambda handle, content: whole(handle, content[:7]))

    write_atomically(PosixFiles(), tmp_path / "file", b"more than seven bytes")

    assert (tmp_path / "file").read_bytes() == b"more than seven bytes"
