"""The main buttons of the open game: record, rematch."""

import flet as ft

from views.acts.entering import begin_round
from views.acts.going import go
from views.acts.setting import rematch
from views.desk import Desk
from views.look import Look
from views.page import Table
from views.parts.buttons import Extras, primary, secondary
from views.state import State
from views.theme import LARGE_TEXT, MAIN_BUTTON


def record_button(look: Look, state: State, desk: Desk) -> ft.Control:
    """The next round; in a book that is only read it says so instead."""
    label = _read_only_words(look, state) if state.is_read_only else _record_words(look, state)
    return primary(
        look,
        "record",
        label,
        lambda: desk.change(begin_round),
        expand=True,
        is_off=state.is_read_only,
    )


def rematch_button(look: Look, state: State, desk: Desk) -> ft.Control:
    """The same table once more."""
    again = look.say("table.rematch")
    label = _read_only_words(look, state) if state.is_read_only else again
    return primary(
        look,
        "rematch",
        label,
        lambda: desk.change(rematch(desk.new_id(), desk.now())),
        **_roomy(look, ft.Icons.REPLAY, {"expand": True, "is_off": state.is_read_only}),
    )


def sheet_button(look: Look, desk: Desk) -> ft.Control:
    """From the tie-breaker or the end to the standing and the sheet."""
    return secondary(
        look,
        "sheet",
        look.say("table.sheet"),
        lambda: desk.change(go(Table(is_sheet=True))),
        **_roomy(look, ft.Icons.TABLE_ROWS_OUTLINED, {"height": MAIN_BUTTON}),
    )


def result_button(look: Look, desk: Desk) -> ft.Control:
    """From the sheet back to the end."""
    return secondary(
        look,
        "result",
        look.say("table.result"),
        lambda: desk.change(go(Table())),
        **_roomy(look, ft.Icons.EMOJI_EVENTS_OUTLINED, {"height": MAIN_BUTTON}),
    )


def _roomy(look: Look, icon: ft.IconData, extras: Extras) -> Extras:
    """With an icon, unless large words need its room."""
    return extras if look.text_size > LARGE_TEXT else {**extras, "icon": icon}


def _read_only_words(look: Look, state: State) -> str:
    return look.say("serve.watching" if state.served else "table.read-only")


def _record_words(look: Look, state: State) -> str:
    assert state.open is not None
    if state.game.tied:
        return look.say("table.record-tie")
    number = len(state.game.rounds) + 1
    is_begun = not state.open.draft.is_empty
    return look.say("table.go-on" if is_begun else "table.record", number=number)
