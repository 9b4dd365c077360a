"""A book with more games than a page, the first ones the oldest, whose index is lost."""

from collections.abc import Callable
from pathlib import Path

from storage.bookshelf import FIRST_PAGE
from storage.library import Library
from storage.lock import NoLock
from storage.memory_files import MemoryFiles
from tests.storage.sheets import sheet
from tests.storage.watched_files import WatchedFiles

BOOK = Path("book")
INDEX = BOOK / "index.json"
OLD = 6
"""Games that are not on that page."""
GAMES = FIRST_PAGE + OLD


def game_file(number: int) -> Path:
    return BOOK / "games" / month(number) / f"{number:032x}.json"


def month(number: int) -> str:
    """The first games are the oldest."""
    return f"{2000 + number // 12}{number % 12 + 1:02}"


def files_without_index(games: int = GAMES) -> MemoryFiles:
    files = MemoryFiles()
    fill(files, games)
    return files


def fill(files: MemoryFiles, games: int) -> None:
    book = Library.in_memory(files)
    for number in range(games):
        at = f"{month(number)[:4]}-{month(number)[4:]}-01T20:00:00+01:00"
        book.create(sheet(number, at=at))


def watched(files: MemoryFiles, watcher: Callable[[str, Path], None]) -> Library:
    return Library(WatchedFiles(files, watcher), BOOK, NoLock())


def numbers(book: Library) -> list[int]:
    return [int(game.id, 16) for game in book.lists.so_far()]
