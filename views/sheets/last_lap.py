"""What may be done between the call and the count, as it is played at this table."""

import flet as ft

from referee.rulings import Ruling
from referee.situations import at_a_glance
from views.acts import going
from views.acts.ruling import open_rules
from views.desk import Desk
from views.look import Look
from views.overlay import LastLap
from views.parts.bottom_sheet import bottom_sheet
from views.parts.buttons import primary
from views.parts.rules import hair
from views.parts.ruling_row import Line, line_row
from views.parts.ruling_words import answer_of, question_words, short_words
from views.parts.sheet_lines import sheet_foot, sheet_head
from views.rulebook import game_rules
from views.state import State


def last_lap_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    """A tap on an answer opens the ruling, and back leads here again."""
    asked = at_a_glance("called", state.game.edition)
    close = primary(
        look,
        "count",
        look.say("lap.count"),
        lambda: desk.change(going.close_kind(LastLap)),
        expand=True,
    )
    body = [
        sheet_head(look, look.say("lap.allowed")),
        hair(look, look.palette.edge),
        *(_answer(look, state, ruling, desk) for ruling in asked),
        sheet_foot(look, [close]),
    ]
    return bottom_sheet(look, body, lambda: desk.change(going.close_kind(LastLap)))


def _answer(look: Look, state: State, ruling: Ruling, desk: Desk) -> ft.Control:
    book = game_rules(state.game)
    line = Line(
        key=f"ruling-{ruling.id}",
        name=question_words(look, ruling, book),
        answer=short_words(look, answer_of(look, ruling, book)),
    )
    return line_row(look, line, lambda: desk.change(open_rules(ruling.id)))
