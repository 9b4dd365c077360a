"""How the lines and the keys of the entry page share the height of a window."""

from views.acts.last_lap import last_turns
from views.look import Look
from views.pages.entry_half import is_too_wide
from views.pages.entry_row import is_spread
from views.state import State
from views.theme import TARGET

LOW = 560
"""A window that is lower and wider than high has the keys beside the lines."""
KEY_ROWS, GAPS = 5, 16
BAR, HINT, FOOT, AIR = 56, 26, 72, 8
"""The head, the line above the keys, the foot, and the air around keys that stand alone."""
FEW = 4
"""Players who have a line each in any window."""
COMFORTABLE, MOST = 52, 66
"""A key that leaves its height to more lines, and the highest."""
BELOW_LINES = 30


def count(state: State) -> int:
    assert state.open is not None
    return len(state.open.entry.players)


def folds(look: Look, state: State) -> bool:
    """Whether two players share a line."""
    return _is_low(look, count(state)) and not spreads(look, state)


def spreads(look: Look, state: State) -> bool:
    """Whether the figures stand below the name."""
    assert state.open is not None
    players = state.open.entry.players
    if not _is_low(look, len(players)):
        return is_spread(look, players)
    # In the last lap the box of a turn stands where a new total would.
    return is_too_wide(look, players, TARGET if last_turns(state) else 0)


def _is_low(look: Look, players: int) -> bool:
    """Whether the window has no room for a line each."""
    keys = _beside_lines(look, players, look.grown(TARGET) + 1)
    return players > FEW and keys < KEY_ROWS * COMFORTABLE


def row_height(look: Look, state: State) -> float:
    if look.height < LOW or folds(look, state):
        return look.grown(TARGET)
    keys = KEY_ROWS * key_height(look, state)
    free = look.height - BAR - HINT - FOOT - GAPS - keys - BELOW_LINES - 2
    return max(look.grown(TARGET), min(72, free // count(state)))


def key_height(look: Look, state: State) -> float:
    """Keys grow into free height, and never below what a finger needs."""
    if look.height < LOW:
        return TARGET
    players = count(state)
    lines = (players + 1) // 2 if folds(look, state) else players
    return _shared_by_keys(_beside_lines(look, lines, 52))


def key_height_beside(look: Look) -> float:
    """Nothing but the keys and the foot shares the height."""
    return _shared_by_keys(look.height - FOOT - GAPS - AIR)


def _beside_lines(look: Look, lines: int, height: float) -> float:
    """What so many lines leave to the keys."""
    return look.height - BAR - lines * height - HINT - FOOT - GAPS - BELOW_LINES


def _shared_by_keys(free: float) -> float:
    return max(TARGET, min(MOST, free // KEY_ROWS))
