"""Taps when a deal goes wrong: nothing of it is recorded."""

from dataclasses import replace

from referee.draft import new_draft
from views.overlay import Redeal
from views.page import Table
from views.state import Notice, State


def may_deal_again(state: State) -> bool:
    return state.open is not None and not state.is_read_only and not state.game.is_over


def ask_to_deal_again(state: State) -> State:
    """At once if nothing is typed; else the table is asked whether that may go."""
    if state.open is None or not may_deal_again(state):
        return state
    if state.open.draft.is_empty:
        return deal_again(state)
    return replace(state, overlay=Redeal())


def deal_again(state: State) -> State:
    """The half-typed round is gone, and the same player deals."""
    if state.open is None or not may_deal_again(state):
        return state
    open_ = replace(state.open, draft=new_draft(state.game), correction=None)
    said = Notice("menu.redealt")
    return replace(state, open=open_, page=Table(), overlay=None, notice=said)
