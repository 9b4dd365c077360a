"""`python main.py ask` as somebody at a keyboard meets it."""

import json
from pathlib import Path
from typing import Any

import pytest

from referee.answers import differs
from referee.rulings import ruling
from tests.program import run
from views.console.ask import usual_language
from views.console.rulings import rulings_json, rulings_text

KEYS = ["id", "question", "answer", "edition", "source", "differs"]


def rows(words: str, edition: str | None = None, language: str = "en") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(rulings_json(words, edition, language))
    return found


def test_a_question_is_answered_for_reading(tmp_path: Path) -> None:
    ended = run(tmp_path, "ask", "two players tied", "--edition", "standard", "--language", "fr")

    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.startswith("D-")
    assert "Page française" in ended.stdout


def test_words_need_no_quotes_and_scripts_get_a_list(tmp_path: Path) -> None:
    ended = run(tmp_path, "ask", "call", "and", "tie", "--language", "en", "--json")

    assert [list(row) for row in json.loads(ended.stdout)] == [KEYS] * 3


def test_nothing_found_is_an_empty_list_and_no_fault(tmp_path: Path) -> None:
    ended = run(tmp_path, "ask", "asdfgh", "--json")

    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "[]\n", "")


@pytest.mark.parametrize("wrong", [("--edition", "second"), ("--language", "tlh")])
def test_an_unknown_edition_or_language_is_a_wrong_command(
    tmp_path: Path, wrong: tuple[str, str]
) -> None:
    ended = run(tmp_path, "ask", "tie", *wrong)

    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.splitlines()[-1].startswith("main.py ask: error: argument")


def test_an_edition_answers_for_itself() -> None:
    first, *_ = rows("D-57", "standard")

    assert (first["id"], first["edition"], first["differs"]) == ("D-57", "standard", True)
    assert first["answer"].startswith("No, the call failed.\nAdd your own cards plus 10.")
    assert first["source"] == "French page, scoring, 3rd point; French page, glossary, 1st entry"


def test_without_an_edition_each_answers_where_they_differ() -> None:
    first, *_ = rows("D-57")

    assert first["edition"] is None
    assert [line.partition(":")[0] for line in first["answer"].splitlines()] == [
        "Cabo 52 cards",
        "CABO classic, CABO quick, First edition",
    ]


def test_without_an_edition_one_answer_stands_for_all_that_agree() -> None:
    first, *_ = rows("D-53")

    assert first["answer"].startswith("No, a call stands.")
    assert first["differs"] is False


def test_what_is_not_known_is_told() -> None:
    first, *_ = rows("D-53", "first-edition")

    assert (first["answer"], first["source"]) == ("not known", "not known")


@pytest.mark.parametrize("language", ["en", "fr", "es", "zh"])
def test_every_ruling_can_be_printed_in_every_language(language: str) -> None:
    for row in (row for each in ("D-5", "D-10", "B-1") for row in rows(each, None, language)):
        assert all(row[key] for key in ("question", "answer", "source"))
        assert row["differs"] == differs(ruling(row["id"]))
        assert "{" not in row["answer"] + row["question"]


def test_reading_marks_where_editions_differ() -> None:
    assert "Editions differ" in rulings_text("D-57", None, "en")
    assert "Editions differ" not in rulings_text("D-53", None, "en")
    assert rulings_text("?", None, "en") == "Nothing found for that."


@pytest.mark.parametrize(
    ("told", "language"),
    [("fr_CA.UTF-8", "fr"), ("zh_CN", "zh"), ("de_DE", "en"), ("C", "en"), ("", "en")],
)
def test_the_language_is_that_of_the_system(told: str, language: str) -> None:
    assert usual_language({"LC_ALL": "", "LANG": told}) == language
