"""TinyDB on the atomic storage, as TinyDB itself uses it."""

import errno
import json
from pathlib import Path

import pytest
from tinydb import TinyDB
from tinydb.table import Document

from storage.atomic_json import AtomicJSONStorage
from storage.errors import NotSaved
from storage.platforms import files_here
from tests.storage.test_calls import refusal
from tests.storage.watched_files import Tally, WatchedFiles


def test_what_tinydb_writes_it_reads_again(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    TinyDB(path, files_here(), storage=AtomicJSONStorage).insert({"name": "Zoë"})

    assert TinyDB(path, files_here(), storage=AtomicJSONStorage).all() == [{"name": "Zoë"}]


def test_any_tinydb_reads_the_file(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    TinyDB(path, files_here(), storage=AtomicJSONStorage).insert({"name": "Zoë"})

    assert TinyDB(path, encoding="utf-8").all() == [{"name": "Zoë"}]
    assert sorted(json.loads(path.read_bytes())) == ["_default", "crc32"]


def test_what_was_refused_is_not_in_memory_either(tmp_path: Path) -> None:
    tally = Tally()
    database = TinyDB(
        tmp_path / "table.json", WatchedFiles(files_here(), tally), storage=AtomicJSONStorage
    )
    database.insert(Document({"points": 1}, 1))
    tally.begin(0, refusal(errno.ENOSPC))

    with pytest.raises(NotSaved):
        database.insert(Document({"points": 2}, 2))

    assert database.all() == [{"points": 1}]


def test_a_refused_write_leaves_nothing_unfinished_behind(tmp_path: Path) -> None:
    def refuse_flush(call: str, path: Path) -> None:
        if call == "flush":
            raise OSError(errno.ENOSPC, str(path))

    files = WatchedFiles(files_here(), refuse_flush)

    with pytest.raises(NotSaved):
        TinyDB(tmp_path / "table.json", files, storage=AtomicJSONStorage).insert({"points": 1})

    assert list(tmp_path.iterdir()) == []
