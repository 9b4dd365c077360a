"""What a text says, as a search compares it: roots of words, what they mean, pairs of them."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from referee.asking.glossary import glossary
from referee.asking.words import is_chinese, root, words

CHARACTER = 0.7
"""Of the weight of a word: a Chinese character is half of one."""
NEIGHBOURS = 0.12
"""Of the weight of a word: that two of them stand side by side."""


class Spoken(NamedTuple):
    """One word of a text that tells it apart."""

    word: str
    root: str
    meanings: tuple[str, ...]
    """Groups of the glossary that it belongs to."""


def spoken(text: str, language: str) -> tuple[Spoken, ...]:
    """The words of a text without the small ones; all of them if it has no other."""
    found = words(text)
    stems = [root(word, language) for word in found]
    book = glossary(language)
    every = tuple(map(Spoken, found, stems, book.found_in(stems)))
    weighty = tuple(each for each in every if each.meanings or each.root not in book.small)
    return weighty or every


def pairs(said: Sequence[Spoken]) -> tuple[str, ...]:
    """Each word with the next one, so that order counts, and Chinese words stay together."""
    return tuple(f"{one.root} {other.root}" for one, other in pairwise(said))


def weight_of(token: str) -> float:
    """Of a root or of a pair; two Chinese characters are a word."""
    one, _, other = token.partition(" ")
    if not other:
        return CHARACTER if is_chinese(one) else 1
    return 1 if is_chinese(one) and is_chinese(other) else NEIGHBOURS
