"""What lists show of the games: the newest at once, all others once they are read.

That is done beside whoever plays: first what the index says of them, then those that it does not
know, which are read and followed. Nobody waits but for the moment in which they are noted.
"""

from contextlib import suppress

from referee.summary import Summary
from storage.access import Access
from storage.bookshelf import Bookshelf

PORTION = 250
"""Games between two looks at a list, about a fifth of a second."""


class Lists:
    """May be asked by several threads at once; who read on together take turns."""

    def __init__(self, shelf: Bookshelf, access: Access) -> None:
        self._shelf = shelf
        self._access = access

    def whole(self) -> tuple[Summary, ...]:
        """All games, newest first, which may take as long as reading them. Raises NotRead."""
        self.follow()
        self.read_all()
        with self._access.reading():
            return self._shelf.catalogue.summaries()

    def so_far(self) -> tuple[Summary, ...]:
        """Newest first, without most that `read_on` has still to read. Raises NotRead."""
        with self._access.reading():
            self.follow()
            return self._shelf.catalogue.summaries()

    def unread(self) -> int:
        """Games that `so_far` leaves out. Raises NotRead."""
        with self._access.reading():
            catalogue = self._shelf.catalogue
            return len(catalogue.folded.looks) + len(catalogue.backlog)

    def read_on(self) -> bool:
        """Reads some more games; False: now all are known.

        The book may be used meanwhile. Raises NotRead, also as soon as it is closed.
        """
        has_read = self._unfold() or self._read_some()
        if self._shelf.catalogue.backlog:
            return True
        if has_read and not self._access.is_read_only:
            self._write_index()
        return False

    def _unfold(self) -> bool:
        """Whether the index had something to say that nobody had read."""
        with self._access.reading():
            folded = self._shelf.catalogue.folded
        if not folded:
            return False
        entries = folded.entries()
        with self._access.reading():
            self._shelf.catalogue.unfold(folded, entries)
        return True

    def _read_some(self) -> bool:
        """Whether there was a game to read."""
        with self._access.reading():
            games = self._shelf.catalogue.backlog.some(PORTION)
        for game in games:
            # What can not be read is read again where nobody disturbs what is done about it.
            summary = self._shelf.summary_of(game)
            with self._access.reading():
                self._shelf.take_in(game, summary)
        return bool(games)

    def read_all(self) -> None:
        """Raises NotRead."""
        while self.read_on():
            continue

    def follow(self) -> None:
        """Whoever only reads sees what another process has written. Raises NotRead."""
        with self._access.reading():
            if self._access.is_read_only:
                self._shelf.refresh()

    def _write_index(self) -> None:
        """It can be spared, so failing is no matter."""
        with self._access.staying_open():
            with self._access.reading():
                write = self._shelf.catalogue.unwritten()
            with suppress(OSError):
                write()
