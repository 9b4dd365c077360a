"""The pages behind Home, which is drawn before any of them is imported."""

from collections.abc import Callable

import flet as ft

from views.desk import Desk
from views.look import Look
from views.page import (
    About,
    Across,
    Evening,
    FirstSteps,
    Games,
    NewGame,
    Page,
    Players,
    Received,
    Record,
    Records,
    Rounds,
    Rules,
    Settings,
    Somebody,
)
from views.pages.about import about_page
from views.pages.across import across_page
from views.pages.evening import evening_page
from views.pages.first_steps import first_steps_page
from views.pages.games import games_page
from views.pages.new_game import new_game_page
from views.pages.player import player_page
from views.pages.players import players_page
from views.pages.received import received_page
from views.pages.record import record_page
from views.pages.records import records_page
from views.pages.rounds import rounds_page
from views.pages.rules import rules_page
from views.pages.settings import settings_page
from views.state import State

PAGES: dict[type[Page], Callable[[Look, State, Desk], ft.Control]] = {
    NewGame: new_game_page,
    Rounds: rounds_page,
    Games: games_page,
    Players: players_page,
    Somebody: player_page,
    Records: records_page,
    Evening: evening_page,
    Record: record_page,
    Received: received_page,
    Settings: settings_page,
    Rules: rules_page,
    About: about_page,
    Across: across_page,
    FirstSteps: first_steps_page,
}
