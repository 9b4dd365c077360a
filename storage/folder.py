"""Which games lie in the folder of games, and what is in their way."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from storage.backlog import Unread
from storage.files import UNFINISHED, Files, Found, entries

GAME_NAME = re.compile(r"([0-9a-f]{32})\.json", re.ASCII)


class Seen(NamedTuple):
    """The folder as it was."""

    games: dict[str, Unread]
    """By id; the newest file where there are several."""
    in_the_way: tuple[str, ...]
    """The other files of those games, and unfinished ones."""


def seen_in(files: Files, folder: Path) -> Seen:
    """Of all months; other files are none of ours. Raises OSError."""
    found = [*_found(files, folder)]
    games = _by_id(found)
    if len(games) == len(found):
        return Seen(games, ())
    games = _by_id(sorted(found, key=lambda game: game.file.mtime))
    in_the_way = [game.where for game in found if games.get(game.id) is not game]
    return Seen(games, tuple(in_the_way))


def is_game(file: Found) -> bool:
    return GAME_NAME.fullmatch(file.name) is not None


def _is_ours(file: Found) -> bool:
    return GAME_NAME.fullmatch(file.name.removesuffix(UNFINISHED)) is not None


def _found(files: Files, folder: Path) -> Iterator[Unread]:
    for month in entries(files, folder):
        if month.is_folder:
            for file in filter(_is_ours, entries(files, folder / month.name)):
                yield Unread(f"{month.name}/{file.name}", file)


def _by_id(found: Iterable[Unread]) -> dict[str, Unread]:
    return {game.file.name[:32]: game for game in found if not game.where.endswith(UNFINISHED)}
