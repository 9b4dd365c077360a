"""A small list of documents in one file, with the generation before it kept beside it.

Settings and players are such lists: there is one of each, and no history to replay.
"""

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from storage.atomic_json import tables_from
from storage.errors import Corrupt, NotRead
from storage.files import Files, write_atomically
from storage.quarantine import Damaged, Quarantine
from storage.tiny_file import Row, TinyFile


class Booklet:
    """The table is named like the file."""

    def __init__(self, path: Path, files: Files, quarantine: Quarantine) -> None:
        self._path = path
        self._files = files
        self._quarantine = quarantine

    @property
    def _previous(self) -> Path:
        return self._path.with_name(self._path.name + ".bak")

    def read(self) -> tuple[dict[str, Any], ...]:
        """The generation before where the file is lost or damaged; nothing where both are."""
        for path in (self._path, self._previous):
            with suppress(FileNotFoundError):
                return self._rows_in(path)
        return ()

    def write(self, rows: Iterable[Row]) -> None:
        """Raises NotSaved, Rejected, OSError."""
        self._keep_previous()
        TinyFile(self._path, self._files).write({self._path.stem: rows})

    def _rows_in(self, path: Path) -> tuple[dict[str, Any], ...]:
        """Raises FileNotFoundError, also for a damaged file, which is put into quarantine."""
        file = TinyFile(path, self._files)
        try:
            if file.is_there:
                return file.rows(self._path.stem)
        except Corrupt as error:
            self._quarantine.take(path, error.reason)
        except NotRead as error:
            self._quarantine.tell(Damaged(path.name, error.reason))
        raise FileNotFoundError(str(path))

    def _keep_previous(self) -> None:
        """Copies, never renames, so that the file itself is never missing. Raises OSError."""
        try:
            content = self._files.read(self._path)
            tables_from(content, self._path.name)
        except Corrupt as error:
            self._quarantine.take(self._path, error.reason)
        except OSError:
            return
        else:
            write_atomically(self._files, self._previous, content)
