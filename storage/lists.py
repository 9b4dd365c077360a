"""What lists show of the games: the newest at once, all others once they are read.

Those that the index does not know are read and followed beside whoever plays. Nobody waits but
for the moment in which one of them is noted.
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

    def read_on(self) -> bool:
        """Reads some more games; False: now all are known.

        The book may be used meanwhile. Raises NotRead, also as soon as it is closed.
        """
        with self._access.reading():
            games = self._shelf.catalogue.backlog.some(PORTION)
        for game in games:
            # What can not be read is read again where nobody disturbs what is done about it.
            summary = self._shelf.summary_of(game)
            with self._access.reading():
                self._shelf.take_in(game, summary)
        if self._shelf.catalogue.backlog:
            return True
        if games and not self._access.is_read_only:
            self._write_index()
        return False

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
