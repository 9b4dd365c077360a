"""The games of one folder: the catalogue, the files, and what became of damaged ones."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from referee.sheet import ScoreSheet
from referee.summary import Summary, summarise
from storage.backlog import Unread
from storage.catalogue import Catalogue
from storage.document import Document
from storage.errors import Conflict, Corrupt, NewerVersion, NotFound, NotRead, NotSaved, StoreError
from storage.files import UNFINISHED, Files, ensure_folder, exists, free_place, move
from storage.open_games import MOST_OPEN, Kept, OpenGames
from storage.places import Places, checked_id, month_of
from storage.quarantine import Damaged, Quarantine

FIRST_PAGE = 60
"""Games that are read at once where the index does not know them: more than a screen shows."""


class Bookshelf:
    """Only `summary_of` is for any thread; all methods may raise OSError besides what they say."""

    def __init__(self, files: Files, places: Places, is_read_only: bool) -> None:
        self._files = files
        self._places = places
        self._is_read_only = is_read_only
        # Whoever only reads must not remember what another process may write at any time.
        self._games = OpenGames(files, 0 if is_read_only else MOST_OPEN)
        self.catalogue = Catalogue(files, places)
        self.quarantine = Quarantine(files, None if is_read_only else places.quarantine)

    def refresh(self) -> None:
        """Follows the folder, reads a page of its games, and tidies it where that is allowed."""
        in_the_way = self.catalogue.refresh()
        for game in self.catalogue.backlog.some(FIRST_PAGE):
            self.take_in(game, None)
        if not self._is_read_only:
            for path in in_the_way:
                self._clear_away(path)
            if not (self.catalogue.backlog or self.catalogue.folded):
                self.catalogue.write()

    def summary_of(self, game: Unread) -> Summary | None:
        """Reads it, while others may save. None: it could not be read."""
        with suppress(StoreError):
            games = OpenGames(self._files, 0)
            return summarise(games.read(self._places.games / game.where).sheet)
        return None

    def take_in(self, game: Unread, summary: Summary | None) -> None:
        """Notes what lists show of a game, unless it was saved or deleted since it was found.

        `summary` None: it is read now, and what is wrong with it is told.
        """
        if game not in self.catalogue.backlog:
            return
        summary = summary or self._summary_or_told(self._places.games / game.where)
        if summary is None:
            self.catalogue.give_up(game)
        else:
            self.catalogue.note_read(game, summary)

    def create(self, sheet: ScoreSheet) -> int:
        """Raises Conflict, NotSaved, Rejected."""
        path = self._places.game(sheet.id, month_of(sheet.start.at))
        if sheet.id in self.catalogue:
            raise Conflict(self.present_revision(sheet.id))
        ensure_folder(self._files, path.parent)
        return self._write(path, sheet, 1)

    def save(self, sheet: ScoreSheet, expected: int) -> int:
        """Raises Conflict, NotFound, NotSaved, Rejected, NotRead, Corrupt, NewerVersion."""
        path = self.catalogue.path(sheet.id)
        current = self._revision(path)
        if current != expected:
            raise Conflict(current)
        return self._write(path, sheet, current + 1)

    def load(self, game_id: str) -> Kept:
        """Raises NotFound, NotRead, Corrupt, NewerVersion, Rejected."""
        return self._read(self.catalogue.path(checked_id(game_id)))

    def document(self, game_id: str) -> Document:
        """As it is kept, not followed. Raises what `load` raises."""
        path = self.catalogue.path(checked_id(game_id))
        with self._telling(path):
            return self._games.document(path)

    def delete(self, game_id: str) -> None:
        """An older game of that id in the trash stays there under another name."""
        path, trashed = self.catalogue.path(game_id), self._places.trashed(game_id)
        with self._settling(path):
            if exists(self._files, trashed):
                self._files.replace(trashed, free_place(self._files, trashed))
            move(self._files, path, trashed)
        self._games.close(path)
        self.catalogue.forget(game_id)

    def restore(self, game_id: str) -> None:
        """Raises Conflict, NotFound, NotRead, Corrupt, NewerVersion, Rejected."""
        trashed = self._places.trashed(game_id)
        sheet = self._read(trashed).sheet
        self._games.close(trashed)
        if game_id in self.catalogue:
            raise Conflict(self.present_revision(game_id))
        path = self._places.game(game_id, month_of(sheet.start.at))
        with self._settling(path):
            move(self._files, trashed, path)
        self.catalogue.note_saved(path, sheet)

    def present_revision(self, game_id: str) -> int:
        """0 when there is no such game, or none that can be read."""
        with suppress(StoreError):
            return self._revision(self.catalogue.path(game_id))
        return 0

    def close(self) -> None:
        self.catalogue.write()
        self._games.close_all()

    def _revision(self, path: Path) -> int:
        with self._telling(path):
            return self._games.revision(path)

    def _read(self, path: Path) -> Kept:
        with self._telling(path):
            return self._games.read(path)

    @contextmanager
    def _telling(self, path: Path) -> Iterator[None]:
        """What turns out to be damaged is told and moved; what is gone is forgotten."""
        try:
            yield
        except NotRead as error:
            self._tell(path, error)
            raise
        except NotFound:
            self._forget(path)
            raise
        except Corrupt as error:
            self.quarantine.take(path, error.reason, self.catalogue.summary(path.stem))
            self._forget(path)
            raise

    def _forget(self, path: Path) -> None:
        """What is wrong with a game in the trash says nothing about one of the same id here."""
        if path.is_relative_to(self._places.games):
            self.catalogue.forget(path.stem)

    def _write(self, path: Path, sheet: ScoreSheet, revision: int) -> int:
        with self._settling(path):
            self._games.write(path, sheet, revision)
            self.catalogue.note_saved(path, sheet)
        return revision

    @contextmanager
    def _settling(self, path: Path) -> Iterator[None]:
        """After a refusal what is there counts, be it the old or the new."""
        try:
            yield
        except (OSError, NotSaved):
            self._games.close(path)
            with suppress(OSError):
                summary = self._summary_or_told(path)
                if summary is not None:
                    self.catalogue.note(path, summary)
            raise

    def _summary_or_told(self, path: Path) -> Summary | None:
        """None: it can not be known, and is told."""
        try:
            return summarise(self._read(path).sheet)
        except NewerVersion as error:
            self._tell(path, error)
        except (Corrupt, NotFound, NotRead):
            pass
        return None

    def _tell(self, path: Path, error: NotRead | NewerVersion) -> None:
        """Of a file that stays where it is."""
        self.quarantine.tell(Damaged(path.name, error.code, self.catalogue.summary(path.stem)))

    def _clear_away(self, path: Path) -> None:
        if path.suffix == UNFINISHED:
            with suppress(OSError):
                self._files.remove(path)
        else:
            self.quarantine.take(path, "second-of-this-game")
