"""Several threads write in one book."""

from concurrent.futures import ThreadPoolExecutor

from storage.errors import Conflict
from storage.library import Library
from tests.storage.sheets import TABLE, round_of, rounds_in, sheet, with_round

THREADS = 8
ROUNDS = 40


def one_more(book: Library, points: int) -> int:
    """Saves one more round after whatever is there, and gives its revision."""
    while True:
        kept = book.load(sheet().id)
        try:
            return book.save(with_round(kept.sheet, points), kept.revision)
        except Conflict:
            continue


def test_eight_threads_write_forty_rounds_each_on_one_game_in_order() -> None:
    book = Library.in_memory()
    book.create(sheet())

    def write(thread: int) -> list[tuple[int, int]]:
        return [(one_more(book, thread + 1), thread + 1) for _ in range(ROUNDS)]

    with ThreadPoolExecutor(THREADS) as threads:
        acknowledged = sorted(pair for own in threads.map(write, range(THREADS)) for pair in own)

    kept = book.load(sheet().id)
    assert [revision for revision, _ in acknowledged] == list(range(2, THREADS * ROUNDS + 2))
    assert kept.sheet.journal.events[1:] == tuple(
        round_of(TABLE, points) for _, points in acknowledged
    )


def test_a_double_tap_is_one_round() -> None:
    book = Library.in_memory()
    book.create(sheet())

    def tap(_: int) -> bool:
        try:
            book.save(with_round(sheet()), 1)
        except Conflict:
            return False
        return True

    with ThreadPoolExecutor(2) as threads:
        assert sorted(threads.map(tap, range(2))) == [False, True]
    assert rounds_in(book.load(sheet().id).sheet) == 1
