"""The gap of Cabanga!: two visible numbers and the colour in, what may be thrown out."""

import flet as ft

from referee.gap import penalty_for
from referee.rulings import ruling
from views.acts import gap as taps
from views.acts import going
from views.acts.ruling import open_rules
from views.desk import Desk
from views.look import Look
from views.overlay import GapSheet
from views.parts.bottom_sheet import bottom_sheet
from views.parts.buttons import icon_button
from views.parts.figures import figure
from views.parts.gap_keys import Visible, colours, numbers, sides
from views.parts.rules import hair
from views.parts.ruling_row import ruling_link
from views.parts.ruling_words import question_words
from views.parts.sheet_lines import head_with, sheet_head
from views.parts.stepper import Stepper, stepper
from views.parts.words import words
from views.rulebook import game_rules
from views.state import State

BETWEEN, COST, LAST_THROWN, LAST_PLAYED = "D-91", "D-94", "D-97", "D-98"
"""Which cards fit, what they cost, and when somebody is out."""


def gap_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    assert isinstance(state.overlay, GapSheet)
    laid = state.overlay
    visible = Visible(laid.colour, laid.numbers, laid.at, taps.gap_of(laid))
    title = sheet_head(look, look.say("gap.title"))
    body: list[ft.Control] = [
        head_with(title, _book(look, state, BETWEEN, desk)),
        colours(look, visible, lambda colour: desk.change(taps.choose_colour(colour))),
        sides(look, visible, lambda side: desk.change(taps.ask_side(side))),
        numbers(look, visible, lambda number: desk.change(taps.put_number(number))),
        _cost(look, state, laid, desk),
        hair(look),
        _end(look),
        *(
            ruling_link(look, ruling(each), game_rules(state.game), desk)
            for each in (LAST_THROWN, LAST_PLAYED)
        ),
    ]
    return bottom_sheet(look, body, lambda: desk.change(going.close_kind(GapSheet)))


def _cost(look: Look, state: State, laid: GapSheet, desk: Desk) -> ft.Control:
    """How many were thrown, and how many penalty cards that is."""
    said = look.say("gap.thrown", count=laid.thrown)
    cost = look.say("gap.costs", count=penalty_for(laid.thrown))
    lines = ft.Column(
        [
            words(look, said, "small", color=look.palette.pencil),
            words(look, cost, "label"),
        ],
        spacing=0,
        tight=True,
    )
    row: list[ft.Control] = [
        _thrown(look, laid, desk),
        ft.Semantics(content=lines, live_region=True, expand=True),
        _book(look, state, COST, desk),
    ]
    return ft.Container(ft.Row(row, spacing=8), padding=ft.Padding.symmetric(vertical=6))


def _thrown(look: Look, laid: GapSheet, desk: Desk) -> ft.Control:
    gap = taps.gap_of(laid)
    steps = Stepper(
        key="thrown",
        less=look.say("gap.less"),
        more=look.say("gap.more"),
        is_lowest=laid.thrown == 0,
        is_highest=laid.thrown >= (len(gap.numbers) if gap else 0),
    )
    number = ft.Container(
        words(look, figure(look, laid.thrown), "figure"),
        width=look.scaled(28),
        alignment=ft.Alignment.CENTER,
    )
    return stepper(
        look,
        steps,
        number,
        lambda: desk.change(taps.throw(-1)),
        lambda: desk.change(taps.throw(1)),
    )


def _end(look: Look) -> ft.Control:
    said = words(look, look.say("gap.round-ends"), "small", color=look.palette.pencil)
    return ft.Container(said, padding=ft.Padding.symmetric(vertical=8))


def _book(look: Look, state: State, ruling_id: str, desk: Desk) -> ft.Control:
    """To the ruling, 48 x 48, with its question as the name."""
    asked = question_words(look, ruling(ruling_id), game_rules(state.game))
    return icon_button(
        look,
        f"ruling-{ruling_id}",
        asked,
        lambda: desk.change(open_rules(ruling_id)),
        icon=ft.Icons.MENU_BOOK_OUTLINED,
        color=look.palette.pencil,
    )
