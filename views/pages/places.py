"""The places of the app, and the way from each to the others."""

import flet as ft

from views.acts import going
from views.acts.ruling import open_rules
from views.desk import Desk
from views.look import Look
from views.page import (
    Evening,
    Games,
    Home,
    Players,
    Records,
    Rules,
    Settings,
    Somebody,
)
from views.parts.navigation import Destination, navigated
from views.state import State


def with_places(look: Look, state: State, desk: Desk, page: ft.Control) -> ft.Control:
    """A page that is one of the places, with the bar or the rail that names them."""
    home = Destination(
        key="place-home",
        name=look.say("games.home"),
        icon=ft.Icons.HOME_OUTLINED,
        is_here=isinstance(state.page, Home),
        on_open=lambda: desk.change(going.go(Home())),
    )
    games = Destination(
        key="place-games",
        name=look.say("games.title"),
        icon=ft.Icons.HISTORY,
        is_here=isinstance(state.page, Games),
        on_open=lambda: desk.change(going.go(Games())),
    )
    players = Destination(
        key="place-players",
        name=look.say("players.title"),
        icon=ft.Icons.PEOPLE_OUTLINE,
        is_here=isinstance(state.page, Players | Somebody | Records | Evening),
        on_open=lambda: desk.change(going.go(Players())),
    )
    rules = Destination(
        key="place-rules",
        name=look.say("rulings.title"),
        icon=ft.Icons.MENU_BOOK,
        is_here=isinstance(state.page, Rules),
        on_open=lambda: desk.change(open_rules()),
    )
    settings = Destination(
        key="place-settings",
        name=look.say("settings.title"),
        icon=ft.Icons.SETTINGS_OUTLINED,
        is_here=isinstance(state.page, Settings),
        on_open=lambda: desk.change(going.go(Settings())),
    )
    return navigated(look, page, (home, games, players, rules), settings)
