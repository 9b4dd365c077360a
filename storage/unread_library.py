"""The book as the app opens it: its games are looked at when it is first asked for anything.

So whoever opens it can get the screen ready meanwhile.
"""

from storage.bookshelf import Bookshelf
from storage.files import entries
from storage.library import Library
from storage.places import Places


class UnreadLibrary(Library):
    """Whether there is a way to the games is known at once; a book to read only is read at once."""

    _is_laid_out = False

    def _look_through(self, shelf: Bookshelf) -> None:
        if self._is_laid_out or self.is_read_only:
            super()._look_through(shelf)
            return
        self._is_laid_out = True
        with self._access.reading():
            entries(self._files, Places(self.folder).games)
        self._access.look_first(shelf.refresh)
