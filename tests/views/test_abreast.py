"""Two buttons stand beside each other as long as both can say all."""

from dataclasses import replace

import flet as ft

from tests.views.gallery import LOOK
from views.look import Look
from views.parts.abreast import abreast
from views.parts.buttons import primary, secondary

LARGE = replace(LOOK, text_size=2.0)


def answers(look: Look, label: str) -> list[ft.Control]:
    return [
        secondary(look, "no", "Back", print, height=56),
        primary(look, "yes", label, print, expand=True),
    ]


def test_words_that_fit_stand_beside_each_other() -> None:
    assert isinstance(abreast(LOOK, answers(LOOK, "Save it all the same")), ft.Row)
    assert isinstance(abreast(LARGE, answers(LARGE, "Save")), ft.Row)


def test_words_that_do_not_fit_stand_below_each_other_the_main_one_first() -> None:
    column = abreast(LARGE, answers(LARGE, "Unmissverständlich"))

    assert isinstance(column, ft.Column)
    assert [button.key for button in column.controls] == ["yes", "no"]
    assert [button.expand for button in column.controls] == [None, None]


def test_a_button_alone_stays_in_its_row() -> None:
    alone = answers(LARGE, "Donaudampfschifffahrtsgesellschaft")[1:]

    assert isinstance(abreast(LARGE, alone), ft.Row)
