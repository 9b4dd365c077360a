"""The rulings on the shelf: questions that a table argues about, and who says what about them."""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from referee.editions import NAMES
from referee.ruleset import DOMAINS, Ruleset

SHELF = Path(__file__).parent / "shelf" / "rulings"

TOPICS = (
    "setup",
    "turn",
    "powers",
    "matching",
    "calling",
    "scoring",
    "end",
    "variants",
    "cabanga",
)
"""In the order in which a game meets them; each is a folder of the shelf."""

GROUPS = {"numbered": ("numbered-classic", "numbered-quick")}
"""Words of the shelf for several editions at once."""

SILENT = "NONE"
"""In the place of a source: no page says, so the answer is a suggestion."""
UNKNOWN = "UNKNOWN"
"""In the place of a source: the edition's rules are not known that far."""


@dataclass(frozen=True, slots=True)
class Case:
    """One answer of a ruling, and when it holds."""

    label: str
    """By which the words of each language know it."""
    editions: tuple[str, ...]
    when: tuple[tuple[str, tuple[object, ...]], ...]
    """Rules, each with the values under which this is the answer; None: it has no value."""

    def holds(self, edition: str, rules: Ruleset) -> bool:
        return edition in self.editions and all(
            getattr(rules, rule) in values for rule, values in self.when
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """A question without its words."""

    id: str
    """As in the collection of rules: D-57, B-40."""
    topic: str
    sources: tuple[tuple[str, tuple[str, ...]], ...]
    """Each edition that is asked about, with the codes of the places that say so."""
    cases: tuple[Case, ...]
    """The first that holds is the answer."""
    related: tuple[str, ...]
    rules: tuple[str, ...]
    """The house rules by which a table decides what the page leaves open."""
    numbers: tuple[int, ...]
    """Numbers in its words that no rule gives: cards, and what is counted."""

    @property
    def editions(self) -> tuple[str, ...]:
        return tuple(name for name, _ in self.sources)

    def sources_for(self, edition: str) -> tuple[str, ...]:
        """Raises KeyError for an edition that is not asked about."""
        return dict(self.sources)[edition]

    def case_for(self, edition: str, rules: Ruleset) -> Case | None:
        """The answer in force; None: nothing is known about it."""
        if UNKNOWN in self.sources_for(edition):
            return None
        return next(case for case in self.cases if case.holds(edition, rules))


@dataclass(frozen=True, slots=True)
class RulingWords:
    """A ruling in one language; {rule} stands for the value that is in force."""

    question: str
    asks: tuple[str, ...]
    """Other ways to ask it, for the search; never shown."""
    answers: Mapping[str, str]
    """By label: a short answer in the first line, what there is to add in the others."""


@cache
def rulings() -> tuple[Ruling, ...]:
    """All of them, by topic and in the order of the shelf."""
    return tuple(ruling for topic in TOPICS for ruling in _on(topic))


@cache
def ruling(ruling_id: str) -> Ruling:
    """Raises KeyError."""
    return {each.id: each for each in rulings()}[ruling_id]


@cache
def words_of(language: str) -> Mapping[str, RulingWords]:
    """The words of every ruling by its id. Raises FileNotFoundError for another language."""
    return {
        ruling_id: _words(written)
        for topic in TOPICS
        for ruling_id, written in _read(SHELF / topic / f"{language}.toml").items()
    }


@cache
def source_words(language: str) -> Mapping[str, Any]:
    """Pages and their sections by code. Raises FileNotFoundError for another language."""
    return _read(SHELF / "sources" / f"{language}.toml")


def _on(topic: str) -> Iterable[Ruling]:
    for ruling_id, written in _read(SHELF / topic / "index.toml").items():
        yield _ruling(ruling_id, topic, written)


def _ruling(ruling_id: str, topic: str, written: dict[str, Any]) -> Ruling:
    sources = {
        name: tuple(codes)
        for group, codes in written["sources"].items()
        for name in GROUPS.get(group, (group,))
    }
    in_order = tuple((name, sources[name]) for name in NAMES if name in sources)
    cases = tuple(_case(label, case, tuple(sources)) for label, case in written["answers"].items())
    return Ruling(
        id=ruling_id,
        topic=topic,
        sources=in_order,
        cases=cases,
        related=tuple(written.get("related", ())),
        rules=_in_rule_order(written.get("rules", ())),
        numbers=tuple(written.get("numbers", ())),
    )


def _case(label: str, written: dict[str, Any], editions: tuple[str, ...]) -> Case:
    named = written.get("editions", editions)
    return Case(
        label=label,
        editions=tuple(name for group in named for name in GROUPS.get(group, (group,))),
        when=tuple((rule, _values(value)) for rule, value in written.get("when", {}).items()),
    )


def _values(written: object) -> tuple[object, ...]:
    """One value or several; "none" stands for no value, which TOML cannot write."""
    values = written if isinstance(written, list) else [written]
    return tuple(None if value == "none" else value for value in values)


def _in_rule_order(names: Iterable[str]) -> tuple[str, ...]:
    named = set(names)
    return tuple(rule for rule in DOMAINS if rule in named)


def _words(written: dict[str, Any]) -> RulingWords:
    answers = {
        label: words.strip()
        for label, words in written.items()
        if label not in ("question", "asks")
    }
    return RulingWords(written["question"], tuple(written.get("asks", ())), answers)


def _read(path: Path) -> dict[str, Any]:
    with path.open("rb") as file:
        return tomllib.load(file)
