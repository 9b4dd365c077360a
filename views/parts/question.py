"""A question that has to be answered first: one main answer and a way back."""

from dataclasses import dataclass

import flet as ft

from views.guards import Handler, guarded
from views.look import Look
from views.parts.buttons import primary, secondary
from views.parts.page_frame import stacked
from views.parts.words import words
from views.theme import BUTTON_CORNER, TARGET


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What is asked, in the words of the table."""

    key: str
    """The answers have the keys `<key>-yes` and `<key>-no`."""
    title: str
    detail: str = ""
    answer: str
    """A verb and its object: Delete round 6."""
    way_back: str


def question(look: Look, asked: Question, on_answer: Handler, on_leave: Handler) -> ft.AlertDialog:
    """For `ft.use_dialog`; `on_leave` is the way back, and also Escape and a tap beside it.

    Never go to another page in the handler that closes it: Flet 1.0.5 would leave it open, unseen.
    """
    return ft.AlertDialog(
        title=ft.Semantics(content=words(look, asked.title, "heading"), header=True),
        content=ft.Container(_body(look, asked, on_answer, on_leave), width=_width(look)),
        on_dismiss=guarded(on_leave, look.language),
        bgcolor=look.palette.sheet,
        elevation=0,
        shape=ft.RoundedRectangleBorder(radius=BUTTON_CORNER),
        barrier_color=look.palette.scrim,
        inset_padding=ft.Padding.symmetric(horizontal=look.margin, vertical=24),
        title_padding=ft.Padding.only(left=20, right=20, top=20, bottom=8),
        content_padding=ft.Padding.symmetric(horizontal=20),
        scrollable=True,
    )


def _body(look: Look, asked: Question, on_answer: Handler, on_leave: Handler) -> ft.Column:
    answers: list[ft.Control] = [
        primary(look, f"{asked.key}-yes", asked.answer, on_answer, height=TARGET),
        secondary(look, f"{asked.key}-no", asked.way_back, on_leave),
    ]
    detail: list[ft.Control] = [words(look, asked.detail)] if asked.detail else []
    return stacked([*detail, ft.Container(height=16), stacked(answers, spacing=8)])


def _width(look: Look) -> float:
    return min(look.width - 2 * look.margin - 40, 400)
