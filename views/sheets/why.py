"""Why one number of a game is what it is, and at the table the way to correct its round."""

import flet as ft

from views.acts.entering import begin_correction
from views.acts.going import close_kind
from views.acts.playing import show_deletion
from views.desk import Desk
from views.look import Look
from views.overlay import Why
from views.parts.bottom_sheet import bottom_sheet
from views.parts.buttons import secondary
from views.parts.reason import reason
from views.parts.reason_sum import question
from views.parts.rulings_behind import rulings_behind
from views.parts.sheet_lines import sheet_foot
from views.state import State


def why_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    """A game of the book that is only read is not corrected."""
    assert isinstance(state.overlay, Why)
    asked = question(state.shown_game, state.overlay.number, state.overlay.player)
    body = [] if asked is None else reason(look, asked)
    if asked is not None:
        body += rulings_behind(look, asked, desk)
    if asked is not None and not (state.is_read_only or state.is_reading):
        body.append(_ways(look, asked.row.number, desk))
    return bottom_sheet(look, body, lambda: desk.change(close_kind(Why)))


def _ways(look: Look, number: int, desk: Desk) -> ft.Control:
    correct = secondary(
        look,
        "correct",
        look.say("why.correct", number=number),
        lambda: desk.change(begin_correction(number)),
        expand=1,
    )
    delete = secondary(
        look,
        "delete",
        look.say("why.delete", number=number),
        lambda: desk.change(show_deletion(number)),
        expand=1,
    )
    return sheet_foot(look, [correct, delete])
