"""One TinyDB file whose tables are lists: a document's id is its place, from 1."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from tinydb import TinyDB

from storage.atomic_json import AtomicJSONStorage
from storage.errors import Corrupt, NotRead, reason_of
from storage.files import Files

Row = Mapping[str, Any]


class TinyFile:
    """Keeps what it read last, until `close`."""

    def __init__(self, path: Path, files: Files) -> None:
        self._name = path.name
        self._storage = AtomicJSONStorage(path, files)
        self._database = TinyDB(storage=lambda: self._storage)

    @property
    def is_there(self) -> bool:
        """Raises Corrupt, NotRead."""
        try:
            return self._storage.read() is not None
        except OSError as error:
            raise NotRead(reason_of(error)) from error

    def rows(self, table: str) -> tuple[dict[str, Any], ...]:
        """The documents in order; none when the file or the table is missing.

        Raises Corrupt, NotRead.
        """
        if not self.is_there:
            return ()
        documents = {document.doc_id: dict(document) for document in self._database.table(table)}
        if any(place not in documents for place in range(1, len(documents) + 1)):
            raise Corrupt(self._name, "gap")
        return tuple(documents[place] for place in sorted(documents))

    def write(self, tables: Mapping[str, Iterable[Row]]) -> None:
        """The file holds these tables and nothing else, by one write. Raises NotSaved, Rejected."""
        # As TinyDB hands them over; each of its own inserts would copy every document.
        self._storage.write(
            {
                name: {str(place): row for place, row in enumerate(rows, 1)}
                for name, rows in tables.items()
            }
        )

    def close(self) -> None:
        self._database.close()
