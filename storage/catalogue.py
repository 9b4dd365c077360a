"""Which games lie in the folder, where, and what lists show of them."""

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from referee.sheet import ScoreSheet
from referee.summary import Summary, summarise
from storage.backlog import Backlog, Unread
from storage.errors import NotFound
from storage.files import UNFINISHED, Files, Found, entries
from storage.index import Entry, read_index, write_index
from storage.newest import Newest
from storage.places import Places

GAME_NAME = re.compile(r"([0-9a-f]{32})\.json", re.ASCII)


class Catalogue:
    """Starts empty; `refresh` fills it from the index and the folder."""

    def __init__(self, files: Files, places: Places) -> None:
        self._files = files
        self._places = places
        # Words, not paths: thousands of paths take longer to build than the index to read.
        self._where: dict[str, str] = {}
        self._entries: dict[str, Entry] = {}
        self._newest = Newest()
        self._saved: dict[str, ScoreSheet] = {}
        self._changes = 0
        self._written = 0
        self.backlog = Backlog()
        self._given_up: set[Unread] = set()

    def __contains__(self, game_id: str) -> bool:
        return game_id in self._where

    def path(self, game_id: str) -> Path:
        """Raises NotFound."""
        if game_id not in self._where:
            raise NotFound
        return self._places.games / self._where[game_id]

    def summary(self, game_id: str) -> Summary | None:
        """None when the game was never read."""
        self._sum_up(game_id)
        entry = self._entries.get(game_id)
        return entry.summary if entry else None

    def summaries(self) -> tuple[Summary, ...]:
        """Newest first; the undated last, the one saved last first."""
        self._sum_up_all()
        return self._newest.summaries()

    def note(self, path: Path, summary: Summary) -> None:
        """Remembers a game that nobody else can have written since it was read. Raises OSError."""
        self.note_read(Unread(where_is(path), self._files.look(path)), summary)

    def note_read(self, game: Unread, summary: Summary) -> None:
        """Remembers a game that looked like this before it was read.

        What has changed since is found out by the next refresh.
        """
        where, file = game
        self._saved.pop(game.id, None)
        self._where[game.id] = where
        self._drop(game.id)
        entry = Entry(where=where, size=file.size, mtime=file.mtime, summary=summary)
        self._entries[game.id] = entry
        self._newest.add(entry)
        self._changes += 1
        self.backlog.drop(game.id)

    def note_saved(self, path: Path, sheet: ScoreSheet) -> None:
        """Remembers a game as it was just written, and sums it up when it is asked for.

        So a save costs no replay of the whole game.
        """
        self._where[path.stem] = where_is(path)
        self._saved[path.stem] = sheet
        self.backlog.drop(path.stem)

    def give_up(self, game: Unread) -> None:
        """It can not be read, and is not asked for again while its file looks the same."""
        self._given_up.add(game)
        self.backlog.drop(game.id)

    def forget(self, game_id: str) -> None:
        self._where.pop(game_id, None)
        self._saved.pop(game_id, None)
        self._changes += self._drop(game_id)
        self.backlog.drop(game_id)

    def _drop(self, game_id: str) -> bool:
        """Whether there was something to drop."""
        entry = self._entries.pop(game_id, None)
        if entry is not None:
            self._newest.drop(entry)
        return entry is not None

    def refresh(self) -> tuple[Path, ...]:
        """Follows the folder. What the index does not know as it is comes into the backlog.

        Gives the files that are in the way: all but the newest of the same game, and unfinished
        ones. Raises OSError.
        """
        known = self._entries or self._indexed()
        found = sorted(self._found(), key=lambda pair: pair[1].mtime)
        games = {file.name[:32]: (where, file) for where, file in found if is_game(file)}
        self._entries = {game_id: known[game_id] for game_id in known if game_id in games}
        # The words of the index once more, where they are the same: there are thousands.
        self._where = {game_id: entry.where for game_id, entry in self._entries.items()}
        for game_id, (where, _) in games.items():
            if self._where.get(game_id) != where:
                self._where[game_id] = where
        self._newest = Newest(self._entries.values())
        self._changes += self._entries.keys() != known.keys()
        unread = {
            Unread(where, file)
            for game_id, (where, file) in games.items()
            if game_id not in known or not known[game_id].is_of(where, file)
        }
        self._given_up &= unread
        self.backlog = Backlog(unread - self._given_up)
        in_the_way = [where for where, file in found if self._where.get(file.name[:32]) != where]
        return tuple(self._places.games / where for where in in_the_way)

    def write(self) -> None:
        """Writes the index if it says anything new. It can be spared, so failing is no matter."""
        with suppress(OSError):
            self.unwritten()()

    def unwritten(self) -> Callable[[], None]:
        """Writes what is known now, at any time and in any thread. Raises OSError."""
        self._sum_up_all()
        changes, known = self._changes, tuple(self._entries.values())

        def write() -> None:
            if changes != self._written:
                write_index(self._files, self._places.index, known)
                self._written = changes

        return write

    def _sum_up_all(self) -> None:
        for game_id in tuple(self._saved):
            self._sum_up(game_id)

    def _sum_up(self, game_id: str) -> None:
        """Raises OSError."""
        if game_id in self._saved:
            self.note(self.path(game_id), summarise(self._saved[game_id]))

    def _indexed(self) -> dict[str, Entry]:
        return {entry.summary.id: entry for entry in read_index(self._files, self._places.index)}

    def _found(self) -> Iterator[tuple[str, Found]]:
        """Games and unfinished games of all months; other files are none of ours."""
        for month in entries(self._files, self._places.games):
            folder = self._places.games / month.name
            for file in entries(self._files, folder) if month.is_folder else ():
                if is_game(file) or is_unfinished_game(file):
                    yield f"{month.name}/{file.name}", file


def where_is(path: Path) -> str:
    """The place of a game's file in the folder of games, such as `202611/0f8b...01.json`."""
    return f"{path.parent.name}/{path.name}"


def is_game(file: Found) -> bool:
    return GAME_NAME.fullmatch(file.name) is not None


def is_unfinished_game(file: Found) -> bool:
    return GAME_NAME.fullmatch(file.name.removesuffix(UNFINISHED)) is not None
