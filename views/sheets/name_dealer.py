"""Who deals the next round: one tap on a player."""

import flet as ft

from referee.game import Seat
from views.acts import going
from views.acts.changing import name_dealer
from views.desk import Desk
from views.look import Look
from views.overlay import NameDealer
from views.parts.bottom_sheet import bottom_sheet
from views.parts.person_row import Person, person_row
from views.parts.rules import hair
from views.parts.sheet_lines import sheet_head
from views.state import State


def name_dealer_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    body: list[ft.Control] = [
        sheet_head(look, look.say("menu.dealer-title")),
        hair(look, look.palette.edge),
        *(_row(look, state, seat, desk) for seat in state.game.active),
    ]
    return bottom_sheet(look, body, lambda: desk.change(going.close_kind(NameDealer)))


def _row(look: Look, state: State, seat: Seat, desk: Desk) -> ft.Control:
    deals = state.game.dealer == seat.player
    person = Person(
        key=f"dealer-{seat.player}",
        player=seat.player,
        note=look.say("menu.dealer-now") if deals else "",
        is_chosen=deals,
    )
    return person_row(
        look, state.game, person, lambda: desk.change(name_dealer(seat.player, desk.now()))
    )
