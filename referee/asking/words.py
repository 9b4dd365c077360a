"""Words as a search compares them: no capitals, no accents, no endings; Chinese by characters."""

import re
import unicodedata
from functools import lru_cache

from referee.asking.stems import stem

_CHINESE = "\u3400-\u9fff"
_WORD = re.compile(rf"\d+|[{_CHINESE}]|[^\W\d_{_CHINESE}]+")
_MARKS = re.compile("[\u0300-\u036f]")
"""Accents, when they are parted from their letters."""
_MINUS = re.compile(r"(?<![\w)])-(?=\d)")
_ELISION = re.compile(r"\b([a-z]{1,2}|[a-z]+qu)'")
"""As in l'as, jusqu'a, it's: the first word stands alone. Others keep what follows: who's."""


def plain(text: str) -> str:
    """In small letters, without accents, in the usual width."""
    parts = unicodedata.normalize("NFKD", text).casefold()
    return (
        _MARKS.sub("", parts).replace("\u2019", "'").replace("\u2212", "-").replace("\u0153", "oe")
    )


def words(text: str) -> tuple[str, ...]:
    """The words and the Chinese characters of a text, in order."""
    parted = _ELISION.sub(r"\1 ", _MINUS.sub(" minus ", plain(text)))
    return tuple(_WORD.findall(parted.replace("'", "")))


def is_chinese(word: str) -> bool:
    """Whether it is a Chinese character; a word of that language has mostly two."""
    return len(word) == 1 and "\u3400" <= word <= "\u9fff"


@lru_cache(maxsize=8192)
def root(word: str, language: str) -> str:
    """What the forms of a word have in common."""
    return word if word.isdecimal() or is_chinese(word) else stem(word, language)


def roots(text: str, language: str) -> tuple[str, ...]:
    return tuple(root(word, language) for word in words(text))
