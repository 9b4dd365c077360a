"""The search over the rulings: how people at a table ask, and what they get."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from referee.asking.search import search
from referee.editions import NAMES, edition
from referee.ruleset import agreed
from referee.rulings import ruling, rulings, words_of

ASKS: list[dict[str, Any]] = [
    ask
    for name in ("asks.toml", "more_asks.toml")
    for ask in tomllib.loads((Path(__file__).parent / name).read_text(encoding="utf-8"))["ask"]
]
MISSED = {
    # Third is wanted.
    "they werent all the same",
    "kid wants in at round 4",
    "can u call cabo after someone already did",
    # First is wanted, and it is second or third.
    "whats the tiebreaker",
    "crié cabo et c'est moi le plus petit",
    "我喊的但是平分",
}
"""What the search does not find well enough; whoever mends one takes it out."""
LANGUAGES = ("en", "fr", "es", "zh")

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def found(words: str, language: str = "en", name: str | None = None) -> list[str]:
    """The ids of the hits, the best first."""
    return [hit.ruling for hit in search(words, language, name)]


def place(ask: dict[str, Any]) -> int:
    """Of the first hit that is right, from 1; 99: none is."""
    hits = found(ask["words"], ask["language"], ask.get("edition"))
    return next((at for at, hit in enumerate(hits, 1) if hit in ask["rulings"]), 99)


# -- the table of real questions ------------------------------------------------------------


@in_every_language
def test_a_table_asks_in_at_least_twenty_ways(language: str) -> None:
    assert sum(ask["language"] == language for ask in ASKS) >= 20


@pytest.mark.parametrize("ask", ASKS, ids=lambda ask: f"{ask['language']}: {ask['words']}")
def test_what_a_table_asks_is_found(ask: dict[str, Any]) -> None:
    is_found = place(ask) <= (1 if ask.get("first") else 3)

    if ask["words"] in MISSED and not is_found:
        pytest.xfail("not found well enough")
    assert is_found


@in_every_language
def test_nine_of_ten_are_among_the_first_three(language: str) -> None:
    asked = [ask for ask in ASKS if ask["language"] == language]

    assert sum(place(ask) <= 3 for ask in asked) >= 0.9 * len(asked)


# -- the rulings themselves -------------------------------------------------------------------


@in_every_language
def test_the_question_of_a_ruling_finds_it(language: str) -> None:
    questions = {each.id: words_of(language)[each.id].question for each in rulings()}

    missed = [
        name for name, question in questions.items() if name not in found(question, language)[:2]
    ]

    assert missed == []


@pytest.mark.parametrize(
    "typed",
    [
        "D-57",
        "d57",
        "D 57",
        " d-057 ",
        "D\u201357",
        "D\u221257",
        "D.57",
        "d57?",
        "#D_57",
        "\uff24\uff15\uff17",
    ],
)
def test_an_id_finds_its_ruling(typed: str) -> None:
    assert found(typed) == ["D-57"]


def test_an_id_that_is_half_typed_finds_those_that_begin_so() -> None:
    assert found("d10")[:3] == ["D-10", "D-100", "D-101"]
    assert found("B-99") == []


def test_an_id_of_no_ruling_finds_no_other() -> None:
    assert found("D-999") == []
    assert found("D-0") == [f"D-{number:02}" for number in range(1, 10)]


# -- how it is typed --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "language"),
    [
        ("EMPTY DRAW PILE", "empty draw pile", "en"),
        ("défausse", "DEFAUSSE", "fr"),
        ("penalización", "penalizacion", "es"),
        ("ＣＡＢＯ", "cabo", "zh"),
        ("j’ai crié", "j'ai crie", "fr"),
    ],
)
def test_case_accents_and_width_do_not_matter(one: str, other: str, language: str) -> None:
    assert found(one, language) == found(other, language) != []


@pytest.mark.parametrize(
    ("words", "language", "ruling_id"),
    [
        ("shuffling the discards", "en", "D-18"),
        ("les pouvoirs sont-ils obligatoires", "fr", "D-25"),
        ("empatados al final", "es", "D-78"),
        ("玩家人数", "zh", "D-01"),
    ],
)
def test_forms_of_words_do_not_matter(words: str, language: str, ruling_id: str) -> None:
    assert ruling_id in found(words, language)[:3]


@pytest.mark.parametrize(
    ("words", "language", "ruling_id"),
    [
        ("kamikze", "en", "D-63"),
        ("jokrs", "en", "D-08"),
        ("pioche vdie", "fr", "D-18"),
        ("desemptae otra vez", "es", "D-81"),
        ("弃排堆顶的牌能放回去吗", "zh", "D-14"),
    ],
)
def test_a_slip_of_the_finger_still_finds_it(words: str, language: str, ruling_id: str) -> None:
    assert ruling_id in found(words, language)[:3]


@pytest.mark.parametrize("length", range(5, 9))
def test_half_a_word_finds_what_the_whole_word_finds(length: int) -> None:
    assert found("kamikaze")[0] in found("kamikaze"[:length])[:3]


@in_every_language
@pytest.mark.parametrize("words", ["draw pile empty", "pioche vide", "mazo vacío", "牌堆空了"])
def test_the_glossary_of_every_language_is_understood(words: str, language: str) -> None:
    assert "D-18" in found(words, language)[:3]


@pytest.mark.parametrize("words", ["draw pile", "deck", "pioche", "mazo", "牌堆"])
def test_synonyms_find_the_same(words: str) -> None:
    assert {"D-18", "D-19"} & {*found(words)[:3]}


@in_every_language
@pytest.mark.parametrize("words", ["", " ", "?!…", "asdfgh", "qwrtz xkcd", "🂡", "\ud800"])
def test_nonsense_finds_nothing(words: str, language: str) -> None:
    assert found(words, language) == []


@in_every_language
def test_a_very_long_question_is_answered_like_its_beginning(language: str) -> None:
    question = "cabo " * 40

    assert found(question * 500, language) == found(question, language)
    assert found("x" * 100_000, language) == []


# -- whose table it is ------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_only_rulings_of_the_edition_are_found(name: str) -> None:
    hits = [*found("cards", name=name), *found("tie", name=name), *found("D-9", name=name)]

    assert hits
    assert all(name in ruling(hit).editions for hit in hits)


def test_the_target_of_the_table_stands_for_the_printed_one() -> None:
    rules = agreed(edition("standard").rules, {"target": 77})

    asked = search("exactly 77", "en", "standard", rules)

    assert asked == search("exactly 100", "en", "standard")


def test_a_note_of_the_table_is_found() -> None:
    notes = {"D-33": "Whoever peeks owes a lemonade"}

    hits = search("lemonade", "en", "standard", notes=notes)

    assert [hit.ruling for hit in hits] == ["D-33"]
    assert search("lemonade", "en", "standard") == ()


def test_of_a_note_without_end_only_the_beginning_is_searched() -> None:
    notes = {"D-33": "lemonade " * 60 + "marmalade " * 100_000}

    assert search("lemonade", "en", "standard", notes=notes)
    assert search("marmalade", "en", "standard", notes=notes) == ()
