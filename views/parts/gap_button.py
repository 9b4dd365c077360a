"""From the table or the entry of a game of Cabanga! to what may be thrown."""

import flet as ft

from views.acts.gap import may_open_gap, open_gap
from views.desk import Desk
from views.look import Look
from views.parts.buttons import quiet, secondary
from views.state import State
from views.theme import MAIN_BUTTON


def gap_button(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    """As high as a main button; none where other cards lie on the table."""
    if not may_open_gap(state):
        return []
    label = look.say("gap.open")
    return [secondary(look, "gap", label, lambda: desk.change(open_gap), height=MAIN_BUTTON)]


def gap_link(look: Look, desk: Desk) -> ft.Control:
    """The same in a bar, for a game of such cards."""
    return quiet(look, "gap", look.say("gap.open"), lambda: desk.change(open_gap))
