"""Deleted games, until the trash is emptied."""

from collections.abc import Iterator
from pathlib import Path

from referee.summary import Summary, summarise
from storage.access import Access
from storage.errors import Corrupt, NewerVersion, NotFound, NotRead
from storage.files import Files, entries
from storage.folder import is_game
from storage.open_games import OpenGames
from storage.quarantine import Quarantine


class Trash:
    """The book puts games in and takes them out; here they are looked at and thrown away."""

    def __init__(self, files: Files, folder: Path, quarantine: Quarantine, access: Access) -> None:
        self._files = files
        self._folder = folder
        self._quarantine = quarantine
        self._access = access
        self._games = OpenGames(files, 0)

    def summaries(self) -> tuple[Summary, ...]:
        """The games that can be restored, the one deleted or saved last first. Raises NotRead."""
        with self._access.reading():
            found = sorted(entries(self._files, self._folder), key=lambda file: -file.mtime)
            paths = [self._folder / file.name for file in found if is_game(file)]
            return tuple(summary for path in paths for summary in self._summary_of(path))

    def empty(self) -> None:
        """Nothing in it can be restored afterwards. Raises NotSaved."""
        with self._access.writing():
            found = [file for file in entries(self._files, self._folder) if not file.is_folder]
            for file in found:
                self._files.remove(self._folder / file.name)
            if found:
                self._files.flush_folder(self._folder)

    def _summary_of(self, path: Path) -> Iterator[Summary]:
        """Nothing for a game that can not be read; a damaged one goes into quarantine."""
        try:
            yield summarise(self._games.read(path).sheet)
        except Corrupt as error:
            self._quarantine.take(path, error.reason)
        except (NotFound, NotRead, NewerVersion):
            return
