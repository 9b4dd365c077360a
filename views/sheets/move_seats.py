"""The order of the seats, clockwise: by buttons, or by dragging a player."""

import flet as ft

from referee.events import Player
from views.acts import going
from views.acts.changing import agree
from views.acts.preparing import move
from views.desk import Desk
from views.guards import guarded
from views.look import Look
from views.overlay import Menu, MoveSeats
from views.parts.bottom_sheet import bottom_sheet
from views.parts.buttons import icon_button, primary, secondary
from views.parts.page_frame import stacked
from views.parts.person_row import mark_of
from views.parts.rules import hair
from views.parts.sheet_lines import sheet_foot, sheet_head
from views.parts.words import words
from views.state import State
from views.theme import MAIN_BUTTON


def move_seats_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    assert isinstance(state.overlay, MoveSeats)
    players = state.overlay.players
    body: list[ft.Control] = [
        sheet_head(look, look.say("menu.seats-title")),
        hair(look, look.palette.edge),
        _order(look, state, players, desk),
        sheet_foot(look, _answers(look, desk)),
    ]
    return bottom_sheet(look, body, lambda: desk.change(going.close_kind(MoveSeats)))


def _order(look: Look, state: State, players: tuple[Player, ...], desk: Desk) -> ft.Control:
    """As high as its rows, because it lies in a sheet that scrolls."""

    def dropped(event: ft.OnReorderEvent) -> object:
        old, new = event.old_index, event.new_index
        if old is None or new is None:
            return None
        return desk.change(move(players[old], new - old))

    return ft.ReorderableListView(
        [_row(look, state, players, player, desk) for player in players],
        key="seats",
        height=(look.grown(48) + 1) * len(players),
        show_default_drag_handles=False,
        on_reorder=guarded(dropped, look.language),
    )


def _row(
    look: Look, state: State, players: tuple[Player, ...], player: Player, desk: Desk
) -> ft.Control:
    up = icon_button(
        look,
        f"up-{player}",
        look.say("menu.seats-up", name=player),
        lambda: desk.change(move(player, -1)),
        icon=ft.Icons.ARROW_UPWARD,
        is_off=player == players[0],
    )
    down = icon_button(
        look,
        f"down-{player}",
        look.say("menu.seats-down", name=player),
        lambda: desk.change(move(player, 1)),
        icon=ft.Icons.ARROW_DOWNWARD,
        is_off=player == players[-1],
    )
    name = words(look, player, "choice", lines=1, expand=True)
    handle = ft.Icon(ft.Icons.DRAG_INDICATOR, size=22, color=look.palette.edge)
    grip = ft.ReorderableDragHandle(
        ft.Container(handle, width=40, height=48, alignment=ft.Alignment.CENTER)
    )
    silent = ft.Semantics(content=grip, exclude_semantics=True)
    line = ft.Row([silent, mark_of(look, state.game, player), name, up, down], spacing=8)
    row = stacked([ft.Container(line, height=look.grown(48)), hair(look)])
    row.key = f"seat-{player}"
    return row


def _answers(look: Look, desk: Desk) -> list[ft.Control]:
    back, move_them = look.say("menu.back"), look.say("menu.seats-yes")
    return [
        secondary(
            look, "seats-no", back, lambda: desk.change(going.lay(Menu())), height=MAIN_BUTTON
        ),
        primary(look, "seats-yes", move_them, lambda: desk.change(agree(desk.now())), expand=True),
    ]
