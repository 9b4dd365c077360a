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


class OpenGames:
    """Reads and writes whole games; each file is a table `game` of one row and a table `events`."""

    def __init__(self, files: Files, most: int = MOST_OPEN) -> None:
        """`most` is how many stay open; 0 when somebody else may be writing them."""
        self._files = files
        self._most = most
        self._open: OrderedDict[Path, TinyFile] = OrderedDict()

    def __len__(self) -> int:
        return len(self._open)

    def read(self, path: Path) -> Kept:
        """Raises NotFound, NotRead, Corrupt, NewerVersion."""
        with self._opened(path) as file:
            return kept_in(file, path)

    def revision(self, path: Path) -> int:
        """Without following the game. Raises NotFound, NotRead, Corrupt, NewerVersion."""
        with self._opened(path) as file:
            return front_of(file, path).revision

    def write(self, path: Path, sheet: ScoreSheet, revision: int) -> None:
        """Raises NotSaved, Rejected."""
        front = {**document_of(sheet), "revision": revision}
        events = cast(list[Row], front.pop("events"))
        with self._opened(path) as file:
            file.write({"game": [front], "events": events})

    def close(self, path: Path) -> None:
        if path in self._open:
            self._open.pop(path).close()

    def close_all(self) -> None:
        for path in tuple(self._open):
            self.close(path)

    @contextmanager
    def _opened(self, path: Path) -> Iterator[TinyFile]:
        """What fails is closed, so that the file itself is asked the next time."""
        file = self._open.get(path) or TinyFile(path, self._files)
        self._open[path] = file
        self._open.move_to_end(path)
        try:
            yield file
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


def kept_in(file: TinyFile, path: Path) -> Kept:
    """Raises NotFound, NotRead, Corrupt, NewerVersion."""
    front = front_of(file, path)
    document = {**front.document, "events": [*file.rows("events")]}
    try:
        return Kept(sheet_of(upgraded(document)), front.revision)
    except RefereeError as error:
        raise Corrupt(path.name, error.code) from error
