"""Taps while the phone is held up across the table."""

from collections.abc import Callable
from dataclasses import replace

from views.page import Across
from views.state import Act, State


def read_out(state: State) -> State:
    """The totals of the open game, as large as the screen has room for."""
    if state.open is None:
        return state
    return replace(state, page=Across(), overlay=None, notice=None)


def turn_round(state: State) -> State:
    """For who sits opposite, and back again."""
    return _changing(lambda page: replace(page, is_turned=not page.is_turned))(state)


def switch_race(state: State) -> State:
    """From the figures to the race, and back again."""
    return _changing(lambda page: replace(page, is_race=not page.is_race))(state)


def switch_clock(state: State) -> State:
    return _changing(lambda page: replace(page, is_timed=not page.is_timed))(state)


def _changing(step: Callable[[Across], Across]) -> Act:
    def act(state: State) -> State:
        if not isinstance(state.page, Across):
            return state
        return replace(state, page=step(state.page))

    return act
