"""What the table writes on its sheet: a note, and where it plays."""

import flet as ft

from views.acts import going
from views.acts.changing import keep_note
from views.acts.preparing import write_note, write_place
from views.desk import Desk
from views.look import Look
from views.overlay import Menu, Note
from views.parts.bottom_sheet import bottom_sheet
from views.parts.buttons import primary, secondary
from views.parts.field import text_field
from views.parts.sheet_lines import sheet_foot, sheet_head
from views.state import State
from views.theme import MAIN_BUTTON


def note_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    assert isinstance(state.overlay, Note)
    written = state.overlay
    note = text_field(
        look,
        "note",
        look.say("menu.note-field"),
        lambda words: desk.change(write_note(words)),
        value=written.note,
        lines=3,
    )
    place = text_field(
        look,
        "place",
        look.say("menu.place-field"),
        lambda words: desk.change(write_place(words)),
        value=written.place,
    )
    body: list[ft.Control] = [
        sheet_head(look, look.say("menu.note-title")),
        note,
        ft.Container(place, padding=ft.Padding.only(top=12)),
        sheet_foot(look, _answers(look, desk)),
    ]
    return bottom_sheet(look, body, lambda: desk.change(going.close_kind(Note)))


def _answers(look: Look, desk: Desk) -> list[ft.Control]:
    back, keep = look.say("menu.back"), look.say("menu.note-yes")
    return [
        secondary(
            look, "note-no", back, lambda: desk.change(going.lay(Menu())), height=MAIN_BUTTON
        ),
        primary(look, "note-yes", keep, lambda: desk.change(keep_note), expand=True),
    ]
