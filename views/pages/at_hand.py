"""The table and the entry of one game: whichever is not shown stays at hand.

A page that is drawn anew is sent as a whole. Of one that was only put away, what has changed.
"""

from dataclasses import dataclass

import flet as ft

from views.desk import Desk
from views.look import Look
from views.page import Entry, Table
from views.state import State
from views.steady import steady


@dataclass(frozen=True, slots=True)
class _Drawn:
    """What a page was drawn from last."""

    look: Look
    state: State


class AtHand:
    """Both pages of the open game, as far as they have been shown."""

    def __init__(self) -> None:
        self._game = ""
        self._table: _Drawn | None = None
        self._entry: _Drawn | None = None

    def drawn(self, look: Look, state: State, desk: Desk) -> ft.Control:
        """The page of the moment, and the other one unseen."""
        self._remember(look, state)
        is_table = isinstance(state.page, Table)
        pages: list[ft.Control] = [
            ft.Container(draw(drawn.look, drawn.state, desk), key=key, expand=True, visible=is_here)
            for key, draw, drawn, is_here in (
                (Table.__name__, _table, self._table, is_table),
                (Entry.__name__, _entry, self._entry, not is_table),
            )
            if drawn is not None
        ]
        stretched = ft.CrossAxisAlignment.STRETCH
        return ft.Column(pages, spacing=0, expand=True, horizontal_alignment=stretched)

    def forget(self) -> None:
        """Another page is shown."""
        self._table = self._entry = None

    def _remember(self, look: Look, state: State) -> None:
        assert state.open is not None
        if self._game != state.open.kept.sheet.id:
            self.forget()
        self._game = state.open.kept.sheet.id
        if isinstance(state.page, Table):
            self._table = _Drawn(look, state)
        else:
            self._entry = _Drawn(look, state)


@steady
def _table(look: Look, state: State, desk: Desk) -> ft.Control:
    from views.pages.table import table_page

    return table_page(look, state, desk)


@steady
def _entry(look: Look, state: State, desk: Desk) -> ft.Control:
    from views.pages.round_entry import round_entry_page

    return round_entry_page(look, state, desk)
