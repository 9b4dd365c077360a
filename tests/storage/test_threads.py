"""Several threads write in one book."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from referee.events import DealerNamed
from referee.journal import Journal
from referee.sheet import ScoreSheet
from storage.errors import Conflict
from storage.library import Library
from tests.storage.sheets import TABLE, rounds_in, sheet, with_round

THREADS = 8
EVENTS = 40


def with_dealer(kept: ScoreSheet, seat: int) -> ScoreSheet:
    """One more event, of the kind that is followed fastest."""
    events = (*kept.journal.events, DealerNamed(TABLE[seat]))
    return replace(kept, journal=Journal(events))


def one_more(book: Library, seat: int) -> int:
    """Saves one more event after whatever is there, and gives its revision."""
    while True:
        kept = book.load(sheet().id)
        try:
            return book.save(with_dealer(kept.sheet, seat), kept.revision)
        except Conflict:
            continue


def test_eight_threads_write_forty_events_each_and_none_is_lost() -> None:
    book = Library.in_memory()
    book.create(sheet())

    def write(thread: int) -> list[tuple[int, int]]:
        return [(one_more(book, thread % 4), thread % 4) for _ in range(EVENTS)]

    with ThreadPoolExecutor(THREADS) as threads:
        acknowledged = sorted(pair for own in threads.map(write, range(THREADS)) for pair in own)

    kept = book.load(sheet().id)
    assert [revision for revision, _ in acknowledged] == list(range(2, kept.revision + 1))
    assert kept.sheet.journal.events[1:] == tuple(
        DealerNamed(TABLE[seat]) for _, seat in acknowledged
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
