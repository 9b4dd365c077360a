"""How much room words need, near enough to decide before they are drawn.

A share of their size for each letter, on the safe side; the faces themselves are not asked.
"""

import unicodedata
from collections.abc import Iterator

SHARES = {
    "ijlI.,:;!()|'\u2019\u00b7 ": 0.29,
    'frt"-/\u2013': 0.43,
    "mwMW@%\u0153\u0152\u2026": 0.88,
}
CAPITAL, USUAL, SQUARE = 0.7, 0.58, 1.0
"""Of any other letter."""
FIRST_SQUARE = 0x2E80
"""From here on letters are as wide as they are high, and a line may end after each."""
_SHARE_OF = {letter: share for letters, share in SHARES.items() for letter in letters}


def is_square(said: str) -> bool:
    """Whether a line of it may end inside a word."""
    return any(ord(letter) >= FIRST_SQUARE for letter in said)


def room_for(said: str, size: float) -> float:
    """Pixels of a line in one of the sans faces; `size` is that of its letters in pixels."""
    return size * sum(map(_share, said))


def lines_for(said: str, size: float, room: float) -> int | None:
    """How many lines of that width; None: a word is wider than that, and would be broken."""
    lines, line = 1, ""
    for piece in _pieces(said):
        if room_for(piece.rstrip(), size) > room:
            return None
        if room_for((line + piece).rstrip(), size) > room:
            lines, line = lines + 1, ""
        line += piece
    return lines


def letters_for(room: float, size: float) -> int:
    """How many usual letters have room in a line."""
    return max(0, int(room / (size * USUAL)))


def _share(letter: str) -> float:
    if ord(letter) >= FIRST_SQUARE:
        return SQUARE
    plain = unicodedata.normalize("NFD", letter)[0]
    return _SHARE_OF.get(plain, CAPITAL if plain.isupper() else USUAL)


def _pieces(said: str) -> Iterator[str]:
    """What stays together on a line, each with the space after it."""
    piece = ""
    for letter in said:
        if piece and (piece[-1] == " " or ord(max(piece[-1], letter)) >= FIRST_SQUARE):
            yield piece
            piece = ""
        piece += letter
    yield piece
