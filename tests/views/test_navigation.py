"""The places are named in full on the narrowest phone, in the largest words too."""

from dataclasses import replace

import flet as ft
import pytest

from tests import control_tree as tree
from tests.screen import Screen
from tests.views.at_table import desk_with
from tests.views.drawn import drawn
from tests.views.gallery import LOOK
from tests.views.open_game import evening
from tests.views.widths import width_of
from views.acts.going import go
from views.page import Home
from views.preferences import TEXT_SIZES
from views.texts.wording import languages, text

PLACES = ("games.home", "games.title", "players.title", "rulings.title")
NARROWEST = 320


def width(label: ft.Text) -> float:
    assert isinstance(label.style, ft.TextStyle)
    return width_of(label.value, label.style)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("text_size", TEXT_SIZES)
async def test_every_place_is_named_in_full(language: str, text_size: float) -> None:
    look = replace(LOOK, width=NARROWEST, language=language, text_size=text_size)
    desk = await desk_with(evening(7))
    await desk.change(go(Home()))
    names = [text(place, language) for place in PLACES]
    async with Screen(drawn(desk, look)) as screen:
        said = [each for each in tree.walk(screen.pages()) if isinstance(each, ft.Text)]

    labels = [each for each in said if each.value in names and each.max_lines == 1][-len(names) :]
    assert [each.value for each in labels] == names
    assert all(width(each) <= NARROWEST / len(names) for each in labels)
