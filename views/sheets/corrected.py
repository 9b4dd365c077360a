"""What a correction or a deletion would change, told before it is made."""

import flet as ft

from referee.correction import Change, preview
from views.acts import going
from views.acts.entering import make_correction
from views.desk import Desk
from views.look import Look
from views.overlay import Corrected
from views.parts.bottom_sheet import bottom_sheet
from views.parts.buttons import primary, secondary
from views.parts.section import section
from views.parts.sheet_lines import sheet_foot, sheet_head
from views.parts.words import words
from views.sheets.changed_round import changed_lines, deleted_line
from views.sheets.changed_totals import total_rows
from views.sheets.consequence import Consequence, aside_lines, consequence
from views.state import State
from views.theme import KEY_CORNER, MAIN_BUTTON


def corrected_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    assert isinstance(state.overlay, Corrected)
    assert state.open is not None
    laid, number = state.overlay, number_of(state)
    change = preview(state.open.journal, laid.journal, laid.deleted)
    aside = len(laid.journal.set_aside) > len(state.open.journal.set_aside)
    says = consequence(look, change)
    body: list[ft.Control] = [
        sheet_head(look, _title(look, laid, number)),
        *_what(look, laid, change, number),
        *([_block(look, says)] if says else []),
        section(look, _moment(look, laid, change), top=8),
        *total_rows(look, change, is_end_moved=says is not None),
        *(_aside(look, line) for line in aside_lines(look, change, is_more_aside=aside)),
        sheet_foot(look, _answers(look, laid, number, desk)),
    ]
    return bottom_sheet(look, body, lambda: desk.change(going.close_kind(Corrected)))


def number_of(state: State) -> int:
    """The round that is corrected or deleted, as it is numbered before."""
    assert isinstance(state.overlay, Corrected)
    assert state.open is not None
    return state.overlay.deleted or state.open.entry.number or 0


def _title(look: Look, laid: Corrected, number: int) -> str:
    if laid.deleted is None:
        return look.say("correct.title", number=number)
    return look.say("correct.title-deleted", number=number)


def _what(look: Look, laid: Corrected, change: Change, number: int) -> list[ft.Control]:
    if laid.deleted is None:
        return changed_lines(look, change, number)
    return [deleted_line(look, change.before.rounds[number - 1])]


def _moment(look: Look, laid: Corrected, change: Change) -> str:
    """When the totals below hold."""
    if laid.deleted is not None:
        return look.say("correct.totals")
    return look.say("correct.after", number=change.at_round)


def _block(look: Look, says: Consequence) -> ft.Control:
    """The one block of colour: the end of the game moves."""
    limit = look.palette.limit
    lines: list[ft.Control] = [words(look, says.title, "choice", color=limit)]
    if says.detail:
        lines.append(words(look, says.detail, "small", color=limit))
    parts: list[ft.Control] = [
        ft.Icon(ft.Icons.FLAG_OUTLINED, color=limit, size=look.scaled(20)),
        ft.Column(lines, spacing=1, expand=True, tight=True),
    ]
    row = ft.Row(parts, spacing=10, vertical_alignment=ft.CrossAxisAlignment.START)
    return ft.Container(row, bgcolor=look.palette.limit_wash, border_radius=KEY_CORNER, padding=12)


def _aside(look: Look, said: str) -> ft.Control:
    pencil = look.palette.pencil
    parts: list[ft.Control] = [
        ft.Icon(ft.Icons.INVENTORY_2_OUTLINED, size=look.scaled(18), color=pencil),
        words(look, said, "small", color=pencil, expand=True),
    ]
    return ft.Container(ft.Row(parts, spacing=8), padding=ft.Padding.only(top=10))


def _answers(look: Look, laid: Corrected, number: int, desk: Desk) -> list[ft.Control]:
    yes = "correct.yes" if laid.deleted is None else "correct.yes-deleted"
    return [
        secondary(
            look,
            "correct-no",
            look.say("correct.no"),
            lambda: desk.change(going.close_kind(Corrected)),
            height=MAIN_BUTTON,
        ),
        primary(
            look,
            "correct-yes",
            look.say(yes, number=number),
            lambda: desk.change(make_correction),
            expand=True,
        ),
    ]
