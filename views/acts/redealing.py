"""Taps when a deal goes wrong: nothing of it is recorded."""

from dataclasses import replace

from referee.draft import new_draft
from views.page import Table
from views.state import Notice, State


def may_deal_again(state: State) -> bool:
    return state.open is not None and not state.is_read_only and not state.game.is_over


def deal_again(state: State) -> State:
    """The same player deals; what was half typed is laid by, and comes back with an undo."""
    if state.open is None or not may_deal_again(state):
        return state
    typed = state.open.draft
    said = Notice("menu.redealt" if typed.is_empty else "menu.redealt-typed")
    open_ = replace(
        state.open,
        draft=new_draft(state.game),
        correction=None,
        dealt_away=state.open.dealt_away if typed.is_empty else typed,
    )
    return replace(state, open=open_, page=Table(), overlay=None, notice=said)


def may_take_deal_back(state: State) -> bool:
    """Whether something half typed was laid by, and nothing else is typed since."""
    return state.open is not None and bool(state.open.dealt_away) and state.open.draft.is_empty


def take_deal_back(state: State) -> State:
    """What was half typed before the cards were dealt again goes on."""
    if state.open is None or state.open.dealt_away is None or not may_take_deal_back(state):
        return state
    open_ = replace(state.open, draft=state.open.dealt_away, dealt_away=None)
    return replace(state, open=open_, page=Table(), overlay=None, notice=Notice("notice.undone"))
