"""The order of the seats before the first deal: tap two to swap them, or move one along."""

import flet as ft

from referee.events import Player
from referee.setup import Setup
from views.acts import going
from views.acts.setting import move_picked, pick_seat
from views.desk import Desk
from views.look import Look
from views.overlay import Opening
from views.parts.bottom_sheet import bottom_sheet
from views.parts.buttons import quiet, secondary
from views.parts.seat_table import SeatTable, seat_table
from views.parts.sheet_lines import head_with, sheet_foot, sheet_head
from views.state import State


def opening_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    assert isinstance(state.overlay, Opening)
    setup, picked = state.setup, state.overlay.picked
    table = SeatTable(
        names=setup.players,
        middle=_middle(look, setup, picked),
        dealer=setup.dealer,
        picked=picked,
        said=lambda name: look.say("new.swap-said", name=name),
    )
    done = quiet(look, "seats-done", look.say("new.done"), lambda: desk.change(_closed))
    body: list[ft.Control] = [
        head_with(sheet_head(look, look.say("new.seats"), look.say("new.seats-more")), done),
        seat_table(look, table, lambda name: lambda: desk.change(pick_seat(Player(name)))),
        sheet_foot(look, _steps(look, setup, picked, desk)),
    ]
    return bottom_sheet(look, body, lambda: desk.change(_closed))


_closed = going.close_kind(Opening)


def _middle(look: Look, setup: Setup, picked: Player | None) -> str:
    if picked is not None:
        return look.say("new.swap-with", name=picked)
    return look.say("new.deals-first", name=setup.dealer) if setup.dealer else ""


def _steps(look: Look, setup: Setup, picked: Player | None, desk: Desk) -> list[ft.Control]:
    """The buttons that move the picked one along; off while nobody is picked."""
    at = None if picked is None else setup.players.index(picked)
    back = secondary(
        look,
        "seat-back",
        look.say("new.seat-back"),
        lambda: desk.change(move_picked(-1)),
        icon=ft.Icons.ROTATE_LEFT,
        expand=1,
        is_off=at is None or at == 0,
    )
    on = secondary(
        look,
        "seat-on",
        look.say("new.seat-on"),
        lambda: desk.change(move_picked(1)),
        icon=ft.Icons.ROTATE_RIGHT,
        expand=1,
        is_off=at is None or at == len(setup.players) - 1,
    )
    return [back, on]
