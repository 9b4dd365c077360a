"""What a book is asked to do while a test counts, refuses or cuts off its calls."""

from collections.abc import Callable
from pathlib import Path

from storage.errors import NotFound
from storage.library import Library
from storage.platforms import files_here
from tests.storage.sheets import sheet, with_round, with_rounds
from tests.storage.watched_files import Tally, WatchedFiles

BEFORE = with_rounds(sheet(), 2)
AFTER = with_round(BEFORE)
Act = Callable[[Library], object]

ACTS: dict[str, Act] = {
    "save": lambda book: book.save(AFTER, 1),
    "create": lambda book: book.create(sheet(2)),
    "delete": lambda book: book.delete(BEFORE.id),
    "keep_settings": lambda book: book.keep_settings({"language": "fr"}),
    "keep_players": lambda book: book.keep_players([{"name": "Ben"}]),
}
MAY_LEAVE: dict[str, list[object]] = {
    "save": [BEFORE, AFTER],
    "create": [None, sheet(2)],
    "delete": [BEFORE, None],
    "keep_settings": [{"language": "en"}, {"language": "fr"}],
    "keep_players": [({"name": "Ana"},), ({"name": "Ben"},)],
}
"""What may be there afterwards: the old or the new, the new once it was acknowledged."""


def book_to_act_on(folder: Path, tally: Tally) -> Library:
    """A book with one game, settings and players, its calls told to the tally."""
    book = Library.open(folder, WatchedFiles(files_here(), tally))
    book.create(BEFORE)
    book.keep_settings({"language": "en"})
    book.keep_players([{"name": "Ana"}])
    return book


def left_by(act: str, book: Library) -> object:
    """The thing that the act is about, as the book has it."""
    match act:
        case "keep_settings":
            return book.settings()
        case "keep_players":
            return book.players()
    try:
        return book.load(sheet(2).id if act == "create" else BEFORE.id).sheet
    except NotFound:
        return None
