"""TinyDB's tables in one JSON file that is replaced as a whole and carries its checksum.

The checksum is a table of its own, `crc32`, in front of the others, so the file stays one that
any TinyDB reads.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from zlib import crc32

from tinydb import Storage

from referee.errors import RefereeError
from storage.errors import Corrupt, NotSaved, Rejected, reason_of
from storage.files import Files, write_atomically
from storage.strict_json import read_json

Tables = dict[str, dict[str, Any]]
"""Table name to document id to document, as TinyDB hands them over."""

LONGEST_NUMBER = 19
"""Digits of the id of a document."""

WRITTEN = json.JSONEncoder(
    ensure_ascii=False, allow_nan=False, check_circular=False, separators=(",", ":")
)
SEAL = b'{"crc32":{"1":{"of_the_rest":"%08x"}}'


class AtomicJSONStorage(Storage):
    """Reads the file once and writes it whole. What fails to be written is forgotten."""

    def __init__(self, path: Path, files: Files) -> None:
        self._path = path
        self._files = files
        self._tables: Tables | None = None

    def read(self) -> Tables | None:
        """None when there is no file. Raises Corrupt, OSError."""
        if self._tables is None:
            try:
                content = self._files.read(self._path)
            except FileNotFoundError:
                return None
            self._tables = tables_from(content, self._path.name)
        return self._tables

    def write(self, data: Mapping[str, Mapping[str, Any]]) -> None:
        """Raises NotSaved, Rejected; afterwards the file is read again."""
        tables = {name: dict(table) for name, table in data.items()}
        # TinyDB has changed the tables in memory already, so a failure must drop them.
        self._tables = None
        try:
            write_atomically(self._files, self._path, content_of(tables))
        except OSError as error:
            raise NotSaved(reason_of(error)) from error
        self._tables = tables

    def close(self) -> None:
        self._tables = None


def content_of(tables: Tables) -> bytes:
    """Raises Rejected for what strict JSON in UTF-8 can not hold: NaN, lone surrogates."""
    try:
        text = WRITTEN.encode(tables)
        rest = ("," * bool(tables) + text[1:] + "\n").encode()
    except (ValueError, TypeError, RecursionError) as error:
        raise Rejected("not-json") from error
    return SEAL % crc32(rest) + rest


def tables_from(content: bytes, name: str) -> Tables:
    """Raises Corrupt with the file's name for everything that `content_of` did not write."""
    rest = content[len(SEAL % 0) :]
    if not content.strip():
        raise Corrupt(name, "empty")
    if content[: -len(rest)] != SEAL % crc32(rest):
        raise Corrupt(name, "wrong-checksum")
    try:
        tables = read_json(content)
    except RefereeError as error:
        raise Corrupt(name, error.code) from error
    if not isinstance(tables, dict) or not all(is_table(table) for table in tables.values()):
        raise Corrupt(name, "no-tables")
    del tables["crc32"]
    return tables


def is_table(table: object) -> bool:
    return isinstance(table, dict) and all(
        number.isdecimal() and len(number) <= LONGEST_NUMBER and isinstance(document, dict)
        for number, document in table.items()
    )
