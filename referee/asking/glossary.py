"""Words that mean the same to a search, in all languages, and those that say little."""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from referee.asking.words import root, roots

SHELF = Path(__file__).parents[1] / "shelf" / "rulings" / "glossary.toml"

Phrase = tuple[str, ...]
"""Roots of words in a row."""


@dataclass(frozen=True, slots=True)
class Glossary:
    """The glossary as a table of one language uses it; its own words come before foreign ones."""

    small: frozenset[str]
    """Roots that nearly every question has, so that they tell none apart."""
    meanings: Mapping[Phrase, tuple[str, ...]]
    """The groups that a phrase belongs to."""
    longest: Mapping[str, int]
    """Words of the longest phrase that begins with a root."""

    def found_in(self, spoken: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        """The groups that each root in a row belongs to, by the longest phrase that it is part of.

        So the discard pile is no pile to draw from, though the Chinese word for it holds both.
        Small words of a phrase belong to none, unless it has no other.
        """
        groups: list[tuple[str, ...]] = []
        while len(groups) < len(spoken):
            length, meant = self._phrase_at(spoken, len(groups))
            weighty = [word not in self.small for word in spoken[len(groups) :][:length]]
            carry = weighty if any(weighty) else [True] + [False] * (length - 1)
            groups += [meant if carries else () for carries in carry]
        return tuple(groups)

    def _phrase_at(self, spoken: Sequence[str], start: int) -> tuple[int, tuple[str, ...]]:
        longest = self.longest.get(spoken[start], 0)
        for length in range(min(longest, len(spoken) - start), 0, -1):
            meant = self.meanings.get(tuple(spoken[start : start + length]))
            if meant:
                return length, meant
        return 1, ()


@cache
def glossary(language: str) -> Glossary:
    """For another language than the four it has no small words."""
    written = _shelf()
    own = _phrases(written["same"], language, (language,))
    others = [other for other in written["small-words"] if other != language]
    foreign = _phrases(written["same"], language, others)
    listed = written["small-words"].get(language, "").split()
    small = {root(word, language) for word in listed}
    # An ace is "a" in Chinese and "as" in French: small words of other tables.
    meanings = {phrase: each for phrase, each in foreign.items() if not small.issuperset(phrase)}
    meanings |= own
    meaningful = {phrase[0] for phrase in own if len(phrase) == 1}
    return Glossary(
        small=frozenset(small - meaningful),
        meanings={phrase: tuple(groups) for phrase, groups in meanings.items()},
        longest=_longest(meanings),
    )


def _longest(phrases: Iterable[Phrase]) -> dict[str, int]:
    longest: dict[str, int] = {}
    for phrase in phrases:
        longest[phrase[0]] = max(len(phrase), longest.get(phrase[0], 0))
    return longest


@cache
def _shelf() -> dict[str, dict[str, Any]]:
    with SHELF.open("rb") as file:
        return tomllib.load(file)


def _phrases(
    same: Mapping[str, Mapping[str, list[str]]], language: str, written_in: Sequence[str]
) -> dict[Phrase, list[str]]:
    """Phrases of some languages by the roots that the table's language gives them."""
    phrases: dict[Phrase, list[str]] = {}
    for group, by_language in same.items():
        said = (phrase for other in written_in for phrase in by_language.get(other, ()))
        for spoken in {roots(phrase, language) for phrase in said}:
            phrases.setdefault(spoken, []).append(f"#{group}")
    return phrases
