"""A book of which a start reads only a few lines of the index, as if it had thousands of games."""

from storage.catalogue import Catalogue
from storage.files import write_atomically
from storage.folded import Entry
from storage.index import index_in, written_lines
from storage.library import Library
from storage.memory_files import MemoryFiles
from storage.newest import Newest
from storage.places import Places
from tests.storage.old_games import BOOK, GAMES, INDEX, files_without_index

NEWEST = 3
"""Games that a start reads of it, besides those that are running or the first of somebody."""
FOLDED = f"{7:032x}"
"""A game that a start does not read."""


def folded_files(games: int = GAMES) -> MemoryFiles:
    files = files_without_index(games)
    Library.in_memory(files).lists.read_all()
    fold(files)
    return files


def fold(files: MemoryFiles) -> None:
    """The index once more, with few games at hand."""
    write_atomically(files, INDEX, b"".join(written_lines(entries_in(files), NEWEST)))


def entries_in(files: MemoryFiles) -> tuple[Entry, ...]:
    """Newest first, as the index has them."""
    index = index_in(files.read(INDEX), files.look(INDEX).mtime)
    return Newest([*index.entries, *index.folded.entries()]).newest_first()


def catalogue_of(files: MemoryFiles) -> Catalogue:
    catalogue = Catalogue(files, Places(BOOK))
    catalogue.refresh()
    return catalogue


def without_index(files: MemoryFiles) -> Library:
    """The same games, all of them to be read from their files."""
    files.remove(INDEX)
    return Library.in_memory(files)
