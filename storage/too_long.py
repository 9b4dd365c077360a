"""Games that no backup takes, because no import would: told, so that nobody relies on one."""

from contextlib import suppress

from referee.summary import Summary
from storage.errors import Rejected, StoreError
from storage.exchange import game_file
from storage.library import Library
from storage.limits import MOST_EVENTS, MOST_SEATS

FEW_ROUNDS, FEW_LINES = MOST_EVENTS // 8, MOST_SEATS // 4
"""Up to which a game is not read again to be measured: no table has played half as much."""


def too_long(book: Library) -> tuple[Summary, ...]:
    """Those that are known so far, newest first. Raises NotRead."""
    return tuple(
        game for game in book.lists.so_far() if _is_large(game) and _is_too_long(book, game)
    )


def _is_large(game: Summary) -> bool:
    return game.rounds > FEW_ROUNDS or len(game.lines) > FEW_LINES


def _is_too_long(book: Library, game: Summary) -> bool:
    """What cannot be read at all is told elsewhere."""
    with suppress(StoreError):
        try:
            game_file(book.document(game.id))
        except Rejected:
            return True
    return False
