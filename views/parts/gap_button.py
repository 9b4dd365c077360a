"""From the table or the entry of a game of Cabanga! to what may be thrown."""

import flet as ft

from views.acts.gap import may_open_gap, open_gap
from views.desk import Desk
from views.look import Look
from views.parts.buttons import secondary
from views.state import State


def gap_button(look: Look, state: State, desk: Desk, height: float) -> list[ft.Control]:
    """None where other cards lie on the table."""
    if not may_open_gap(state):
        return []
    label = look.say("gap.open")
    return [secondary(look, "gap", label, lambda: desk.change(open_gap), height=height)]
