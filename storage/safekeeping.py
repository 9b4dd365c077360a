"""Backups that are made by themselves: every week, and before games migrate or are brought in."""

from contextlib import suppress

from referee.errors import RefereeError
from storage.archive import unpack
from storage.document import VERSION
from storage.errors import StoreError
from storage.exchange import Shape, export_all
from storage.intake import ImportPlan, carry_out
from storage.library import Library
from storage.limits import read_bounded
from storage.tell import Tell, silently


def back_up(book: Library, today: str, tell: Tell = silently) -> int:
    """How many games are not in it. A book without games needs none.

    `today` is such as `2026-11-29`. Raises NotRead, NotSaved, Rejected.
    """
    if not book.summaries():
        return 0
    made = export_all(book, Shape.ZIP, tell)
    book.backups.keep(made.content, today)
    return made.left_out


def bring_in(book: Library, plan: ImportPlan, today: str, tell: Tell = silently) -> None:
    """Does what was planned, after a backup. Raises Conflict, NotRead, NotSaved, Rejected."""
    if not plan.changes_nothing:
        back_up(book, today, tell)
        carry_out(book, plan, tell)


def back_up_if_old(book: Library, today: str, version: int = VERSION) -> None:
    """Before anything can be saved in another version. What is refused is tried the next time."""
    with suppress(StoreError):
        if is_from_before(book, version):
            back_up(book, today)


def back_up_if_due(book: Library, today: str) -> None:
    """May take as long as reading all games; the book can be used, even closed, meanwhile."""
    with suppress(StoreError):
        if is_due(book, today):
            back_up(book, today)


def is_due(book: Library, today: str) -> bool:
    """Whether it is time for the weekly backup. Raises NotRead."""
    return not book.is_read_only and book.backups.is_due(today)


def is_from_before(book: Library, version: int) -> bool:
    """Whether games may migrate that no backup has as they were. Raises NotRead."""
    if book.is_read_only or version == 1:
        return False
    names = book.backups.names()
    return not names or version_in(book.backups.read(names[0])) != version


def version_in(backup: bytes) -> object:
    """The version of the app's format that made a backup; None for one that is damaged."""
    try:
        front = read_bounded(next(unpack(backup)))
    except (RefereeError, StopIteration):
        return None
    return front.get("version") if isinstance(front, dict) else None
