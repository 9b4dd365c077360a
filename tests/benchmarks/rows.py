"""The same games in SQLite (WAL, synchronous=FULL), one row an event, to compare with."""

import json
import sqlite3
from collections.abc import Iterable
from pathlib import Path

from referee.events import Event
from referee.sheet import ScoreSheet
from storage.codec import encode_event


class Rows:
    def __init__(self, path: Path) -> None:
        self._database = sqlite3.connect(path, isolation_level=None)
        self._database.execute("PRAGMA journal_mode = WAL")
        self._database.execute("PRAGMA synchronous = FULL")
        self._database.execute(
            "CREATE TABLE events (game TEXT, place INT, event TEXT, PRIMARY KEY (game, place))"
        )

    def fill(self, sheets: Iterable[ScoreSheet]) -> None:
        self._database.execute("BEGIN")
        for sheet in sheets:
            for place, event in enumerate(sheet.journal.events):
                self.add(sheet.id, place, event)
        self._database.execute("COMMIT")

    def add(self, game: str, place: int, event: Event) -> None:
        """Durable at return, outside of `fill`."""
        written = json.dumps(encode_event(event), ensure_ascii=False, separators=(",", ":"))
        self._database.execute("INSERT INTO events VALUES (?, ?, ?)", (game, place, written))

    def take_back(self, game: str, place: int) -> None:
        self._database.execute("DELETE FROM events WHERE game = ? AND place = ?", (game, place))

    def close(self) -> None:
        self._database.close()
