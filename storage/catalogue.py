"""Which games lie in the folder, where, and what lists show of them."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from referee.sheet import ScoreSheet
from referee.summary import Summary, summarise
from storage.backlog import Backlog, Unread
from storage.errors import NotFound
from storage.files import Files, Found
from storage.folded import Entry, Folded, Look
from storage.folder import seen_in
from storage.index import read_index, write_index
from storage.newest import Newest
from storage.places import Places


class Catalogue:
    """Starts empty; `refresh` fills it from the index and the folder."""

    def __init__(self, files: Files, places: Places) -> None:
        self._files = files
        self._places = places
        # Words, not paths: thousands of paths take longer to build than the index to read.
        self._where: dict[str, str] = {}
        self._entries: dict[str, Entry] = {}
        self.folded = Folded({})
        """Games of which the index has not been read yet; none of them is among the entries."""
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
        if game_id in self.folded.looks:
            self._unfold_now()
        entry = self._entries.get(game_id)
        return entry.summary if entry else None

    def summaries(self) -> tuple[Summary, ...]:
        """Newest first, without the folded; the undated last, the one saved last first."""
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
        look = self.folded.looks.pop(game_id, None)
        entry = self._entries.pop(game_id, None)
        if entry is not None:
            self._newest.drop(entry)
        return (look or entry) is not None

    def unfold(self, folded: Folded, entries: Iterable[Entry]) -> None:
        """Takes in what was folded, unless that was done meanwhile.

        What the index does not say after all comes into the backlog.
        """
        if folded is not self.folded:
            return
        looks, self.folded = folded.looks, Folded({})
        older = {entry.summary.id: entry for entry in entries if entry.summary.id in looks}
        self._entries |= older
        self._newest.add_older(older.values())
        lost = [look for game_id, look in looks.items() if game_id not in older]
        self.backlog.add(map(_unread, lost))

    def _unfold_now(self) -> None:
        self.unfold(self.folded, self.folded.entries())

    def refresh(self) -> tuple[Path, ...]:
        """Follows the folder. What the index does not know as it is comes into the backlog.

        Gives the files that are in the way: all but the newest of the same game, and unfinished
        ones. Raises OSError.
        """
        if not (self._entries or self.folded):
            self._look_up()
        games, in_the_way = seen_in(self._files, self._places.games)
        known = self._known()
        for game_id in known.keys() - games.keys():
            self._changes += self._drop(game_id)
        # The words of the index once more, where they are the same: there are thousands.
        self._where = {
            game_id: look.where if (look := known.get(game_id)) and look.where == where else where
            for game_id, (where, _) in games.items()
        }
        unread = {
            game
            for game_id, game in games.items()
            if not ((look := known.get(game_id)) and look.is_of(*game))
        }
        self._given_up &= unread
        self.backlog = Backlog(unread - self._given_up)
        return tuple(self._places.games / where for where in in_the_way)

    def _look_up(self) -> None:
        entries, self.folded = read_index(self._files, self._places.index)
        self._entries = {entry.summary.id: entry for entry in entries}
        self._newest = Newest(reversed(entries))

    def _known(self) -> dict[str, Entry | Look]:
        return {**self.folded.looks, **self._entries}

    def write(self) -> None:
        """Writes the index if it says anything new. It can be spared, so failing is no matter."""
        with suppress(OSError):
            self.unwritten()()

    def unwritten(self) -> Callable[[], None]:
        """Writes what is known now, at any time and in any thread. Raises OSError."""
        self._sum_up_all()
        if self._changes == self._written:
            return _write_nothing
        self._unfold_now()
        changes, known = self._changes, self._newest.newest_first()

        def write() -> None:
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


def where_is(path: Path) -> str:
    """The place of a game's file in the folder of games, such as `202611/0f8b...01.json`."""
    return f"{path.parent.name}/{path.name}"


def _unread(look: Look) -> Unread:
    where, size, mtime = look
    return Unread(where, Found(where.rpartition("/")[2], size, mtime, is_folder=False))


def _write_nothing() -> None:
    """There is nothing new."""
