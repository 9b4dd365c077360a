"""Files that leave the book: everything or some games, for another book or for a spreadsheet."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum

from referee.errors import NotAGame
from storage.archive import pack
from storage.document import BACKUP, GAME_FIELDS, VERSION, Document
from storage.errors import Corrupt, NewerVersion, NotFound, NotRead, Rejected
from storage.intake import RULING_NOTES, notes_in
from storage.library import Library
from storage.limits import (
    MOST_BYTES,
    MOST_ENTRIES,
    MOST_OF_ARCHIVE,
    MOST_UNPACKED,
    check_game,
    is_bounded,
)
from storage.places import is_id
from storage.table_csv import HEAD, lines_of
from storage.tell import Stage, Tell

Written = Sequence[tuple[str, bytes]]
"""Games by their id, each as it will stand in the file."""


class Shape(StrEnum):
    """Kinds of files, named as their names end."""

    ZIP = "zip"
    JSON = "json"
    CSV = "csv"


@dataclass(frozen=True, slots=True)
class Export:
    """A file that is ready to be written."""

    content: bytes
    games: int
    """How many are in it."""
    left_out: int = 0
    """How many are not: those that can not be read, or that no import would take."""


def export_all(book: Library, shape: Shape, tell: Tell) -> Export:
    """Raises NotRead; Rejected("too-large") for what no import would take."""
    ids = [summary.id for summary in book.summaries()]
    tried = tuple(_each(ids, _writing(book, shape), tell))
    written = tuple((game_id, game) for game_id, game in tried if game is not None)
    match shape:
        case Shape.ZIP:
            content = _archive(_front(book), written)
        case Shape.JSON:
            content = _backup(_front(book), written)
        case Shape.CSV:
            content = _table(written)
    left_out = len(tried) - len(written) + len(_set_aside(book).difference(ids))
    return Export(content, len(written), left_out)


def export_game(book: Library, shape: Shape, game_id: str) -> Export:
    """The game alone, without players and settings. Raises what `load` raises."""
    written = ((game_id, _writing(book, shape)(game_id)),)
    match shape:
        case Shape.ZIP:
            content = _archive(None, written)
        case Shape.JSON:
            content = written[0][1]
        case Shape.CSV:
            content = _table(written)
    return Export(content, 1)


def _writing(book: Library, shape: Shape) -> Callable[[str], bytes]:
    if shape is Shape.CSV:
        return lambda game_id: lines_of(book.load(game_id).sheet)
    return lambda game_id: game_file(book.document(game_id))


def game_file(document: Document) -> bytes:
    """Raises Rejected("too-large") for one that no import would take."""
    written = as_file(_in_order(document))
    try:
        check_game(document)
    except NotAGame as fault:
        raise Rejected("too-large") from fault
    if len(written) > MOST_BYTES:
        raise Rejected("too-large")
    return written


def _each(
    ids: Sequence[str], write: Callable[[str], bytes], tell: Tell
) -> Iterator[tuple[str, bytes | None]]:
    """None for a game that can not be read or taken in again. What is gone by now is passed over.

    Raises NotRead when the book is closed.
    """
    for number, game_id in enumerate(ids, 1):
        with suppress(NotFound):
            yield game_id, _written(game_id, write)
        tell(Stage.PACKING, number, len(ids))


def _written(game_id: str, write: Callable[[str], bytes]) -> bytes | None:
    try:
        return write(game_id)
    except (Corrupt, NewerVersion, Rejected):
        return None
    except NotRead as error:
        # One spot of a drive that fails must not keep all other games on it.
        if error.reason == "closed":
            raise
        return None


def _set_aside(book: Library) -> set[str]:
    """The ids of games that turned out to be damaged, and that no list shows."""
    stems = (lost.name.removesuffix(".json") for lost in book.damaged)
    return {stem for stem in stems if is_id(stem)}


def _front(book: Library) -> Document:
    """A backup without its games."""
    settings = dict(book.settings())
    notes = notes_in(settings)
    settings.pop(RULING_NOTES, None)
    return {
        "format": BACKUP,
        "version": VERSION,
        "games": [],
        "players": book.players(),
        "settings": settings,
        "ruling_notes": notes,
    }


def _archive(front: Document | None, written: Written) -> bytes:
    """Each game is an entry of its own, so that one can be taken out by hand."""
    entries = [(f"games/{game_id}.json", game) for game_id, game in written]
    if front is not None:
        entries.insert(0, ("book.json", as_file(front)))
    content = pack(entries)
    size = sum(len(entry) for _, entry in entries)
    if front is not None and len(entries[0][1]) > MOST_BYTES:
        raise Rejected("too-large")
    if len(entries) > MOST_ENTRIES or size > MOST_UNPACKED or len(content) > MOST_OF_ARCHIVE:
        raise Rejected("too-large")
    return content


def _backup(front: Document, written: Written) -> bytes:
    games = b",".join(game.rstrip() for _, game in written)
    # The first list of this name is that of the front, which stands before all that people wrote.
    content = as_file(front).replace(b'"games":[]', b'"games":[%s]' % games, 1)
    if not is_bounded(content):
        raise Rejected("too-large")
    return content


def _table(written: Written) -> bytes:
    return HEAD + b"".join(lines for _, lines in written)


def _in_order(document: Document) -> Document:
    return {field: document[field] for field in GAME_FIELDS if field in document}


def as_file(document: Document) -> bytes:
    """A document as a file."""
    text = json.dumps(document, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    return f"{text}\n".encode()
