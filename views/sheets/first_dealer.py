"""Who deals first: one tap on a seat, or not said."""

import flet as ft

from referee.events import Player
from views.acts import going
from views.acts.setting import deal_first
from views.desk import Desk
from views.look import Look
from views.overlay import FirstDealer
from views.parts.bottom_sheet import bottom_sheet
from views.parts.buttons import secondary
from views.parts.seat_table import SeatTable, seat_table
from views.parts.sheet_lines import sheet_foot, sheet_head
from views.state import State


def first_dealer_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    dealer = state.setup.dealer
    table = SeatTable(
        names=state.setup.players,
        middle=look.say("new.deals-first", name=dealer) if dealer else "",
        dealer=dealer,
        picked=dealer,
        said=lambda name: look.say("new.deals-first", name=name),
    )
    nobody = secondary(
        look,
        "dealer-nobody",
        look.say("new.dealer-not-said"),
        lambda: desk.change(deal_first(None)),
        expand=True,
    )
    body: list[ft.Control] = [
        sheet_head(look, look.say("new.first-dealer"), look.say("new.first-dealer-more")),
        seat_table(look, table, lambda name: lambda: desk.change(deal_first(Player(name)))),
        sheet_foot(look, [nobody]),
    ]
    return bottom_sheet(look, body, lambda: desk.change(going.close_kind(FirstDealer)))
