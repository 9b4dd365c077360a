"""The files of games, the last few of them kept open."""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple, cast

from referee.errors import RefereeError
from referee.sheet import ScoreSheet
from storage.document import Document, document_of, sheet_of
from storage.errors import Corrupt, NotFound
from storage.files import Files
from storage.tiny_file import Row, TinyFile
from storage.upgrades import upgraded, version_of

MOST_OPEN = 16


class Kept(NamedTuple):
    """A game as it is kept."""

    sheet: ScoreSheet
    revision: int
    """How often it was saved; the first time is 1."""


class OpenGame:
    """The file of one game, and what was learnt from it; all of it is forgotten together."""

    def __init__(self, path: Path, files: Files) -> None:
        self._path = path
        self._file = TinyFile(path, files)
        self._revision: int | None = None
        # Several who ask for the same game wait for its events to be followed once.
        self._kept: Kept | None = None

    def read(self) -> Kept:
        if self._kept is None:
            self._kept = kept_in(self._file, self._path)
        return self._kept

    def revision(self) -> int:
        if self._revision is None:
            self._revision = front_of(self._file, self._path).revision
        return self._revision

    def document(self) -> Document:
        return document_in(self._file, self._path)

    def write(self, sheet: ScoreSheet, revision: int) -> None:
        front = {**document_of(sheet), "revision": revision}
        events = cast(list[Row], front.pop("events"))
        self._kept = None
        self._file.write({"game": [front], "events": events})
        self._revision = revision

    def close(self) -> None:
        self._file.close()


class OpenGames:
    """Reads and writes whole games; each file is a table `game` of one row and a table `events`."""

    def __init__(self, files: Files, most: int = MOST_OPEN) -> None:
        """`most` is how many stay open; 0 when somebody else may be writing them."""
        self._files = files
        self._most = most
        self._open: OrderedDict[Path, OpenGame] = OrderedDict()

    def __len__(self) -> int:
        return len(self._open)

    def read(self, path: Path) -> Kept:
        """Raises NotFound, NotRead, Corrupt, NewerVersion."""
        with self._opened(path) as game:
            return game.read()

    def revision(self, path: Path) -> int:
        """Without following the game. Raises NotFound, NotRead, Corrupt, NewerVersion."""
        with self._opened(path) as game:
            return game.revision()

    def document(self, path: Path) -> Document:
        """As it is kept, of whatever version. Raises NotFound, NotRead, Corrupt, NewerVersion."""
        with self._opened(path) as game:
            return game.document()

    def write(self, path: Path, sheet: ScoreSheet, revision: int) -> None:
        """Raises NotSaved, Rejected."""
        with self._opened(path) as game:
            game.write(sheet, revision)

    def close(self, path: Path) -> None:
        if path in self._open:
            self._open.pop(path).close()

    def close_all(self) -> None:
        for path in tuple(self._open):
            self.close(path)

    @contextmanager
    def _opened(self, path: Path) -> Iterator[OpenGame]:
        """What fails is closed, so that the file itself is asked the next time."""
        game = self._open.pop(path, None) or OpenGame(path, self._files)
        self._open[path] = game
        try:
            yield game
        except BaseException:
            self.close(path)
            raise
        while len(self._open) > self._most:
            self.close(next(iter(self._open)))


class Front(NamedTuple):
    """The table `game` of a file."""

    document: Document
    """Without the events."""
    revision: int


def front_of(file: TinyFile, path: Path) -> Front:
    """Raises NotFound, NotRead, Corrupt, NewerVersion."""
    if not file.is_there:
        raise NotFound
    try:
        [row] = file.rows("game")
        front = Front(row, row.pop("revision"))
        version_of(front.document)
    except (ValueError, KeyError) as error:
        raise Corrupt(path.name, "not-a-game") from error
    if type(front.revision) is not int or front.document.get("id") != path.stem:
        raise Corrupt(path.name, "not-this-game")
    return front


def document_in(file: TinyFile, path: Path) -> Document:
    """Raises NotFound, NotRead, Corrupt, NewerVersion."""
    return {**front_of(file, path).document, "events": [*file.rows("events")]}


def kept_in(file: TinyFile, path: Path) -> Kept:
    """Raises NotFound, NotRead, Corrupt, NewerVersion."""
    front = front_of(file, path)
    document = {**front.document, "events": [*file.rows("events")]}
    try:
        return Kept(sheet_of(upgraded(document)), front.revision)
    except RefereeError as error:
        raise Corrupt(path.name, error.code) from error
