"""Which fonts Flet's web client asks for when the fonts of the app lack a character.

Their addresses and the characters expected of each are compiled into the client, in two packed
texts: the sets of fonts, and for each run of characters the set that has them.
"""

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

FONT = re.compile(r'\("(Noto [^"]+)","(\w+/v\d+/[^"]+\.woff2)"\)')
PACKED = re.compile(r'"([A-Za-z0-9,]{4000,})"')
SMALL = "abcdefghijklmnopqrstuvwxyz"
LARGE = SMALL.upper()


@dataclass(frozen=True, slots=True)
class EngineFont:
    """One file that the client may ask for."""

    name: str
    """Such as "Noto Sans Thai" or, of a font in pieces, "Noto Sans SC 12"."""

    path: str
    """Below the folder assets/fonts of the site."""

    characters: frozenset[int]


def engine_fonts(client: Path) -> tuple[EngineFont, ...]:
    """All fonts named in the client's main.dart.js."""
    script = client.read_text(encoding="utf-8", errors="replace")
    named = FONT.findall(script)
    sets, runs = sorted(PACKED.findall(script), key=lambda text: "," not in text)
    characters = _characters(list(_font_sets(sets)), runs)
    return tuple(
        EngineFont(name, path, frozenset(characters[number]))
        for number, (name, path) in enumerate(named)
    )


def _font_sets(packed: str) -> Iterator[tuple[int, ...]]:
    """Each set as ascending numbers of fonts; a letter ends a step, digits before it weigh 26."""
    for word in packed.split(","):
        fonts, last = [], -1
        for digits, letter in re.findall(r"(\d*)([a-z])", word):
            last += _number(digits, SMALL.index(letter)) + 1
            fonts.append(last)
        yield tuple(fonts)


def _characters(sets: list[tuple[int, ...]], packed: str) -> dict[int, set[int]]:
    """The characters of each font; a run is its length, left out when 1, and its set."""
    found: dict[int, set[int]] = defaultdict(set)
    start = 0
    for digits, small, more_digits, large in re.findall(r"(?:(\d*)([a-z]))?(\d*)([A-Z])", packed):
        length = _number(digits, SMALL.index(small)) + 2 if small else 1
        for font in sets[_number(more_digits, LARGE.index(large))]:
            found[font].update(range(start, start + length))
        start += length
    return found


def _number(digits: str, last: int) -> int:
    return int(digits or 0) * 26 + last
