"""Somebody leaves: who, and what becomes of the total."""

import flet as ft

from referee.errors import RefereeError
from referee.events import Player, PlayerLeft
from views.acts import going
from views.acts.changing import agree
from views.desk import Desk
from views.look import Look
from views.overlay import Leave
from views.parts.bottom_sheet import bottom_sheet
from views.parts.buttons import primary, secondary
from views.parts.figures import figure
from views.parts.person_row import Person, person_row
from views.parts.rules import hair
from views.parts.sheet_lines import sheet_foot, sheet_head
from views.parts.short_name import name_on_button
from views.state import State
from views.theme import MAIN_BUTTON


def leave_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    assert isinstance(state.overlay, Leave)
    player = state.overlay.player
    body = _who(look, state, desk) if player is None else _sure(look, state, player, desk)
    return bottom_sheet(look, body, lambda: desk.change(going.close_kind(Leave)))


def _who(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    return [
        sheet_head(look, look.say("menu.leave-title")),
        hair(look, look.palette.edge),
        *(
            person_row(
                look,
                state.game,
                Person(
                    key=f"leave-{seat.player}", player=seat.player, figure=figure(look, seat.total)
                ),
                lambda player=seat.player: desk.change(going.lay(Leave(player))),
            )
            for seat in state.game.active
        ),
    ]


def _sure(look: Look, state: State, player: Player, desk: Desk) -> list[ft.Control]:
    total = state.game.seat_of(player).total
    title = look.say("menu.leave-sure", name=player)
    what = look.say("menu.leave-what", name=player, total=total)
    back = look.say("menu.back")
    leaves = look.say("menu.leave-yes", name=name_on_button(look, player))
    answers: list[ft.Control] = [
        secondary(
            look, "leave-no", back, lambda: desk.change(going.lay(Leave())), height=MAIN_BUTTON
        ),
        primary(look, "leave-yes", leaves, lambda: desk.change(agree(desk.now())), expand=True),
    ]
    said = look.sentences((what, _then(look, state, player)))
    return [sheet_head(look, title, said), sheet_foot(look, answers)]


def _then(look: Look, state: State, player: Player) -> str:
    """Who has won once that player is gone from a tie; empty: the game goes on."""
    assert state.open is not None
    try:
        after = state.open.journal.add(PlayerLeft(player)).game
    except RefereeError:
        return ""
    return look.say("menu.leave-wins", winner=after.winners[0]) if after.winners else ""
