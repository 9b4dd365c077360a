"""How long the search takes at each letter that is typed, beside a bare look for those letters."""

from collections.abc import Iterator
from functools import partial
from statistics import median, quantiles
from typing import NamedTuple

from referee.asking.search import search
from referee.asking.ways_to_ask import index_of
from referee.rulings import words_of
from tests.benchmarks.clock import seconds

TYPED = {
    "en": "can i use the power of a card from the discard pile",
    "fr": "j'ai crié cabo et je suis à égalité, ça compte ?",
    "es": "se acabó el mazo y nadie ha cantado cabo todavía",
    "zh": "从弃牌堆拿的牌能用能力吗还是只能换自己的牌",
}


class Asking(NamedTuple):
    """Seconds."""

    first: float
    """Until the first answer in a language, when all rulings are read and put in order."""
    usual: float
    """For one more letter: the median."""
    slow: float
    """For one more letter: only one in twenty takes longer."""
    bare: float
    """The median of looking for the same letters in all words of the rulings."""


def asking(language: str) -> Asking:
    words_of(language)
    first = seconds(partial(index_of, language, None, ()))
    texts = list(_texts(language))
    searches, bare = [], []
    for end in range(1, len(TYPED[language]) + 1):
        typed = TYPED[language][:end]
        searches.append(seconds(partial(search, typed, language)))
        bare.append(seconds(partial(_bare, typed, texts)))
    return Asking(first, median(searches), quantiles(searches, n=20)[-1], median(bare))


def _texts(language: str) -> Iterator[str]:
    for each in words_of(language).values():
        yield from (each.question, *each.asks, *each.answers.values())


def _bare(typed: str, texts: list[str]) -> list[str]:
    return [text for text in texts if typed in text.casefold()]
