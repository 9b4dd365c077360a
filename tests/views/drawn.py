"""A screen that shows a desk: the page of the moment, and what lies on it."""

from collections.abc import Callable

import flet as ft

from referee.events import Player
from tests.views.at_table import now
from tests.views.gallery import LOOK, shown
from views.acts.entering import begin_correction, look_at, put, save_anyway
from views.desk import Desk
from views.guards import component
from views.look import Look
from views.screen import page_of, sheet_of


def drawn(desk: Desk, look: Look = LOOK) -> Callable[[ft.Page], None]:
    """A main without addresses."""

    @component
    def moment(look: Look) -> ft.Control:
        state, show = ft.use_state(desk.state)
        desk.show_on(show)
        ft.use_dialog(sheet_of(look, state, desk))
        return page_of(look, state, desk)

    return shown(moment, look)


async def show_correction(desk: Desk, number: int, player: Player, points: int) -> None:
    """Another hand in an old round, as far as the sheet that says what would change."""
    await desk.change(begin_correction(number))
    await desk.change(look_at(player))
    await desk.change(put(points))
    await desk.change(save_anyway(now()))
