"""What a table is told by a ruling, by example."""

from dataclasses import replace

import pytest

from referee.answers import (
    answer_to,
    answers_of,
    differs,
    printed_answer,
    printed_question,
    question_of,
)
from referee.editions import edition
from referee.ruleset import CallerTie, Ruleset
from referee.rulings import ruling

STANDARD = edition("standard").rules


def standard(**house: object) -> Ruleset:
    return replace(STANDARD, **house)  # type: ignore[arg-type]


def test_an_answer_says_the_value_that_is_in_force() -> None:
    answer = answer_to(ruling("D-58"), "standard", standard(caller_penalty=7), "en")

    assert "7" in answer.short
    assert "{" not in answer.text


def test_a_house_rule_that_changes_the_answer_is_told() -> None:
    tied = ruling("D-57")

    assert answer_to(tied, "standard", standard(caller_tie=CallerTie.SUCCEEDS), "en").is_house
    assert answer_to(tied, "standard", standard(caller_penalty=7), "en").is_house
    assert not answer_to(tied, "standard", standard(kamikaze_points=7), "en").is_house
    assert not printed_answer(tied, "standard", "en").is_house


def test_silence_is_told_with_the_rule_that_decides() -> None:
    answer = printed_answer(ruling("D-29"), "standard", "en")

    assert answer.is_silent
    assert answer.is_known
    assert "caller_locked" in answer.rules


def test_what_is_not_known_has_no_words() -> None:
    answer = printed_answer(ruling("D-53"), "first-edition", "en")

    assert not answer.is_known
    assert answer.text == ""


def test_an_edition_that_is_not_asked_about_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        printed_answer(ruling("D-57"), "cabanga", "en")


def test_editions_that_agree_answer_together() -> None:
    groups = answers_of(ruling("D-57"), "fr")

    assert [group.editions for group in groups] == [
        ("standard",),
        ("numbered-classic", "numbered-quick", "first-edition"),
    ]
    assert groups[0].sources == ("FR-D3", "FR-G1")
    assert groups[1].sources == ("ZH-tie", "ZH-faq4", "PUBLIC")


def test_a_silent_page_makes_no_difference() -> None:
    assert differs(ruling("D-57"))
    assert not differs(ruling("D-53"))


def test_a_question_says_the_target_that_is_in_force() -> None:
    assert "80" in question_of(ruling("D-66"), standard(target=80), "zh")
    assert "100" in printed_question(ruling("D-66"), "zh")


def test_a_question_of_a_game_without_a_target_names_the_printed_one() -> None:
    assert "100" in question_of(ruling("D-66"), edition("numbered-quick").rules, "en")
