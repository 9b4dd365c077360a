"""What the other editions answer: one under the other, or side by side where there is room."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import flet as ft

from referee.answers import Agreement, Answer, answers_of, differs
from referee.rulings import Ruling
from views.look import Look
from views.parts.edition_words import edition_short
from views.parts.page_frame import stacked
from views.parts.rules import hair
from views.parts.ruling_words import answer_of, rest_words, short_words
from views.parts.section import section
from views.parts.words import words
from views.rulebook import Rulebook, ruling_language
from views.theme import BUTTON_CORNER, CONTENT


class Side(NamedTuple):
    """Editions that say the same, and what they say."""

    editions: str
    answer: Answer


def editions_compared(look: Look, ruling: Ruling, book: Rulebook) -> list[ft.Control]:
    """Nothing where all editions say what is answered already."""
    sides = _sides(look, ruling, book)
    if not sides:
        return []
    title = look.say("rulings.differ" if differs(ruling) else "rulings.others")
    return [section(look, title), *_drawn(look, sides)]


def _drawn(look: Look, sides: Sequence[Side]) -> Iterable[ft.Control]:
    if min(look.width, look.content) < CONTENT:
        return [_row(look, side) for side in sides]
    cells: list[ft.Control] = [_cell(look, side) for side in sides]
    row = ft.Row(cells, spacing=12, vertical_alignment=ft.CrossAxisAlignment.START)
    return [ft.Container(row, padding=ft.Padding.only(top=10))]


def _sides(look: Look, ruling: Ruling, book: Rulebook) -> list[Side]:
    """All but those that agree with the answer that is shown."""
    shown = answer_of(look, ruling, book)
    agreements = answers_of(ruling, ruling_language(look.language))
    return [
        Side(_names(look, agreement, shown), agreement.answer)
        for agreement in agreements
        if _kind(agreement.answer) != _kind(shown)
    ]


def _kind(answer: Answer) -> tuple[str, bool]:
    return answer.text, answer.is_silent


def _names(look: Look, agreement: Agreement, shown: Answer) -> str:
    """The edition that is asked about is among them when its house rules say otherwise."""
    names = [
        look.say("rulings.as-printed", edition=edition_short(look, name))
        if name == shown.edition
        else edition_short(look, name)
        for name in agreement.editions
    ]
    return look.items(names)


def _said(look: Look, answer: Answer) -> str:
    short = short_words(look, answer)
    return look.say("rulings.suggested", answer=short) if answer.is_silent else short


def _row(look: Look, side: Side) -> ft.Control:
    lines: list[ft.Control] = [
        words(look, side.editions, "small", color=look.palette.pencil),
        words(look, _said(look, side.answer), "choice"),
    ]
    inside = ft.Container(stacked(lines, spacing=2), padding=ft.Padding.symmetric(vertical=9))
    return stacked([_read(look, side, inside), hair(look)])


def _cell(look: Look, side: Side) -> ft.Control:
    lines: list[ft.Control] = [
        words(look, side.editions, "note", color=look.palette.pencil),
        words(look, _said(look, side.answer), "heading"),
        *(words(look, line, "small") for line in rest_words(look, side.answer)),
    ]
    box = ft.Container(
        stacked(lines, spacing=4),
        border=ft.Border.all(1, look.palette.rule),
        border_radius=BUTTON_CORNER,
        padding=12,
    )
    cell = _read(look, side, box)
    cell.expand = 1
    return cell


def _read(look: Look, side: Side, content: ft.Control) -> ft.Semantics:
    answer = _said(look, side.answer)
    label = look.say("rulings.edition-said", editions=side.editions, answer=answer)
    return ft.Semantics(content=content, label=label, exclude_semantics=True)
