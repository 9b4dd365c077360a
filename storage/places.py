"""Where everything lies in the data folder.

Only ids that are checked become names of files, so no id can lead out of the folder.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from storage.errors import Rejected

UNDATED = "undated"
"""The folder of games that nobody dated."""


@dataclass(frozen=True, slots=True)
class Places:
    """The paths of one data folder."""

    folder: Path

    @property
    def lock(self) -> Path:
        return self.folder / "lock"

    @property
    def settings(self) -> Path:
        return self.folder / "settings.json"

    @property
    def players(self) -> Path:
        return self.folder / "players.json"

    @property
    def games(self) -> Path:
        return self.folder / "games"

    @property
    def index(self) -> Path:
        return self.folder / "index.json"

    @property
    def quarantine(self) -> Path:
        return self.folder / "quarantine"

    @property
    def drafts(self) -> Path:
        return self.folder / "drafts"

    @property
    def trash(self) -> Path:
        return self.folder / "trash"

    @property
    def backups(self) -> Path:
        return self.folder / "backups"

    def game(self, game_id: str, month: str) -> Path:
        """Where a game is put at first; it stays there when its date is changed."""
        return self.games / month / f"{checked_id(game_id)}.json"

    def draft(self, game_id: str) -> Path:
        return self.drafts / f"{checked_id(game_id)}.json"

    def trashed(self, game_id: str) -> Path:
        return self.trash / f"{checked_id(game_id)}.json"


def is_id(text: str) -> bool:
    return re.fullmatch(r"[0-9a-f]{32}", text, re.ASCII) is not None


def checked_id(text: str) -> str:
    """Raises Rejected unless it is 32 hexadecimal digits, lower case."""
    if not is_id(text):
        raise Rejected("bad-id")
    return text


def month_of(at: str | None) -> str:
    """The folder of a game that began at this ISO 8601 moment, such as `202611`."""
    if at is None or not re.match(r"[0-9]{4}-[0-9]{2}-", at, re.ASCII):
        return UNDATED
    return at[:4] + at[5:7]
