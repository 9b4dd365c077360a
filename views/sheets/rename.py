"""Another name for somebody who sits or sat at the table."""

import flet as ft

from referee.events import Player
from referee.names import spelled
from views.acts import going
from views.acts.changing import agree, fault_of
from views.acts.preparing import rename_to
from views.desk import Desk
from views.look import Look
from views.overlay import Rename
from views.parts.bottom_sheet import bottom_sheet
from views.parts.buttons import primary, secondary
from views.parts.fault_words import fault_words
from views.parts.field import text_field
from views.parts.person_row import Person, person_row
from views.parts.rules import hair
from views.parts.sheet_lines import sheet_foot, sheet_head
from views.parts.short_name import name_on_button
from views.state import State
from views.theme import MAIN_BUTTON


def rename_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    assert isinstance(state.overlay, Rename)
    player = state.overlay.player
    if player is None:
        body = _whose(look, state, desk)
    else:
        body = _new_name(look, state, player, state.overlay.name, desk)
    return bottom_sheet(look, body, lambda: desk.change(going.close_kind(Rename)))


def _whose(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    return [
        sheet_head(look, look.say("menu.rename-title")),
        hair(look, look.palette.edge),
        *(
            person_row(
                look,
                state.game,
                Person(
                    key=f"rename-{seat.player}",
                    player=seat.player,
                    note="" if seat.is_active else look.say("menu.rename-left"),
                ),
                lambda player=seat.player: desk.change(going.lay(Rename(player, player))),
            )
            for seat in state.game.seats
        ),
    ]


def _new_name(look: Look, state: State, player: Player, typed: str, desk: Desk) -> list[ft.Control]:
    name, code = spelled(typed), fault_of(state)
    field = text_field(
        look,
        "rename-name",
        look.say("menu.rename-field"),
        lambda name: desk.change(rename_to(name)),
        value=typed,
        error=fault_words(look, code, name) if code else "",
        has_focus=True,
    )
    is_off = code is not None or name == player
    label = "menu.rename-same" if is_off else "menu.rename-yes"
    answers: list[ft.Control] = [
        secondary(
            look,
            "rename-no",
            look.say("menu.back"),
            lambda: desk.change(going.lay(Rename())),
            height=MAIN_BUTTON,
        ),
        primary(
            look,
            "rename-yes",
            look.say(label, name=name_on_button(look, name)),
            lambda: desk.change(agree(desk.now())),
            is_off=is_off,
            expand=True,
        ),
    ]
    title = look.say("menu.rename-new", name=player)
    return [sheet_head(look, title), field, sheet_foot(look, answers)]
