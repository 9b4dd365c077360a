"""One ruling: the whole answer, what other editions say, and what the table jots beside it."""

from collections.abc import Sequence

import flet as ft

from referee.rulings import Ruling, ruling
from views.acts.ruling import keep_note, star, write_note
from views.desk import Desk
from views.look import Look
from views.page import Rules
from views.parts.answer_card import answer_card
from views.parts.buttons import icon_button, secondary
from views.parts.editions_compared import editions_compared
from views.parts.field import text_field
from views.parts.page_frame import stacked
from views.parts.ruling_row import question_row
from views.parts.section import section
from views.rulebook import rulebook_of
from views.state import State


def opened_ruling(look: Look, state: State, shown: Ruling, desk: Desk) -> list[ft.Control]:
    """In a book that is only read nothing is jotted."""
    book = rulebook_of(state)
    is_off = state.is_read_only
    return [
        answer_card(look, shown, book, None if is_off else _star(look, state, shown, desk)),
        *editions_compared(look, shown, book),
        *_related(look, state, shown, desk),
        *([] if is_off else _note(look, state, shown, desk)),
    ]


def _star(look: Look, state: State, shown: Ruling, desk: Desk) -> ft.Control:
    is_starred = shown.id in state.jottings.stars
    return icon_button(
        look,
        "star",
        look.say("rulings.unstar" if is_starred else "rulings.star"),
        lambda: desk.change(star(shown.id)),
        icon=ft.Icons.STAR if is_starred else ft.Icons.STAR_OUTLINE,
    )


def _related(look: Look, state: State, shown: Ruling, desk: Desk) -> list[ft.Control]:
    """Those that the edition asks about as well."""
    book = rulebook_of(state)
    asked = book.about(shown).edition
    related: Sequence[Ruling] = [
        each for each in map(ruling, shown.related) if asked in each.editions
    ]
    if not related:
        return []
    rows = (question_row(look, each, book.about(shown), desk) for each in related)
    return [section(look, look.say("rulings.related")), *rows]


def _note(look: Look, state: State, shown: Ruling, desk: Desk) -> list[ft.Control]:
    """How the table plays it: a field, and below it the way to keep what was typed."""
    kept = state.jottings.note_of(shown.id)
    typed = _typed(state, shown)
    field = text_field(
        look,
        f"note-{shown.id}",
        look.say("rulings.note"),
        lambda written: desk.change(write_note(shown.id, written)),
        value=kept if typed is None else typed,
        lines=2,
    )
    lines = [ft.Container(field, padding=ft.Padding.only(top=20))]
    if typed is not None and typed.strip() != kept:
        keep = secondary(
            look, "keep-note", look.say("rulings.note-yes"), lambda: desk.change(keep_note)
        )
        lines.append(ft.Container(keep, padding=ft.Padding.only(top=8)))
    return [stacked(lines)]


def _typed(state: State, shown: Ruling) -> str | None:
    page = state.page
    if not isinstance(page, Rules) or page.note is None or page.note.ruling != shown.id:
        return None
    return page.note.words
