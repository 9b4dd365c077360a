"""Drives that do what a careless store would have done, to prove that the images catch it."""

from collections.abc import Callable
from pathlib import Path

from storage.files import UNFINISHED
from tests.storage.disk_log import LoggedFiles


class NoFlush(LoggedFiles):
    """As if no file were flushed."""

    def flush(self, handle: int) -> None:
        """Nothing is sent to the drive."""


class NoFolderFlush(LoggedFiles):
    """As if no folder were flushed."""

    def flush_folder(self, folder: Path) -> None:
        """Nothing is sent to the drive."""


class RenameFirst(LoggedFiles):
    """As if a file got its name first and were flushed afterwards."""

    def flush(self, handle: int) -> None:
        """Comes with `replace`."""

    def replace(self, source: Path, target: Path) -> None:
        super().replace(source, target)
        self.flush_at(target)


class WriteInPlace(LoggedFiles):
    """As if a file were written over where it lies."""

    def create(self, path: Path) -> int:
        return super().create(path.with_name(path.name.removesuffix(UNFINISHED)))

    def replace(self, source: Path, target: Path) -> None:
        if source.suffix != UNFINISHED:
            super().replace(source, target)


PLANTED: dict[str, Callable[[], LoggedFiles]] = {
    "no fsync": NoFlush,
    "no folder fsync": NoFolderFlush,
    "rename first": RenameFirst,
    "write in place": WriteInPlace,
}
