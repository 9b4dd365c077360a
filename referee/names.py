"""How a name is spelled, and when two spellings are the same name."""

import unicodedata
from functools import lru_cache

LONGEST_NAME = 40
"""Code points, counted after trimming and composing."""

FORBIDDEN = {"Cc", "Cs"}
"""Unicode categories that no name may hold: control characters and lone surrogates."""


@lru_cache(maxsize=256)
def spelled(text: str) -> str:
    """The name as the book writes it: trimmed, composed (NFC)."""
    return unicodedata.normalize("NFC", text.strip())


def is_good_name(name: str) -> bool:
    """Whether a spelled name has 1 to 40 code points and nothing that cannot be shown."""
    if not 1 <= len(name) <= LONGEST_NAME:
        return False
    return not any(unicodedata.category(letter) in FORBIDDEN for letter in name)


def is_same_name(one: str, other: str) -> bool:
    """Whether two spelled names differ in nothing but capitals."""
    return one.casefold() == other.casefold()
