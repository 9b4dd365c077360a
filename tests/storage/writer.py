"""A process that saves round after round until it is killed, and says each revision when kept."""

import sys
from pathlib import Path
from typing import TextIO

from storage.errors import NotFound
from storage.library import Library
from storage.open_games import Kept
from tests.storage.sheets import sheet, with_round


def first(book: Library) -> Kept:
    try:
        return book.load(sheet().id)
    except NotFound:
        return Kept(sheet(), book.create(sheet()))


def write_for_ever(folder: Path, told: TextIO) -> None:
    book = Library.open(folder)
    kept = first(book)
    while True:
        print(kept.revision, file=told, flush=True)
        played = with_round(kept.sheet)
        kept = Kept(played, book.save(played, kept.revision))


if __name__ == "__main__":
    write_for_ever(Path(sys.argv[1]), sys.stdout)
