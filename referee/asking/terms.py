"""What is looked for: every word of a question, with what else may stand for it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from referee.asking.glossary import glossary
from referee.asking.index import Index
from referee.asking.spoken import Spoken, pairs, spoken, weight_of
from referee.asking.words import root

SAME_MEANING = 1.3
"""Of the weight of the word itself: a group of the glossary is more common than its words."""
FORGIVEN = 0.9
"""Of the weight of a word that is spelled as in the texts."""

LARGEST_TARGET = 100
"""Of those that are printed."""
OVER_TARGET = ("#over", "#target")


@dataclass(frozen=True, slots=True)
class Term:
    """One thing to look for."""

    tokens: Mapping[str, float]
    """What may be found for it, each with how well it fits."""
    weight: float
    is_word: bool
    """Else it is a pair of words."""


def terms(question: str, language: str, index: Index) -> tuple[Term, ...]:
    said = tuple(_weighty(spoken(question, language), index))
    last = said[-1] if said else None
    singles = [_term(each, _resembling(each, each is last, index), language) for each in said]
    return (*singles, *(Term({pair: 1}, weight_of(pair), is_word=False) for pair in pairs(said)))


def _weighty(said: Iterable[Spoken], index: Index) -> Iterator[Spoken]:
    """Without the numbers that no ruling speaks of: cards and totals of this one table.

    A large one tells at least that it is over the target.
    """
    for each in said:
        if not each.word.isdecimal() or each.root in index.weights:
            yield each
        elif int(each.word) > LARGEST_TARGET:
            yield each._replace(meanings=OVER_TARGET)


def _term(each: Spoken, others: Iterable[tuple[str, float]], language: str) -> Term:
    book = glossary(language)
    fitting = _fits(each.root, each.meanings, 1)
    for word, likeness in others:
        meant = root(word, language)
        for token, fit in _fits(meant, book.meanings.get((meant,), ()), likeness).items():
            fitting[token] = max(fit, fitting.get(token, 0))
    return Term(fitting, weight_of(each.root), is_word=True)


def _fits(meant: str, meanings: tuple[str, ...], likeness: float) -> dict[str, float]:
    return dict.fromkeys(meanings, likeness * SAME_MEANING) | {meant: likeness}


def _resembling(each: Spoken, may_be_half: bool, index: Index) -> Iterator[tuple[str, float]]:
    """Other words that may be meant, each with how well it fits."""
    if each.word.isdecimal():
        return
    if may_be_half:
        yield from _forgiven(index.dictionary.begun_with(each.word))
    if each.root not in index.weights and not each.meanings:
        yield from _forgiven(index.dictionary.like(each.word))


def _forgiven(found: Iterable[tuple[str, float]]) -> Iterator[tuple[str, float]]:
    return ((word, likeness * FORGIVEN) for word, likeness in found)
