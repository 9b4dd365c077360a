"""What a book is asked to do before the crash, and what each thing in it was after each act."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from referee.draft import new_draft
from referee.journal import Journal
from storage.atomic_json import tables_from
from storage.errors import NotFound
from storage.files import Files, entries
from storage.intake import plan_import
from storage.library import Library
from storage.parcel import Parcel, read_parcel
from storage.places import Places
from storage.safekeeping import back_up, bring_in
from storage.tell import silently
from tests.storage.disk_log import Call, LoggedFiles
from tests.storage.sheets import TABLE, sheet, with_round, with_rounds

BOOK = Path("book")
ONE, TWO = with_rounds(sheet(1), 2), with_round(sheet(2, at="2026-11-29T19:02:11+01:00"))
UNDONE = replace(ONE, journal=Journal(ONE.journal.events[:-1]))
HALF = new_draft(ONE.game).with_hand(TABLE[0], 12)
CAME = Parcel(games=(with_round(ONE), TWO), players=({"name": "Ben"},), settings={"theme": "dark"})

Act = Callable[[Library], object]
Told = dict[str, object]
"""What a book says of everything that a story is about."""

BACKUPS = "backups"
"""What each of them holds, by name."""

STORIES: dict[str, tuple[Act, ...]] = {
    "create and save": (
        lambda book: book.create(sheet(1)),
        lambda book: book.save(ONE, 1),
        lambda book: book.create(TWO),
        lambda book: book.save(with_round(ONE), 2),
        lambda book: book.save(with_round(TWO), 1),
    ),
    "undo": (
        lambda book: book.create(ONE),
        lambda book: book.save(UNDONE, 1),
        lambda book: book.save(with_round(UNDONE, 5), 2),
    ),
    "delete and restore": (
        lambda book: book.create(ONE),
        lambda book: book.create(TWO),
        lambda book: book.delete(ONE.id),
        lambda book: book.restore(ONE.id),
        lambda book: book.save(with_round(ONE), 1),
        lambda book: book.delete(TWO.id),
        lambda book: book.create(TWO),
        lambda book: book.delete(TWO.id),
    ),
    "settings and players": (
        lambda book: book.keep_settings({"language": "en"}),
        lambda book: book.keep_players([{"name": "Ana"}]),
        lambda book: book.keep_settings({"language": "fr"}),
        lambda book: book.keep_players([{"name": "Ben"}]),
        lambda book: book.keep_settings({"language": "zh"}),
    ),
    "draft": (
        lambda book: book.create(ONE),
        lambda book: book.keep_draft(ONE.id, HALF, 1),
        lambda book: book.keep_draft(ONE.id, HALF.with_caller(TABLE[1]), 1),
        lambda book: book.save(with_round(ONE), 1),
        lambda book: book.drop_draft(ONE.id),
        lambda book: book.keep_draft(ONE.id, HALF, 2),
    ),
    "backup": (
        lambda book: book.create(ONE),
        lambda book: back_up(book, "2026-11-01"),
        lambda book: book.create(TWO),
        lambda book: back_up(book, "2026-11-08"),
        lambda book: book.keep_settings({"language": "en"}),
        lambda book: back_up(book, "2026-11-08"),
        lambda book: book.save(with_round(ONE), 1),
        lambda book: back_up(book, "2026-11-15"),
    ),
    "import": (
        lambda book: book.create(ONE),
        lambda book: take_in(book, CAME),
        lambda book: book.save(with_round(TWO), 1),
        lambda book: take_in(book, CAME),
    ),
    "restore from a backup": (
        lambda book: book.create(ONE),
        lambda book: book.keep_players([{"name": "Ana"}]),
        lambda book: back_up(book, "2026-11-08"),
        lambda book: book.delete(ONE.id),
        lambda book: book.trash.empty(),
        lambda book: book.create(TWO),
        lambda book: restore_from_newest(book),
    ),
    "emptying the trash": (
        lambda book: book.create(ONE),
        lambda book: book.create(TWO),
        lambda book: book.delete(ONE.id),
        lambda book: book.delete(TWO.id),
        lambda book: book.trash.empty(),
        lambda book: book.create(TWO),
        lambda book: book.delete(TWO.id),
        lambda book: book.trash.empty(),
    ),
}


def take_in(book: Library, parcel: Parcel) -> None:
    bring_in(book, plan_import(book, parcel, silently), "2026-11-15")


def restore_from_newest(book: Library) -> None:
    take_in(book, read_parcel(book.backups.read(book.backups.names()[0])))


class Moment(NamedTuple):
    """A crash may come at any call from here to the next moment."""

    calls: int
    """How many there were before."""
    told: Told
    """What was acknowledged."""


class Log(NamedTuple):
    """A story as the drive saw it."""

    calls: list[Call]
    moments: list[Moment]


def logged(story: str, files: LoggedFiles) -> Log:
    """Plays the story. The book is closed and opened again after every second act."""
    moments = [Moment(0, told_to_reader(files))]
    book = Library.in_memory(files)
    for number, act in enumerate(STORIES[story]):
        if number % 2:
            book.close()
            book = Library.in_memory(files)
        act(book)
        moments.append(Moment(len(files.calls), told_to_reader(files)))
    book.close()
    return Log(files.calls, moments)


def told_to_reader(files: Files) -> Told:
    """Whoever only reads leaves the drive as it is."""
    return told_by(Library(files, BOOK, None), files)


def told_by(book: Library, files: Files) -> Told:
    return {
        "one": game_in(book, ONE.id),
        "two": game_in(book, TWO.id),
        "settings": book.settings(),
        "players": book.players(),
        "draft": book.draft(ONE.id),
        "one in the trash": thrown_away(files, ONE.id),
        "two in the trash": thrown_away(files, TWO.id),
        BACKUPS: {name: backed_up(book, name) for name in book.backups.names()},
    }


def game_in(book: Library, game_id: str) -> object:
    try:
        return book.load(game_id)
    except NotFound:
        return None


def backed_up(book: Library, name: str) -> object:
    """What a backup would bring back. Raises Rejected for one that is damaged."""
    return read_parcel(book.backups.read(name))


def thrown_away(files: Files, game_id: str) -> object:
    """What the trash holds of a game that may have been deleted more than once."""
    trash = Places(BOOK).trash
    names = [found.name for found in entries(files, trash) if found.name.startswith(game_id)]
    return [tables_from(files.read(trash / name), name) for name in names]
