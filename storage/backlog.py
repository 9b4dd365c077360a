"""The games that the lists do not know as they are in their files, in the order to be read."""

from collections.abc import Iterable
from itertools import islice
from typing import NamedTuple

from storage.files import Found
from storage.places import UNDATED


class Unread(NamedTuple):
    """One of them, as the folder showed its file."""

    where: str
    """Its place in the folder of games, such as `202611/0f8b3c1e5b7f4d0e9a5c2f6d7e8a9b01.json`."""
    file: Found

    @property
    def id(self) -> str:
        return self.file.name.removesuffix(".json")


class Backlog:
    """Newest month first. A game is in it until it is read, saved, deleted or given up."""

    def __init__(self, games: Iterable[Unread] = ()) -> None:
        self._games = {game.id: game for game in sorted(games, key=newness, reverse=True)}

    def __len__(self) -> int:
        return len(self._games)

    def __contains__(self, game: Unread) -> bool:
        """False also when another program has changed it meanwhile."""
        return self._games.get(game.id) == game

    def some(self, most: int) -> tuple[Unread, ...]:
        """The next ones. They stay, behind all others, so that two who read take turns."""
        games = tuple(islice(self._games.values(), most))
        for game in games:
            self._games[game.id] = self._games.pop(game.id)
        return games

    def add(self, games: Iterable[Unread]) -> None:
        """Behind all others."""
        self._games.update((game.id, game) for game in games if game.id not in self._games)

    def drop(self, game_id: str) -> None:
        self._games.pop(game_id, None)


def newness(game: Unread) -> tuple[str, int]:
    """The undated last, as in the lists; in a month, the one saved last first."""
    month = game.where.partition("/")[0]
    return "" if month == UNDATED else month, game.file.mtime
