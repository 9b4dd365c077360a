"""What stands on the shelf of rulings: every question, in every language, no number of its own."""

import re
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.answers import answer_to, differs, printed_answer, printed_question
from referee.editions import NAMES, edition
from referee.ruleset import DOMAINS, Ruleset
from referee.rulings import Ruling, ruling, rulings, source_words, words_of
from tests.laws.events import value_of

CORNER_CASES = (
    5, 6, 8, 10, 11, 12, 25, 28, 29, 30, 35, 36, 40, 43, 44, 45, 47, 50, 51, 52, 53, 54, 56, 57,
)  # fmt: skip
DIFFERING = (
    "D-01", "D-05", "D-07", "D-16", "D-17", "D-18", "D-23", "D-24", "D-34", "D-57", "D-63", "D-66",
    "D-73", "D-78",
)  # fmt: skip
VALUES_IN_WORDS = {
    "en": r"\b(ten|eighteen|fifty|hundred)\b",
    "fr": r"\b(dix|dix-huit|cinquante|cent)\b",
    "es": r"\b(diez|dieciocho|cincuenta|cien|ciento)\b",
    "zh": r"百|五十分|十八|十分",
}
PLACEHOLDER = re.compile(r"\{([^{}]*)\}")
NUMBER = re.compile(r"\d+")

in_every_language = pytest.mark.parametrize("language", VALUES_IN_WORDS)


def shown(each: Ruling, language: str) -> str:
    """What people read of a ruling."""
    words = words_of(language)[each.id]
    return "\n".join([words.question, *words.answers.values()])


def values_said(each: Ruling, language: str) -> dict[str, set[str]]:
    """The rules whose values are put into the question and into each answer."""
    words = words_of(language)[each.id]
    texts = {"question": words.question, **words.answers}
    return {label: set(PLACEHOLDER.findall(text)) for label, text in texts.items()}


def test_all_questions_and_corner_cases_are_there_once() -> None:
    questions = [f"D-{number:02}" for number in range(1, 107)]
    corner_cases = [f"B-{number:02}" for number in CORNER_CASES]

    assert sorted(each.id for each in rulings()) == sorted(questions + corner_cases)


@in_every_language
def test_a_language_has_the_words_of_every_ruling(language: str) -> None:
    assert set(words_of(language)) == {each.id for each in rulings()}


@in_every_language
def test_a_language_has_every_answer_with_the_same_values(language: str) -> None:
    labels = {each.id: {case.label for case in each.cases} for each in rulings()}
    said = {each.id: values_said(each, language) for each in rulings()}

    assert {name: set(texts) - {"question"} for name, texts in said.items()} == labels
    assert said == {each.id: values_said(each, "en") for each in rulings()}


@in_every_language
def test_there_are_other_ways_to_ask(language: str) -> None:
    asks = {each.id: words_of(language)[each.id].asks for each in rulings()}

    assert [name for name, ways in asks.items() if len(set(ways)) < 5] == []
    assert [name for name, ways in asks.items() if len(set(ways)) < len(ways)] == []


def test_every_edition_that_is_named_is_asked_about() -> None:
    named = {each.id: {name for case in each.cases for name in case.editions} for each in rulings()}

    assert [each.id for each in rulings() if not each.editions] == []
    assert [each.id for each in rulings() if not set(each.editions) <= set(NAMES)] == []
    assert [each.id for each in rulings() if not named[each.id] <= set(each.editions)] == []


def test_related_rulings_are_there_and_are_others() -> None:
    ids = {each.id for each in rulings()}

    assert [each.id for each in rulings() if not set(each.related) <= ids - {each.id}] == []


@in_every_language
def test_every_source_is_given_and_has_words(language: str) -> None:
    words = source_words(language)
    given = {each.id: [codes for _, codes in each.sources] for each in rulings()}

    assert [name for name, sources in given.items() if not all(sources)] == []
    assert {code for sources in given.values() for codes in sources for code in codes} <= set(words)


@in_every_language
def test_no_number_stands_in_the_words_but_of_cards_and_counts(language: str) -> None:
    numbers = {each.id: set(map(int, NUMBER.findall(shown(each, language)))) for each in rulings()}

    assert [each.id for each in rulings() if not numbers[each.id] <= {0, *each.numbers}] == []


@in_every_language
def test_no_value_of_a_rule_is_spelled_out(language: str) -> None:
    spelled = re.compile(VALUES_IN_WORDS[language], re.IGNORECASE)

    assert [each.id for each in rulings() if spelled.search(shown(each, language))] == []


def test_every_value_that_is_said_is_a_number_of_a_rule() -> None:
    said = {
        rule for each in rulings() for rules in values_said(each, "en").values() for rule in rules
    }

    assert all(DOMAINS[rule].accepts(1) or DOMAINS[rule].accepts(2) for rule in said)


@in_every_language
def test_printed_rules_fill_every_answer_and_question(language: str) -> None:
    answers = [printed_answer(each, name, language) for each in rulings() for name in each.editions]

    assert [answer.ruling for answer in answers if answer.is_known != bool(answer.text)] == []
    assert [answer.ruling for answer in answers if "{" in answer.text] == []
    assert not any("{" in printed_question(each, language) for each in rulings())


@given(st.randoms(use_true_random=False), st.sampled_from(NAMES))
@settings(max_examples=100, deadline=None)
def test_any_house_rules_find_an_answer_whose_values_are_there(rng: Random, name: str) -> None:
    rules = house_rules_at(rng, edition(name).rules)

    answers = [answer_to(each, name, rules, "en") for each in rulings() if name in each.editions]

    assert all(answer.is_known == bool(answer.text) for answer in answers)


def house_rules_at(rng: Random, printed: Ruleset) -> Ruleset:
    house = {rule: value_of(rng, rule) for rule in DOMAINS if rng.random() < 0.5}
    return replace(printed, **house)  # type: ignore[arg-type]


@pytest.mark.parametrize("ruling_id", DIFFERING)
def test_what_the_pages_say_differently_is_marked(ruling_id: str) -> None:
    assert differs(ruling(ruling_id))
