"""The texts in which the search looks: questions, other ways to ask them, answers, notes."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache

from referee.asking.index import Index, Passage, passage
from referee.editions import edition
from referee.ruleset import Ruleset
from referee.rulings import Ruling, rulings, words_of

QUESTION, OTHER_WAY, ANSWER, NOTE = 3.0, 2.0, 1.0, 2.0
"""Weights: a question resembles the ways to ask it; an answer has words of its own."""

CORNER_CASE = 0.9
"""How likely one is asked about, beside a plain question."""
CORNER_CASES = "B-"
REFERRED_TO = 0.1
"""Power of how often other rulings refer to one: so many more have come upon it."""
BESIDE_THE_POINT = 0.8
"""How likely a question is that does not arise in the edition."""
SAME_ANSWER = 3
"""Questions with one and the same answer do not arise: there are no matches, nobody calls."""

Notes = tuple[tuple[str, str], ...]
"""Ids of rulings, each with the note of the table."""

_PLACEHOLDER = re.compile(r"\{([a-z_]+)\}")


def about(name: str | None) -> tuple[Ruling, ...]:
    """The rulings that ask about an edition; None: all of them."""
    return tuple(each for each in rulings() if name is None or name in each.editions)


@lru_cache(maxsize=8)
def index_of(language: str, name: str | None, notes: Notes) -> Index:
    """Of what is asked about an edition. Raises FileNotFoundError for an unknown language."""
    ids = {each.id for each in about(name)}
    noted = (passage(each, NOTE, text, language) for each, text in notes if each in ids)
    return Index((*_printed(language, name), *noted), _usual(name))


@cache
def _printed(language: str, name: str | None) -> tuple[Passage, ...]:
    return tuple(
        passage(ruling.id, weight, _with_values(text, ruling, name), language)
        for ruling in about(name)
        for weight, text in _texts(ruling, name, language)
    )


def _texts(ruling: Ruling, name: str | None, language: str) -> Iterator[tuple[float, str]]:
    said = words_of(language)[ruling.id]
    yield QUESTION, said.question
    for way in said.asks:
        yield OTHER_WAY, way
    for label in _labels(ruling, name):
        yield ANSWER, said.answers[label]


def _labels(ruling: Ruling, name: str | None) -> set[str]:
    """Of the printed answers: those under house rules would be found for everything."""
    names = [name] if name else ruling.editions
    cases = (ruling.case_for(each, edition(each).rules) for each in names)
    return {case.label for case in cases if case}


def _with_values(text: str, ruling: Ruling, name: str | None) -> str:
    """With the values that are printed; all of them where no edition is meant."""
    printed = [edition(each).rules for each in ([name] if name else ruling.editions)]
    return _PLACEHOLDER.sub(lambda found: _values(found[1], printed), text)


def _values(rule: str, printed: list[Ruleset]) -> str:
    values = (getattr(rules, rule) for rules in printed)
    return " ".join(str(value) for value in dict.fromkeys(values) if value is not None)


def _usual(name: str | None) -> dict[str, float]:
    """How likely each ruling is what somebody asks about."""
    first_lines = {each.id: _first_line(each, name) for each in about(name)}
    common = Counter(first_lines.values())
    referred = Counter(other for each in rulings() for other in each.related)
    return {
        ruling: (1 + referred[ruling]) ** REFERRED_TO
        * (CORNER_CASE if ruling.startswith(CORNER_CASES) else 1)
        * (BESIDE_THE_POINT if line and common[line] >= SAME_ANSWER else 1)
        for ruling, line in first_lines.items()
    }


def _first_line(ruling: Ruling, name: str | None) -> str:
    """Of the printed answer; empty where no edition is meant, or nothing is known."""
    answers = words_of("en")[ruling.id].answers
    return "".join(answers[label].partition("\n")[0] for label in _labels(ruling, name) if name)
