"""What a table is told: the answers of the rulings under the rules in force."""

import re
from dataclasses import dataclass
from itertools import groupby

from referee.editions import edition
from referee.ruleset import Ruleset, agreed, house_rules
from referee.rulings import SILENT, UNKNOWN, Case, Ruling, words_of

UNSAID = {SILENT, UNKNOWN}
"""In the place of a source: nobody says so."""

_PLACEHOLDER = re.compile(r"\{([a-z_]+)\}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """The answer of one ruling for one edition, in one language."""

    ruling: str
    """Its id, such as D-57."""
    edition: str
    label: str | None
    """By which the shelf knows the answer; None: nothing is known."""
    text: str
    """The short answer in the first line, what there is to add below; empty: not known."""
    sources: tuple[str, ...]
    """Codes of the places that say so."""
    rules: tuple[str, ...]
    """The house rules by which a table decides what the page leaves open."""
    house: tuple[str, ...]
    """The house rules in force without which the answer were another; (): as printed."""

    @property
    def is_house(self) -> bool:
        return bool(self.house)

    @property
    def is_known(self) -> bool:
        return self.label is not None

    @property
    def is_silent(self) -> bool:
        """Whether the page says nothing, so that this is a suggestion."""
        return SILENT in self.sources

    @property
    def short(self) -> str:
        return self.text.partition("\n")[0]

    @property
    def rest(self) -> tuple[str, ...]:
        """The lines below the short answer."""
        return tuple(self.text.split("\n")[1:])


@dataclass(frozen=True, slots=True)
class Agreement:
    """The answers of editions that agree; at least one."""

    answers: tuple[Answer, ...]

    @property
    def answer(self) -> Answer:
        """The words for all of them; its edition and sources are those of the first."""
        return self.answers[0]

    @property
    def editions(self) -> tuple[str, ...]:
        return tuple(answer.edition for answer in self.answers)

    @property
    def sources(self) -> tuple[str, ...]:
        """Of all of them, each code once."""
        return tuple(dict.fromkeys(code for answer in self.answers for code in answer.sources))


def answer_to(ruling: Ruling, name: str, rules: Ruleset, language: str) -> Answer:
    """Under the rules in force. Raises KeyError for an edition that is not asked about."""
    case = ruling.case_for(name, rules)
    said = _said(ruling, case, rules, language)
    return Answer(
        ruling=ruling.id,
        edition=name,
        label=case.label if case else None,
        text=said,
        sources=ruling.sources_for(name),
        rules=ruling.rules,
        house=_made_by(ruling, name, rules, language),
    )


def printed_answer(ruling: Ruling, name: str, language: str) -> Answer:
    """Under the printed rules. Raises KeyError for an edition that is not asked about."""
    return answer_to(ruling, name, edition(name).rules, language)


def answers_of(ruling: Ruling, language: str) -> tuple[Agreement, ...]:
    """Under the printed rules of all editions, in their order; those that agree together."""
    answers = [printed_answer(ruling, name, language) for name in ruling.editions]
    kinds = list(dict.fromkeys(map(_kind, answers)))
    in_kinds = sorted(answers, key=lambda answer: kinds.index(_kind(answer)))
    return tuple(Agreement(tuple(alike)) for _, alike in groupby(in_kinds, key=_kind))


def differs(ruling: Ruling) -> bool:
    """Whether two editions are told different things, each by a page or in public."""
    answers = [printed_answer(ruling, name, "en") for name in ruling.editions]
    return len({answer.text for answer in answers if {*answer.sources} - UNSAID}) > 1


def question_of(ruling: Ruling, rules: Ruleset, language: str) -> str:
    """The question with the values in force, or as printed elsewhere where there is none."""
    return _filled(words_of(language)[ruling.id].question, [rules, *_printed_rules(ruling)])


def printed_question(ruling: Ruling, language: str) -> str:
    """The question of all editions at once."""
    return question_of(ruling, _printed_rules(ruling)[0], language)


def _printed_rules(ruling: Ruling) -> list[Ruleset]:
    return [edition(name).rules for name in ruling.editions]


def _made_by(ruling: Ruling, name: str, rules: Ruleset, language: str) -> tuple[str, ...]:
    """The house rules that alone turn the answer, or all of them where only several do."""

    def said(under: Ruleset) -> str:
        return _said(ruling, ruling.case_for(name, under), under, language)

    printed, told = edition(name).rules, said(rules)
    if told == said(printed):
        return ()
    changed = house_rules(rules, printed)
    turning = (
        rule for rule in changed if said(agreed(rules, {rule: getattr(printed, rule)})) != told
    )
    return tuple(turning) or tuple(changed)


def _said(ruling: Ruling, case: Case | None, rules: Ruleset, language: str) -> str:
    if case is None:
        return ""
    return _filled(words_of(language)[ruling.id].answers[case.label], [rules])


def _filled(words: str, rulesets: list[Ruleset]) -> str:
    """With the value that the first of the rulesets gives. Raises StopIteration if none does."""
    return _PLACEHOLDER.sub(lambda found: str(_value(found[1], rulesets)), words)


def _value(rule: str, rulesets: list[Ruleset]) -> object:
    values = (getattr(rules, rule) for rules in rulesets)
    return next(value for value in values if value is not None)


def _kind(answer: Answer) -> tuple[str, bool]:
    """What makes answers agree: what is said, and whether it is only a suggestion."""
    return answer.text, answer.is_silent
