"""Columns of a terminal, as wide as what stands in them."""

import unicodedata
from collections.abc import Sequence

GAP = "  "
NO_WIDTH = {"Mn", "Me", "Cf"}
"""Unicode categories of what is drawn on the letter before it, or not at all."""
UNSEEN = {"Cc", "Cs", "Zl", "Zp"}
"""Those of what would move the cursor."""
TURNING = {*"\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"}
"""Signs that turn round what stands behind them, to the end of the line."""


def columns(head: Sequence[str], rows: Sequence[Sequence[str]], left: Sequence[int] = (0,)) -> str:
    """`left`: columns of words; all others are of numbers, which end at one line."""
    lines = [[one_line(cell) for cell in row] for row in (head, *rows)]
    widths = [max(map(width, column)) for column in zip(*lines, strict=True)]
    return "\n".join(_line(line, widths, left) for line in lines)


def one_line(text: str) -> str:
    """As it may be printed: what people write can hold the ends of lines, and worse."""
    return " ".join("".join(map(_shown, text)).split())


def _shown(letter: str) -> str:
    if letter in TURNING:
        return ""
    return " " if unicodedata.category(letter) in UNSEEN else letter


def width(text: str) -> int:
    """In letters of the terminal, where Chinese ones are twice as wide."""
    return sum(map(_letter_width, text))


def _letter_width(letter: str) -> int:
    if unicodedata.category(letter) in NO_WIDTH:
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def _line(cells: Sequence[str], widths: Sequence[int], left: Sequence[int]) -> str:
    air = [" " * (wide - width(cell)) for cell, wide in zip(cells, widths, strict=True)]
    placed = (cell + air[at] if at in left else air[at] + cell for at, cell in enumerate(cells))
    return GAP.join(placed).rstrip()
