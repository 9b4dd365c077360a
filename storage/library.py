"""The book of all games in one data folder, safe to be asked by several threads at once."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from referee.draft import Draft
from referee.sheet import ScoreSheet
from referee.summary import Summary
from storage.access import Access, Regain
from storage.backups import Backups
from storage.booklet import Booklet
from storage.bookshelf import Bookshelf
from storage.document import Document
from storage.drafts import Drafts
from storage.errors import NotSaved, StoreError
from storage.files import Files, ensure_folder
from storage.lists import Lists
from storage.lock import Lock, NoLock, lock_again, lock_on, may_be_read
from storage.memory_files import MemoryFiles
from storage.open_games import Kept
from storage.places import Places
from storage.platforms import files_here
from storage.quarantine import Damaged
from storage.rows import is_person
from storage.trash import Trash


class Library:
    """Hands out values. Whoever saves says which revision was seen last.

    After NotSaved the caller loads again: when only the folder could not be flushed, the round is
    there though it was refused. Where the lock file was deleted all is read anew, or it is Locked.
    """

    def __init__(self, files: Files, folder: Path, lock: Lock | None) -> None:
        """`lock` None: only for reading. Raises NotRead."""
        self.folder = folder
        self.why_read_only = ""
        """`locked`, `read-only`, `not-permitted`, `disk-full`; empty while it may be written."""
        self._files = files
        self._access = Access(lock, Regain(lambda: lock_again(files, folder), self._lay_out))
        self._lay_out()

    @classmethod
    def open(cls, folder: Path, files: Files | None = None) -> "Library":
        """The book for writing; only for reading where the folder allows no more.

        Raises Locked while another process has it open, NotSaved, NotRead.
        """
        files = files or files_here()
        try:
            lock = lock_on(files, folder)
        except NotSaved as error:
            if may_be_read(files, folder, error):
                return cls.open_read_only(folder, files, error.reason)
            raise
        try:
            return cls(files, folder, lock)
        except StoreError:
            lock.give_back()
            raise

    @classmethod
    def open_read_only(
        cls, folder: Path, files: Files | None = None, why: str = "locked"
    ) -> "Library":
        """The book as it is, also while another process writes it. Raises NotRead."""
        book = cls(files or files_here(), folder, None)
        book.why_read_only = why
        return book

    @classmethod
    def in_memory(cls, files: Files | None = None) -> "Library":
        """A book that is gone with the process, or with the files given."""
        files, folder = files or MemoryFiles(), Path("book")
        ensure_folder(files, folder)
        return cls(files, folder, NoLock())

    @property
    def is_read_only(self) -> bool:
        return self._access.is_read_only

    def try_to_write(self) -> None:
        """From here on for writing too. Raises Locked, NotSaved, NotRead, and stays as it was."""
        self._access.begin_writing(lambda: lock_again(self._files, self.folder), self._lay_out)
        self.why_read_only = ""
        self.lists.read_all()

    @property
    def damaged(self) -> tuple[Damaged, ...]:
        """What could not be read since the book was opened, in the order in which it was met."""
        return self._shelf.quarantine.told

    def create(self, sheet: ScoreSheet) -> int:
        """The first revision. Raises Conflict if the game is there, NotSaved, Rejected."""
        with self._access.writing():
            return self._shelf.create(sheet)

    def save(self, sheet: ScoreSheet, expected: int) -> int:
        """The new revision. Raises Conflict unless `expected` is the present one.

        Raises NotFound, NotSaved, Rejected, and what `load` raises.
        """
        with self._access.writing():
            return self._shelf.save(sheet, expected)

    def load(self, game_id: str) -> Kept:
        """Raises NotFound, NotRead, Corrupt, NewerVersion, Rejected."""
        with self._access.reading():
            if game_id not in self._shelf.catalogue:
                self.lists.follow()
            return self._shelf.load(game_id)

    def document(self, game_id: str) -> Document:
        """The game as its file has it, an old version not upgraded. Raises what `load` raises."""
        with self._access.reading():
            return self._shelf.document(game_id)

    def summaries(self) -> tuple[Summary, ...]:
        """Newest first, all of them; `lists` has those that are known. Raises NotRead."""
        return self.lists.whole()

    def delete(self, game_id: str) -> None:
        """Puts the game into the trash. Raises NotFound, NotSaved, Rejected."""
        with self._access.writing():
            self._shelf.delete(game_id)

    def restore(self, game_id: str) -> None:
        """Takes the game out of the trash. Raises Conflict if another one has its place.

        Raises NotSaved, and what `load` raises.
        """
        with self._access.writing():
            self._shelf.restore(game_id)

    def keep_draft(self, game_id: str, draft: Draft, revision: int) -> None:
        """`revision` is that of the game for which it was typed. Raises NotSaved, Rejected."""
        with self._access.writing():
            self._drafts.keep(game_id, draft, revision)

    def draft(self, game_id: str) -> Draft | None:
        """None when there is none, or when it was typed for another revision and is dropped."""
        with self._access.reading():
            typed = self._drafts.read(game_id)
            present = self._shelf.present_revision(game_id)
            if typed and typed.revision == present:
                return typed.draft
            if typed and present:
                self.drop_draft(game_id)
            return None

    def drop_draft(self, game_id: str) -> None:
        """Where the drive refuses, the draft stays until it is too old to be shown."""
        with self._access.reading():
            if not self.is_read_only:
                self._drafts.drop(game_id)

    def settings(self) -> dict[str, Any]:
        """Plain JSON values by name; {}: nothing was kept, or nothing can be read."""
        with self._access.reading():
            return next(iter(self._settings.read()), {})

    def keep_settings(self, settings: Mapping[str, Any]) -> None:
        """In the place of all that were kept. Raises NotSaved, Rejected."""
        with self._access.writing():
            self._settings.write([settings])

    def players(self) -> tuple[dict[str, Any], ...]:
        """One mapping of plain JSON values for each player, in the order that was kept."""
        with self._access.reading():
            return tuple(filter(is_person, self._players.read()))

    def keep_players(self, players: Iterable[Mapping[str, Any]]) -> None:
        """In the place of all that were kept. Raises NotSaved, Rejected."""
        with self._access.writing():
            self._players.write(players)

    def close(self) -> None:
        """Afterwards the book answers nothing, and another process may write in it."""
        self._access.close(self._shelf.close)

    def _lay_out(self) -> None:
        """Reads all anew, for reading or writing. Raises NotRead, and then nothing is changed."""
        places = Places(self.folder)
        shelf = Bookshelf(self._files, places, self.is_read_only)
        self._look_through(shelf)
        self._shelf, quarantine = shelf, shelf.quarantine
        self.lists = Lists(shelf, self._access)
        self._drafts = Drafts(self._files, places, quarantine)
        self._settings = Booklet(places.settings, self._files, quarantine)
        self._players = Booklet(places.players, self._files, quarantine)
        self.trash = Trash(self._files, places.trash, quarantine, self._access)
        self.backups = Backups(self._files, places.backups, self._access)

    def _look_through(self, shelf: Bookshelf) -> None:
        """Raises NotRead."""
        with self._access.reading():
            shelf.refresh()
