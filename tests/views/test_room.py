"""How much room words need, guessed without their faces."""

import flet as ft
import pytest

from tests.views.widths import width_of
from views.parts.room import lines_for, room_for

NAMES = ("Maximiliana-Theodora von Hohenburg-Weide", "Willi", "Liliane", "Émilie", "Jürgen", "MMM")


@pytest.mark.parametrize("said", [*NAMES, "Save round 8", "Deux joueurs au moins", "记录本轮"])
@pytest.mark.parametrize("family", ["Sans", "SansMedium", "SansBold"])
def test_a_guess_is_hardly_less_and_not_much_more_than_what_is_needed(
    said: str, family: str
) -> None:
    needed = width_of(said, ft.TextStyle(font_family=family, size=16))

    assert 0.98 * needed <= room_for(said, 16) <= 1.25 * needed


def test_a_word_that_is_wider_than_the_room_has_no_number_of_lines() -> None:
    assert lines_for("Donaudampfschifffahrt", 16, 100) is None
    assert lines_for("one two", 16, 40) == 2
    assert lines_for("one two", 16, 400) == 1


def test_chinese_may_end_a_line_at_every_letter() -> None:
    assert lines_for("记录本轮", 16, 33) == 2
