"""Whatever happens to a book of which a start reads little, its lists tell what its files hold."""

from random import Random

import pytest

from storage.folder import seen_in
from storage.library import Library
from storage.memory_files import MemoryFiles
from tests.storage.folded_files import fold, folded_files, without_index
from tests.storage.old_games import BOOK
from tests.storage.sheets import sheet, with_round


@pytest.mark.parametrize("seed", range(30))
def test_whatever_happens_the_lists_are_those_that_the_files_give(seed: int) -> None:
    dice, files = Random(seed), folded_files(20)
    book = Library.in_memory(files)
    for number in range(20, 50):
        act(dice, files, book, number)
        if dice.random() < 0.3:
            book = opened_again(dice, files, book)

    assert book.summaries() == without_index(files).summaries()


def act(dice: Random, files: MemoryFiles, book: Library, number: int) -> None:
    """One of the things that a table does, or that befalls its files."""
    chosen = dice.choice([*seen_in(files, BOOK / "games").games])
    match dice.randrange(6):
        case 0:
            book.create(sheet(number, at=f"20{dice.randrange(10, 30)}-05-01T20:00:00+02:00"))
        case 1 | 2:
            kept = book.load(chosen)
            book.save(with_round(kept.sheet), kept.revision)
        case 3:
            book.delete(chosen)
        case 4:
            book.lists.read_on()
        case _:
            book.lists.so_far()


def opened_again(dice: Random, files: MemoryFiles, book: Library) -> Library:
    """After a close or a kill, with an index of which a start reads little."""
    if dice.random() < 0.5:
        book.close()
    if dice.random() < 0.5:
        fold(files)
    return Library.in_memory(files)
