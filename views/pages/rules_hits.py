"""What was found: the best answer as a headline, and the other questions that are like it."""

from collections.abc import Sequence

import flet as ft

from referee.rulings import Ruling
from views.acts.ruling import show_ruling
from views.desk import Desk
from views.look import Look
from views.page import Rules
from views.pages.rules_list import topics
from views.parts.answer_card import tappable_card
from views.parts.editions_compared import editions_compared
from views.parts.page_frame import stacked
from views.parts.ruling_row import chosen_row, question_row
from views.parts.section import section
from views.parts.words import words
from views.rulebook import rulebook_of
from views.state import State

ALSO = 8
"""Further questions: who looks for a ninth types one more word."""


def hits_below(look: Look, state: State, found: Sequence[Ruling], desk: Desk) -> list[ft.Control]:
    """One under the other: the answer, the other editions, what is asked as well."""
    if not found:
        return _nothing(look, state, desk)
    book = rulebook_of(state)
    best, also = found[0], found[1 : 1 + ALSO]
    return [
        _count(look, found),
        tappable_card(look, best, book, lambda: desk.change(show_ruling(best.id))),
        *editions_compared(look, best, book),
        *([section(look, look.say("rulings.also"))] if also else []),
        *(question_row(look, ruling, book, desk) for ruling in also),
    ]


def hits_beside(look: Look, state: State, found: Sequence[Ruling], desk: Desk) -> list[ft.Control]:
    """The questions alone, where the answer has a column of its own."""
    if not found:
        return _nothing(look, state, desk)
    book = rulebook_of(state)
    shown = _shown(state, found)
    rows = (
        chosen_row(look, ruling, book, desk, is_chosen=ruling.id == shown)
        for ruling in found[: 1 + ALSO]
    )
    return [_count(look, found), ft.Container(height=6), *rows]


def _shown(state: State, found: Sequence[Ruling]) -> str:
    """Id of the ruling at the right: the one that was opened, else the best."""
    assert isinstance(state.page, Rules)
    return state.page.ruling or found[0].id


def _count(look: Look, found: Sequence[Ruling]) -> ft.Control:
    """How many there are, read aloud as they change."""
    said = look.say("rulings.hits", count=len(found))
    line = words(look, said, "small", color=look.palette.pencil)
    return ft.Container(
        ft.Semantics(content=line, live_region=True), padding=ft.Padding.only(top=4)
    )


def _nothing(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    lines: list[ft.Control] = [
        ft.Semantics(content=words(look, look.say("rulings.none"), "heading"), live_region=True),
        words(look, look.say("rulings.none-more"), color=look.palette.pencil),
    ]
    said = ft.Container(stacked(lines, spacing=6), padding=ft.Padding.only(top=16, bottom=8))
    return [said, *topics(look, state, rulebook_of(state), desk)]
