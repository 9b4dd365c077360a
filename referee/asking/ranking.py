"""How well the rulings answer what is looked for.

As BM25 has it: rare words count most, each of them less the more often it is there, and less
where much is said. Rulings that know more of the question come before those that know one rare
word of it, and those with a passage that says nothing else come first. The constants are those
that find most rulings by a way to ask that was left out.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from heapq import nlargest

from referee.asking.index import Index, Passage
from referee.asking.terms import Term

SATURATION = 9.0
"""The weight of passages with a word at which it counts half of what it could."""
EVENNESS = 0.8
"""How much less a word counts where more is said than usual: 0 not at all, 1 in proportion."""
COMPLETENESS = 0.6
"""How much it counts that the whole question is known: 0 not at all, 1 in proportion."""
NEARNESS = 4
"""Power of the likeness of a passage: only one that is nearly the question counts."""
HEARD = 0.3
"""The part of what is asked that a ruling has to know, or the question is about something else."""
MOST = 20
"""Rulings; nobody reads on."""

Scores = dict[str, float]
"""By the id of the ruling, or by the token."""


def ranked(index: Index, terms: Sequence[Term]) -> tuple[tuple[str, float], ...]:
    """Ids of rulings and their scores, the best first."""
    values = [_values(index, term) for term in terms]
    scores = _by_words(index, terms, values)
    best = nlargest(MOST, scores, key=scores.__getitem__)
    final = [(ruling, scores[ruling] * (1 + _likeness(index, ruling, values))) for ruling in best]
    return tuple(sorted(final, key=lambda scored: -scored[1]))


def _by_words(index: Index, terms: Sequence[Term], values: Sequence[Scores]) -> Scores:
    """Of the rulings that know enough of the question."""
    words = [value for term, value in zip(terms, values, strict=True) if term.is_word]
    heard = _sum(_heard(index, value) for value in words)
    most = sum(max(value.values()) for value in words)
    return {
        ruling: score * index.usual[ruling] * (heard[ruling] / most) ** COMPLETENESS
        for ruling, score in _sum(_scores(index, value) for value in values).items()
        if heard.get(ruling, 0) >= HEARD * most
    }


def _scores(index: Index, values: Scores) -> Scores:
    """What each ruling gets for the best that it has for a term."""
    found: Scores = {}
    for token, value in values.items():
        for ruling, weight in index.weights.get(token, {}).items():
            doubt = SATURATION * (1 - EVENNESS + EVENNESS * index.lengths[ruling])
            found[ruling] = max(found.get(ruling, 0), value * weight / (weight + doubt))
    return found


def _heard(index: Index, values: Scores) -> Scores:
    """What each ruling knows of a term, however often."""
    found: Scores = {}
    for token, value in values.items():
        for ruling in index.weights.get(token, ()):
            found[ruling] = max(found.get(ruling, 0), value)
    return found


def _likeness(index: Index, ruling: str, values: Sequence[Scores]) -> float:
    """Of the passage that is most like the question, up to 1: how much both share of all."""
    most = sum(max(value.values()) for value in values)
    ways = zip(index.ways[ruling], index.masses[ruling], strict=True)
    return min(1, max(2 * _shared(way, values) / (most + mass) for way, mass in ways)) ** NEARNESS


def _shared(way: Passage, values: Sequence[Scores]) -> float:
    found = ([value[token] for token in value if token in way.tokens] for value in values)
    return sum(max(fits) for fits in found if fits)


def _values(index: Index, term: Term) -> Scores:
    """By token, what it is worth to find it."""
    return {token: term.weight * fit * index.rarity(token) for token, fit in term.tokens.items()}


def _sum(several: Iterable[Scores]) -> Scores:
    total: defaultdict[str, float] = defaultdict(float)
    for scores in several:
        for key, score in scores.items():
            total[key] += score
    return total
