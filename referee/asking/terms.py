"""What is looked for: every word of a question, with what else may stand for it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from referee.asking.glossary import glossary
from referee.asking.index import Index
from referee.asking.spoken import Spoken, pairs, spoken, weight_of
from referee.asking.words import root

SAME_MEANING = 1.3
"""Of the weight of the word itself: a group of the glossary is more common than its words."""
SAID_BEFORE = 0.7
"""Of a meaning that the word before has as well: mostly the two are one phrase."""
FORGIVEN = 0.9
"""Of the weight of a word that is spelled as in the texts."""

LARGEST_TARGET = 100
"""Of those that are printed."""
OVER_TARGET = ("#over", "#target")
MOST_PLAYERS = 6
"""At any table; more of them are asked about, and no card."""
TOO_MANY = ("#how-many",)
PLAYERS = "#player"


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
    singles = [
        _term(each, _resembling(each, each is last, index), language, _same_meaning(each, before))
        for before, each in zip((None, *said), said, strict=False)
    ]
    return (*singles, *(Term({pair: 1}, weight_of(pair), is_word=False) for pair in pairs(said)))


def _same_meaning(each: Spoken, before: Spoken | None) -> float:
    """Of the weight of the word: that a ruling says the same in other words."""
    is_said = before is not None and each.meanings == before.meanings
    return SAME_MEANING * (SAID_BEFORE if is_said else 1)


def _weighty(said: Sequence[Spoken], index: Index) -> Iterator[Spoken]:
    """Without the numbers that no ruling speaks of: cards and totals of this one table.

    A large one tells at least that it is over the target, and seven of us are no seventh card.
    """
    for at, each in enumerate(said):
        if not each.word.isdecimal():
            yield each
        elif int(each.word) > LARGEST_TARGET:
            yield _meaning(each, OVER_TARGET)
        elif int(each.word) > MOST_PLAYERS and _is_beside_players(said, at):
            yield _meaning(each, TOO_MANY)
        elif each.root in index.weights or each.meanings:
            yield each


def _is_beside_players(said: Sequence[Spoken], at: int) -> bool:
    return any(PLAYERS in beside.meanings for beside in said[max(0, at - 1) : at + 2])


def _meaning(each: Spoken, meant: tuple[str, ...]) -> Spoken:
    """The number for what it says, whichever it is."""
    return each._replace(root=meant[0], meanings=meant)


def _term(
    each: Spoken, others: Iterable[tuple[str, float]], language: str, same_meaning: float
) -> Term:
    book = glossary(language)
    fitting = {each.root: 1.0} | dict.fromkeys(each.meanings, same_meaning)
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
