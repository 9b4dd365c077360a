"""The search over the rulings: what is typed at the table, and the rulings that answer it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from unicodedata import normalize

from referee.asking.index import Index
from referee.asking.ranking import ranked
from referee.asking.terms import terms
from referee.asking.ways_to_ask import about, index_of
from referee.editions import edition as printed_edition
from referee.ruleset import Ruleset, house_rules

LONGEST = 200
"""Letters of a question that count."""
LONGEST_NOTE = 500
"""Likewise of a note, which a file from elsewhere may bring in any length."""
WORTH_SHOWING = 0.3
"""Of the score of the best hit."""
NO_NOTES: Mapping[str, str] = {}

_ID = re.compile(r"[\W_]*([bd])[\W_]*0*(\d{1,3})[\W_]*", re.IGNORECASE)
_NUMBER = re.compile(r"\d+")


@dataclass(frozen=True, slots=True)
class Hit:
    """A ruling that answers what was asked."""

    ruling: str
    """Its id."""
    score: float
    """The higher the better; comparable within one search."""


def search(
    words: str,
    language: str,
    edition: str | None = None,
    rules: Ruleset | None = None,
    notes: Mapping[str, str] = NO_NOTES,
) -> tuple[Hit, ...]:
    """The best first; only rulings that ask about the edition; none for words that say nothing.

    `notes` are those of the table, by the ids of rulings. The last word may be half typed.
    """
    asked = words[:LONGEST]
    if (named := _named(asked, edition)) is not None:
        return named
    index = make_ready(language, edition, notes)
    if edition and rules:
        asked = _as_printed(asked, edition, rules)
    found = [Hit(*each) for each in ranked(index, terms(asked, language, index))]
    return tuple(hit for hit in found if hit.score >= WORTH_SHOWING * found[0].score)


def make_ready(
    language: str, edition: str | None = None, notes: Mapping[str, str] = NO_NOTES
) -> Index:
    """What a search looks in, made once: that takes as long as hundreds of searches."""
    noted = ((ruling, note[:LONGEST_NOTE]) for ruling, note in notes.items())
    return index_of(language, edition, tuple(sorted(noted)))


def _named(words: str, edition: str | None) -> tuple[Hit, ...] | None:
    """The ruling of that id, then those whose ids begin so; None: that is no id."""
    typed = _ID.fullmatch(normalize("NFKC", words))
    if not typed:
        return None
    letter, number = typed[1].upper(), str(int(typed[2]))
    ids = [each.id for each in about(edition)]
    exact = [each for each in ids if each == f"{letter}-{number:0>2}"]
    begun = [each for each in ids if each.startswith(f"{letter}-{number}") and each not in exact]
    return tuple(Hit(each, 1) for each in (*exact, *begun))


def _as_printed(words: str, edition: str, rules: Ruleset) -> str:
    """With the printed value for each number that a house rule has put in its place."""
    printed = printed_edition(edition).rules
    numbers = {
        str(value): str(getattr(printed, rule))
        for rule, value in house_rules(rules, printed).items()
        if type(value) is int and getattr(printed, rule) is not None
    }
    return _NUMBER.sub(lambda found: numbers.get(found[0], found[0]), words)
