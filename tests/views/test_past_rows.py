"""Rows of games say all they say on a phone, in every language."""

from dataclasses import replace
from datetime import date, timedelta

import flet as ft
import pytest

from referee.editions import NAMES
from referee.summary import Summary, summarise
from tests.views.at_table import sheet
from tests.views.gallery import LOOK
from tests.views.widths import lines_of, width_of
from views.look import Look
from views.parts.game_row import detail_words, full_detail_words
from views.parts.past_row import MARKS
from views.parts.words import words
from views.preferences import TEXT_SIZES
from views.texts.wording import languages

GAP, TOTAL = 12, "88"
"""Between the parts of a row, and a lowest total of the widest figures."""
YEAR = [date(2026, 1, 1) + timedelta(days=days) for days in range(365)]


def game(edition: str, day: date = YEAR[0]) -> Summary:
    """With a number of rounds that is as wide as any of one evening."""
    summary = summarise(sheet(edition))
    return replace(summary, rounds=20, started_at=f"{day.isoformat()}T20:00:00+01:00")


def room_beside_total(look: Look) -> float:
    total = words(look, TOTAL, "total")
    assert isinstance(total.style, ft.TextStyle)
    around = 2 * look.margin + look.scaled(MARKS) + 2 * GAP
    return look.width - around - width_of(TOTAL, total.style)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_the_name_of_the_edition_is_said_in_full(language: str, text_size: float) -> None:
    look = replace(LOOK, language=language, text_size=text_size)
    said = {detail_words(look, game(edition, day)) for edition in NAMES for day in YEAR}

    room = room_beside_total(look)
    lines = {each: lines_of(words(look, each, "small"), room) for each in said}

    assert [each for each in said if lines[each] > look.lines] == []


def test_where_there_is_room_the_game_is_named_too() -> None:
    narrow, broad = LOOK, replace(LOOK, width=480)

    assert detail_words(narrow, game("numbered-quick")) == "Thu 1 Jan, 20 rounds, quick"
    assert detail_words(broad, game("numbered-quick")) == "Thu 1 Jan, 20 rounds, CABO quick"
    assert full_detail_words(narrow, game("standard")).endswith("Cabo 52 cards")
