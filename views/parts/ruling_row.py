"""A ruling as one line: in a list of questions, and as the rule behind something that happened."""

from dataclasses import dataclass

import flet as ft

from referee.rulings import Ruling
from views.acts.ruling import open_rules, show_ruling
from views.desk import Desk
from views.guards import Handler
from views.look import Look
from views.parts.page_frame import stacked
from views.parts.rules import hair
from views.parts.ruling_words import answer_of, question_words, short_words
from views.parts.tappable import tappable
from views.parts.words import words
from views.rulebook import Rulebook


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """What a row says."""

    key: str
    name: str
    answer: str = ""
    """Under the name; empty: the row has a name only."""
    news: str = ""
    """What it means at this table, in ink of its own; empty: nothing in particular."""
    is_chosen: bool | None = None
    """Whether it is what is shown beside the list; None: nothing is."""


def question_row(look: Look, ruling: Ruling, book: Rulebook, desk: Desk) -> ft.Control:
    """The question alone; a tap opens the answer."""
    line = Line(key=f"ruling-{ruling.id}", name=question_words(look, ruling, book))
    return line_row(look, line, lambda: desk.change(show_ruling(ruling.id)))


def chosen_row(
    look: Look, ruling: Ruling, book: Rulebook, desk: Desk, *, is_chosen: bool
) -> ft.Control:
    """The question, and whether its answer is the one that is shown beside it."""
    line = Line(
        key=f"ruling-{ruling.id}",
        name=question_words(look, ruling, book),
        is_chosen=is_chosen,
    )
    return line_row(look, line, lambda: desk.change(show_ruling(ruling.id)))


def answered_row(look: Look, ruling: Ruling, book: Rulebook, desk: Desk) -> ft.Control:
    """The question and the short answer below it."""
    answer = answer_of(look, ruling, book)
    line = Line(
        key=f"ruling-{ruling.id}",
        name=question_words(look, ruling, book),
        answer=short_words(look, answer),
    )
    return line_row(look, line, lambda: desk.change(show_ruling(ruling.id)))


def ruling_link(look: Look, ruling: Ruling, book: Rulebook, desk: Desk) -> ft.Control:
    """From something that happened to the ruling behind it: 48 high, with the sign of a book."""
    said = look.say("rulings.ruling", question=question_words(look, ruling, book))
    pencil = look.palette.pencil
    parts: list[ft.Control] = [
        ft.Icon(ft.Icons.MENU_BOOK_OUTLINED, size=look.scaled(18), color=pencil),
        words(look, said, "label", lines=1 + look.lines, expand=True),
        ft.Icon(ft.Icons.CHEVRON_RIGHT, size=look.scaled(18), color=pencil),
    ]
    return tappable(
        look,
        f"ruling-{ruling.id}",
        ft.Row(parts, spacing=8),
        lambda: desk.change(open_rules(ruling.id)),
        label=said,
        height=look.row(48),
        radius=0,
    )


def line_row(look: Look, line: Line, on_open: Handler) -> ft.Control:
    pencil = look.palette.pencil
    arrow = ft.Icon(ft.Icons.CHEVRON_RIGHT, size=look.scaled(20), color=pencil)
    said = ft.Column(_lines(look, line), spacing=2, expand=True, tight=True)
    is_beside = line.is_chosen is not None
    row = tappable(
        look,
        line.key,
        ft.Row([ft.Container(said, expand=True), arrow], spacing=8),
        on_open,
        label=look.sentences((line.name, line.answer, line.news)),
        height=None,
        radius=0,
        is_chosen=line.is_chosen,
        bgcolor=look.palette.well if line.is_chosen else None,
        padding=ft.Padding.symmetric(vertical=14, horizontal=10 if is_beside else 0),
    )
    return stacked([row, hair(look)])


def _lines(look: Look, line: Line) -> list[ft.Control]:
    """The answer weighs more than what it is about."""
    if not line.answer:
        return [words(look, line.name, "choice")]
    lines: list[ft.Control] = [
        words(look, line.name, "note", color=look.palette.pencil),
        words(look, line.answer, "choice"),
    ]
    if line.news:
        lines.append(words(look, line.news, "small", color=look.palette.reset))
    return lines
