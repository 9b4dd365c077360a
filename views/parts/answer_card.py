"""The answer of the referee on a raised piece of paper: a headline, and who says so."""

from collections.abc import Sequence
from typing import NamedTuple

import flet as ft

from referee.answers import Answer
from referee.rulings import Ruling
from views.guards import Handler
from views.look import Look
from views.parts.edition_words import edition_name
from views.parts.page_frame import stacked
from views.parts.ruling_words import (
    answer_of,
    deciding_words,
    house_words,
    place_words,
    question_words,
    rest_words,
    short_words,
)
from views.parts.tappable import tappable
from views.parts.words import words
from views.rulebook import Rulebook
from views.theme import BUTTON_CORNER


class Mark(NamedTuple):
    """What is to be known about an answer: a sign and a sentence."""

    icon: ft.IconData
    said: str


def answer_card(
    look: Look, ruling: Ruling, book: Rulebook, corner: ft.Control | None = None
) -> ft.Control:
    """The whole answer; `corner` is what can be done with it."""
    return ft.Container(
        _lines(look, ruling, book, corner),
        bgcolor=look.palette.sheet,
        border=ft.Border.all(1, look.palette.rule),
        border_radius=BUTTON_CORNER,
        padding=ft.Padding.only(left=16, right=16, top=14, bottom=10),
        margin=ft.Margin.only(top=12),
    )


def tappable_card(look: Look, ruling: Ruling, book: Rulebook, on_open: Handler) -> ft.Control:
    """The same as one button: it opens the ruling."""
    arrow = ft.Icon(ft.Icons.CHEVRON_RIGHT, size=look.scaled(20), color=look.palette.pencil)
    lines = ft.Container(_lines(look, ruling, book, arrow), expand=True)
    card = tappable(
        look,
        "answer",
        ft.Row([lines]),
        on_open,
        label=card_words(look, ruling, book),
        height=None,
        bgcolor=look.palette.sheet,
        border=ft.BorderSide(1, look.palette.rule),
        radius=BUTTON_CORNER,
        padding=ft.Padding.only(left=16, right=12, top=14, bottom=12),
    )
    return ft.Container(card, margin=ft.Margin.only(top=12))


def card_words(look: Look, ruling: Ruling, book: Rulebook) -> str:
    """All of it, as it is read aloud."""
    answer = answer_of(look, ruling, book)
    answered = look.sentences((short_words(look, answer), *rest_words(look, answer)))
    marks = look.statements(mark.said for mark in _marks(look, answer, book))
    question = question_words(look, ruling, book)
    return look.say("rulings.said", question=question, answer=answered, marks=marks)


def _lines(look: Look, ruling: Ruling, book: Rulebook, corner: ft.Control | None) -> ft.Column:
    answer, pencil = answer_of(look, ruling, book), look.palette.pencil
    head = words(look, short_words(look, answer), "title")
    lines: list[ft.Control] = [
        words(look, question_words(look, ruling, book), "note", color=pencil),
        ft.Container(ft.Semantics(content=head, header=True), padding=ft.Padding.only(top=4)),
    ]
    rest = "\n".join(rest_words(look, answer))
    if rest:
        lines.append(ft.Container(words(look, rest), padding=ft.Padding.only(top=6)))
    return stacked([*lines, _foot(look, _marks(look, answer, book), corner)])


def _foot(look: Look, marks: Sequence[Mark], corner: ft.Control | None) -> ft.Control:
    said = ft.Column([_mark(look, mark) for mark in marks], spacing=4, expand=True, tight=True)
    parts: list[ft.Control] = [said, *([corner] if corner else [])]
    return ft.Container(ft.Row(parts, spacing=8), padding=ft.Padding.only(top=8))


def _mark(look: Look, mark: Mark) -> ft.Control:
    pencil = look.palette.pencil
    icon = ft.Icon(mark.icon, size=look.scaled(18), color=pencil)
    return ft.Row([icon, words(look, mark.said, "small", color=pencil, expand=True)], spacing=8)


def _marks(look: Look, answer: Answer, book: Rulebook) -> list[Mark]:
    return [
        *_note_mark(look, answer, book),
        *_edition_mark(look, answer, book),
        *_source_marks(look, answer, book),
    ]


def _note_mark(look: Look, answer: Answer, book: Rulebook) -> list[Mark]:
    note = book.jottings.note_of(answer.ruling)
    if not note:
        return []
    return [Mark(ft.Icons.EDIT_NOTE, look.say("rulings.note-kept", note=note))]


def _edition_mark(look: Look, answer: Answer, book: Rulebook) -> list[Mark]:
    """Another edition answers where the one that is asked about has no such question."""
    if answer.edition == book.edition:
        return []
    return [Mark(ft.Icons.STYLE_OUTLINED, edition_name(look, answer.edition))]


def _source_marks(look: Look, answer: Answer, book: Rulebook) -> list[Mark]:
    house, places = house_words(look, answer, book), place_words(look, answer)
    deciding = deciding_words(look, answer)
    marks = []
    if house:
        marks.append(Mark(ft.Icons.TUNE, look.say("rulings.house", rules=house)))
    if answer.is_silent:
        silent = look.say("rulings.silent-house" if house else "rulings.silent")
        marks.append(Mark(ft.Icons.HELP_OUTLINE, silent))
        if deciding and not house:
            marks.append(Mark(ft.Icons.TUNE, look.say("rulings.decides", rules=deciding)))
    if places and not house:
        marks.append(Mark(ft.Icons.MENU_BOOK_OUTLINED, places))
    return marks
