"""All ways to ask about the rulings, ready to be searched."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import log

from referee.asking.spelling import Dictionary
from referee.asking.spoken import pairs, spoken, weight_of
from referee.asking.words import is_chinese

SOFTENED = 0.6
"""Power that brings the rare words closer to the others: questions are short and loosely put."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Passage:
    """A text that belongs to a ruling: its question, another way to ask, an answer, a note."""

    ruling: str
    weight: float
    """Of its words, beside those of other passages."""
    words: frozenset[str]
    """As they are spelled."""
    says: frozenset[str]
    """Roots of words, and pairs of them."""
    tokens: frozenset[str]
    """All by which it is found: what it says, and the groups of the glossary that it means."""


@lru_cache(maxsize=16_384)
def passage(ruling: str, weight: float, text: str, language: str) -> Passage:
    """Kept, as most texts are the same for every edition."""
    said = spoken(text, language)
    says = frozenset([*(each.root for each in said), *pairs(said)])
    return Passage(
        ruling=ruling,
        weight=weight,
        words=frozenset(each.word for each in said),
        says=says,
        tokens=says.union(*(each.meanings for each in said)),
    )


class Index:
    """The passages of one language by what is in them."""

    def __init__(self, passages: Iterable[Passage], usual: Mapping[str, float]) -> None:
        """`usual` says how likely each ruling is what somebody asks about; 1 is usual."""
        self.usual = usual
        self.ways: defaultdict[str, list[Passage]] = defaultdict(list)
        self.weights: defaultdict[str, dict[str, float]] = defaultdict(dict)
        """By token: the rulings that have it, each with the weights of its passages summed up."""
        spellings: set[str] = set()
        for each in passages:
            self.ways[each.ruling].append(each)
            spellings |= each.words
            for token in each.tokens:
                found = self.weights[token]
                found[each.ruling] = found.get(each.ruling, 0) + each.weight
        self.dictionary = Dictionary(word for word in spellings if not is_chinese(word))
        self.lengths = self._lengths()
        """How much is said about each ruling; 1 is usual."""
        self._rarity = {token: self._rare(len(found)) for token, found in self.weights.items()}
        self._unheard = self._rare(0)
        self.masses = {ruling: list(map(self._mass, ways)) for ruling, ways in self.ways.items()}
        """How much each passage of a ruling says."""

    def rarity(self, token: str) -> float:
        """How much a token tells the rulings apart; what none has would tell the most."""
        return self._rarity.get(token, self._unheard)

    def _mass(self, way: Passage) -> float:
        return sum(weight_of(token) * self.rarity(token) for token in way.says)

    def _lengths(self) -> dict[str, float]:
        lengths = {
            ruling: sum(way.weight * len(way.says) for way in ways)
            for ruling, ways in self.ways.items()
        }
        usual = sum(lengths.values()) / max(1, len(lengths))
        return {ruling: length / usual for ruling, length in lengths.items()}

    def _rare(self, rulings: int) -> float:
        return float(log(1 + (len(self.ways) - rulings + 0.5) / (rulings + 0.5)) ** SOFTENED)
