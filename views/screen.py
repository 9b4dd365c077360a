"""Which page is drawn, and which sheet lies on it.

What is behind Home is imported when it is asked for, or a moment after the first page stands
there: all of it takes nearly as long as Flet itself.
"""

import flet as ft

from views.desk import Desk
from views.look import Look
from views.page import (
    Entry,
    Evening,
    Home,
    NewGame,
    Received,
    Record,
    Records,
    Rounds,
    Somebody,
    Table,
)
from views.pages.at_hand import AtHand
from views.pages.home import home_page
from views.pages.places import with_places
from views.state import State

BESIDE_THE_RAIL = (
    NewGame, Table, Entry, Rounds, Record, Received, Somebody, Records, Evening,
)  # fmt: skip
"""Pages that are no places themselves, and name the places where there is room for a rail."""

AT_HAND, GAME = (Table, Entry), "Game"
"""Pages of the open game between which one goes to and fro, and the key of both."""


def page_of(look: Look, state: State, desk: Desk) -> ft.Control:
    """The page of the moment."""
    page = _drawn(look, state, desk)
    if look.is_wide and isinstance(state.page, BESIDE_THE_RAIL):
        page = with_places(look, state, desk, page)
    # Without it the next page would begin as far down as this one was scrolled.
    page.key = GAME if isinstance(state.page, AT_HAND) else type(state.page).__name__
    return page


def _drawn(look: Look, state: State, desk: Desk) -> ft.Control:
    at_hand, _ = ft.use_state(AtHand())
    if isinstance(state.page, AT_HAND):
        return at_hand.drawn(look, state, desk)
    at_hand.forget()
    if isinstance(state.page, Home):
        return home_page(look, state, desk)
    from views.further import PAGES

    return PAGES[type(state.page)](look, state, desk)


def sheet_of(look: Look, state: State, desk: Desk) -> ft.DialogControl | None:
    """What lies on the page; None: nothing does."""
    if state.overlay is None:
        return None
    from views.lying import SHEETS

    return SHEETS[type(state.overlay)](look, state, desk)
