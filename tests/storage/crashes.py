"""A crash at every call of a story, and what is wrong with the book that is opened afterwards."""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from storage.backups import age
from storage.errors import StoreError
from storage.library import Library
from tests.storage.crash_stories import BACKUPS, ONE, TWO, Log, Told, told_by
from tests.storage.disk_images import Drive, Image, ImageFiles
from tests.storage.disk_log import Call, LoggedFiles
from tests.storage.sheets import sheet, with_round


class Crash(NamedTuple):
    """One image, and what may be seen in it."""

    image: Image
    before: Told
    after: Told
    """The same as `before` when the crash comes between two acts."""


def crashes(log: Log) -> Iterator[Crash]:
    """Every image once in every act, and once after it was acknowledged."""
    drive = Drive()
    for moment, following in pairwise(log.moments):
        yield from each_once(drive.images(), moment.told, moment.told)
        calls = log.calls[moment.calls : following.calls]
        yield from each_once(images_after(drive, calls[:-1]), moment.told, following.told)
        # With its last call the act is acknowledged.
        for call in calls[-1:]:
            drive.take(call)
    last = log.moments[-1]
    yield from each_once(drive.images(), last.told, last.told)
    yield from each_once(images_after(drive, log.calls[last.calls :]), last.told, last.told)


def crashes_after(crash: Crash) -> Iterator[Crash]:
    """A second crash, while the book is opened and tidied after the first."""
    drive = Drive(crash.image)
    files = LoggedFiles(ImageFiles(crash.image), drive.names)
    Library.in_memory(files)
    yield from each_once(images_after(drive, files.calls), crash.before, crash.after)


def each_once(images: Iterable[Image], before: Told, after: Told) -> Iterator[Crash]:
    seen: list[Image] = []
    for image in images:
        if image not in seen:
            seen.append(image)
            yield Crash(image, before, after)


def images_after(drive: Drive, calls: Iterable[Call]) -> Iterator[Image]:
    """What a crash may leave after each of the calls."""
    for call in calls:
        drive.take(call)
        yield from drive.images()


def faults(crash: Crash) -> Iterator[str]:
    """Nothing when all is well."""
    files = ImageFiles(crash.image)
    try:
        book = Library.in_memory(files)
        told = told_by(book, files)
        yield from (f"damaged: {lost.name}, {lost.reason}" for lost in book.damaged)
        yield from lost_things(crash, told)
        yield from what_fails_next(book)
        book.close()
    except StoreError as error:
        yield f"refused: {error!r}"


def lost_things(crash: Crash, told: Told) -> Iterator[str]:
    for thing, seen in told.items():
        if thing != BACKUPS and seen not in (crash.before[thing], crash.after[thing]):
            yield f"lost: {thing}"
    yield from lost_backups(crash.before[BACKUPS], crash.after[BACKUPS], told[BACKUPS])
    for game in ("one", "two"):
        if crash.before[game] and not (told[game] or told[f"{game} in the trash"]):
            yield f"lost: {game}, in the trash too"


def lost_backups(before: Any, after: Any, seen: Any) -> Iterator[str]:
    """What was thrown away to make room may come back; what was kept may not go."""
    for name in before.keys() & after.keys():
        if seen.get(name) != after[name]:
            yield f"lost: backup {name}"
    if newest(seen) not in (newest(before), newest(after)):
        yield "lost: the newest backup"
    if len(seen) < len(before):
        yield "lost: a backup, before the next one was there"


def newest(backups: Iterable[str]) -> str | None:
    return max(backups, key=age, default=None)


def what_fails_next(book: Library) -> Iterator[str]:
    """Saves each game that is there, and a new one."""
    for summary in book.summaries():
        kept = book.load(summary.id)
        if book.save(with_round(kept.sheet), kept.revision) != kept.revision + 1:
            yield "the next save"
    book.create(sheet(9))
    book.keep_settings({"language": "es"})
    if len(book.summaries()) > len((ONE, TWO)) + 1:
        yield "too many games"
