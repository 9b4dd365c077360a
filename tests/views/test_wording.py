"""Words in the language of the table."""

from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from views.texts import wording
from views.texts.wording import (
    clock,
    day,
    decimal,
    duration,
    full_day,
    month,
    percent,
    text,
    whole_number,
)

WHEN = datetime(2026, 11, 28, 21, 10, tzinfo=UTC)


ENGLISH = """
hello = "Hello {name}"
rounds = {one = "{count} round", other = "{count} rounds"}
only = "only here"
"""
FRENCH = """
hello = "Bonjour {name}"
rounds = {one = "{count} manche", many = "{count} manches", other = "{count} manches"}
"""


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two languages of three entries, in place of the app's own."""
    for language, written in (("en", ENGLISH), ("fr", FRENCH)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "a.toml").write_text(written, encoding="utf-8")
    monkeypatch.setattr(wording, "FOLDER", tmp_path)


@pytest.mark.usefixtures("words")
def test_braces_in_a_name_stay_as_they_are() -> None:
    assert text("a.hello", "en", name="{name} {0} {{") == "Hello {name} {0} {{"


@pytest.mark.usefixtures("words")
@pytest.mark.parametrize(
    ("language", "count", "said"),
    [("en", 0, "0 rounds"), ("en", 1, "1 round"), ("fr", 0, "0 manche"), ("fr", 2, "2 manches")],
)
def test_the_plural_is_the_one_of_the_language(language: str, count: int, said: str) -> None:
    assert text("a.rounds", language, count=count) == said


@pytest.mark.usefixtures("words")
def test_what_a_language_lacks_is_said_in_english() -> None:
    assert text("a.only", "fr") == text("a.only", "xx") == "only here"


@pytest.mark.usefixtures("words")
def test_what_no_language_has_is_an_error() -> None:
    with pytest.raises(KeyError):
        text("a.nothing", "fr")


@pytest.mark.usefixtures("words")
def test_a_placeholder_without_its_value_is_an_error() -> None:
    with pytest.raises(KeyError):
        text("a.hello", "en")


def test_days_and_times_are_written_as_the_language_writes_them() -> None:
    assert day(WHEN, "en") == "Sat 28 Nov"
    assert day(WHEN, "fr") == "sam. 28 nov."
    assert full_day(WHEN, "zh") == "2026年11月28日周六"
    assert month(date(2026, 11, 1), "es") == "noviembre de 2026"
    assert clock(WHEN, "en") == "21:10"


def test_lengths_of_time_leave_out_what_is_nothing() -> None:
    assert [duration(minutes, "en") for minutes in (0, 24, 60, 84)] == [
        "0 mins",
        "24 mins",
        "1 hr",
        "1 hr 24 mins",
    ]


def test_whole_numbers_are_grouped_and_a_minus_is_a_minus() -> None:
    assert whole_number(12345, "en") == "12,345"
    assert whole_number(-3, "en") == "−3"


def test_halves_are_rounded_up_as_by_hand() -> None:
    assert [decimal(value, "en") for value in (2.25, 1.25, 1.24)] == ["2.3", "1.3", "1.2"]
    assert [percent(share, "en") for share in (1 / 8, 0.375, 1 / 3)] == ["13%", "38%", "33%"]
