"""Another name and another mark for somebody, wherever that one is shown."""

from collections.abc import Callable, Iterable

import flet as ft

from referee.names import spelled
from views.acts import going
from views.acts.people import call_person, colour_person, edit_person, mark_person, name_fault
from views.desk import Desk
from views.look import Look
from views.memory import EditPerson
from views.parts.bottom_sheet import bottom_sheet
from views.parts.buttons import primary, secondary
from views.parts.fault_words import fault_words
from views.parts.field import text_field
from views.parts.mark import sign
from views.parts.sheet_lines import sheet_foot, sheet_head
from views.parts.tappable import tappable
from views.parts.words import words
from views.signs import INKS, SHAPES, Sign
from views.state import Act, State
from views.theme import BUTTON_CORNER, CONTENT, MAIN_BUTTON, TARGET

HEIGHT = 470
GAP = 4


def rename_person_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    assert isinstance(state.overlay, EditPerson)
    laid, code = state.overlay, name_fault(state)
    field = text_field(
        look,
        "person-name",
        look.say("menu.rename-field"),
        lambda name: desk.change(call_person(name)),
        value=laid.name,
        error=_fault(look, code, laid.name),
    )
    body: list[ft.Control] = [
        sheet_head(look, look.say("players.edit"), look.say("players.edit-why")),
        ft.Container(field, padding=ft.Padding.only(top=4)),
        _named(look, look.say("players.colour")),
        _choices(look, INKS, lambda word: _ink(look, desk, laid, word)),
        _named(look, look.say("players.mark")),
        _choices(look, SHAPES, lambda word: _shape(look, desk, laid, word)),
        sheet_foot(look, _answers(look, desk, is_off=code is not None)),
    ]
    return bottom_sheet(look, body, lambda: desk.change(going.close_kind(EditPerson)), HEIGHT)


def _fault(look: Look, code: str | None, typed: str) -> str:
    if code == "duplicate-player":
        return look.say("players.taken", name=spelled(typed))
    return fault_words(look, code, spelled(typed)) if code and typed.strip() else ""


def _named(look: Look, said: str) -> ft.Control:
    text = words(look, said, "note", color=look.palette.pencil)
    return ft.Container(text, padding=ft.Padding.only(top=10, bottom=2))


def _choices(look: Look, every: Iterable[str], draw: Callable[[str], ft.Control]) -> ft.Control:
    marks = [draw(word) for word in every]
    return ft.Row(marks, spacing=GAP, run_spacing=2, wrap=True)


def _ink(look: Look, desk: Desk, laid: EditPerson, word: str) -> ft.Control:
    worn = Sign(INKS.index(word), SHAPES.index(laid.mark))
    label = look.say(f"players.colour-{word}")
    return _choice(look, f"colour-{word}", (label, worn, word == laid.colour), desk)


def _shape(look: Look, desk: Desk, laid: EditPerson, word: str) -> ft.Control:
    worn = Sign(INKS.index(laid.colour), SHAPES.index(word))
    label = look.say(f"players.mark-{word}")
    return _choice(look, f"mark-{word}", (label, worn, word == laid.mark), desk)


def _choice(look: Look, key: str, shown: tuple[str, Sign, bool], desk: Desk) -> ft.Control:
    label, worn, is_chosen = shown
    border = ft.BorderSide(2, look.palette.ink) if is_chosen else None
    return tappable(
        look,
        key,
        sign(look, worn, "", 26),
        lambda: desk.change(_act(key)),
        label=label,
        is_checked=is_chosen,
        width=_width(look),
        height=50,
        border=border,
        radius=BUTTON_CORNER,
        alignment=ft.Alignment.CENTER,
    )


def _width(look: Look) -> float:
    """So that all eight fill one row, or four a row on a phone."""
    room = min(look.width, CONTENT) - 2 * look.margin
    in_a_row = 8 if room >= 8 * (TARGET + GAP) else 4
    return int((room - (in_a_row - 1) * GAP) / in_a_row)


def _act(key: str) -> Act:
    kind, _, word = key.partition("-")
    return colour_person(word) if kind == "colour" else mark_person(word)


def _answers(look: Look, desk: Desk, *, is_off: bool) -> list[ft.Control]:
    back = secondary(
        look,
        "person-no",
        look.say("menu.back"),
        lambda: desk.change(going.close_kind(EditPerson)),
        height=MAIN_BUTTON,
    )
    keep = primary(
        look,
        "person-yes",
        look.say("players.edit-yes"),
        lambda: desk.change(edit_person),
        expand=True,
        is_off=is_off,
    )
    return [back, keep]
