"""What commands ask for, from one end to the other: a book to open, an export, an import."""

from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path

from storage.errors import BadFile, Locked, NotRead, Rejected
from storage.exchange import Export, Shape, export_all, export_game
from storage.files import Files, exists, write_atomically
from storage.intake import ImportPlan, plan_import
from storage.library import Library
from storage.limits import MOST_OF_ARCHIVE
from storage.parcel import Parcel, read_parcel
from storage.platforms import files_here
from storage.safekeeping import bring_in
from storage.tell import Tell
from storage.unread_library import UnreadLibrary


def open_for_app(folder: Path) -> Library:
    """Only for reading while another process has it open. Raises NotSaved, NotRead."""
    try:
        return UnreadLibrary.open(folder)
    except Locked:
        return Library.open_read_only(folder)


def open_to_read(folder: Path) -> Library:
    """Also beside an open app; a folder that is not there has no book. Raises NotRead."""
    if not exists(files_here(), folder):
        raise NotRead("no-folder")
    return Library.open_read_only(folder)


def export_to(folder: Path, file: Path, game_id: str | None, tell: Tell) -> Export:
    """`file` ends as its `Shape`; `game_id` None: everything. Also beside an open app.

    Raises OSError for the file, and StoreError for the book; a folder that is not there has none.
    Raises Rejected("in-the-book") for a file among those that the book keeps for itself.
    """
    shape = Shape(file.suffix.lower().removeprefix("."))
    if file.absolute().parent.resolve().is_relative_to(folder.resolve()):
        raise Rejected("in-the-book")
    with closing(open_to_read(folder)) as book:
        made = export_game(book, shape, game_id) if game_id else export_all(book, shape, tell)
    write_atomically(files_here(), file, made.content)
    return made


def import_from(
    folder: Path, files: Iterable[Path], today: str, tell: Tell
) -> Iterator[ImportPlan]:
    """What was done with each file; the first is taken in when all were found good.

    Raises BadFile with the name of the file before the place, Locked and other StoreErrors.
    """
    parcels = [parcel_at(files_here(), file, tell) for file in files]
    with closing(Library.open(folder)) as book:
        for parcel in parcels:
            plan = plan_import(book, parcel, tell)
            bring_in(book, plan, today, tell)
            yield plan


def parcel_at(files: Files, path: Path, tell: Tell) -> Parcel:
    """Raises BadFile."""
    try:
        if files.look(path).size > MOST_OF_ARCHIVE:
            raise Rejected("too-large", "file")
        return read_parcel(files.read(path), tell)
    except OSError as error:
        raise _bad(path, Rejected("unreadable", "file")) from error
    except Rejected as fault:
        raise _bad(path, fault) from fault


def _bad(path: Path, fault: Rejected) -> BadFile:
    return BadFile(str(path), Rejected(fault.reason, f"{path}: {fault.place}"))
