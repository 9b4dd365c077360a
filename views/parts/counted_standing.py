"""The standings right after a save: their totals count up, once."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple

import flet as ft

from referee.game import Game
from views.desk import Desk
from views.guards import component, nothing
from views.look import Look
from views.parts.counting import duration, shown_totals
from views.parts.standing import STILL, Taps, standing_rows
from views.state import State

STEP = 35
"""Milliseconds between two figures."""


class _Moment(NamedTuple):
    """How far the totals have come."""

    number: int = 0
    """The round that was saved; 0: none was, just now."""
    passed: int = 0
    """Milliseconds."""


class _Fresh(NamedTuple):
    """The round that has just been saved, and whether nothing else has happened since."""

    number: int
    """0: all stands still."""
    is_last: Callable[[], bool]


def fresh_standing(look: Look, state: State, desk: Desk, taps: Taps) -> ft.Control:
    """The standings, still unless a round has just been saved."""
    number = len(state.game.rounds) if is_just_saved(look, state) else 0
    fresh = _Fresh(number, lambda: desk.state.notice is state.notice)
    return _counted(look, state.game, taps, fresh)


def is_just_saved(look: Look, state: State) -> bool:
    """Whether this is a moment of joy, on a screen that may move.

    Where others only look on, the machine that serves them all would draw each of their steps.
    """
    is_saved = state.notice is not None and state.notice.key == "notice.saved"
    return is_saved and not look.is_still and not state.is_read_only


@component
def _counted(look: Look, game: Game, taps: Taps, fresh: _Fresh) -> ft.Control:
    number = fresh.number
    last, set_last = ft.use_state(_Moment())

    async def count() -> None:
        if number == 0:
            set_last(_Moment())
            return
        for passed in range(STEP, duration(game) + STEP, STEP):
            await asyncio.sleep(STEP / 1000)
            if not fresh.is_last():
                break
            set_last(_Moment(number, passed))
        set_last(_Moment(number, duration(game)))

    ft.use_effect(count, dependencies=[number], cleanup=nothing)
    passed = last.passed if last.number == number else 0
    return standing_rows(look, game, taps, shown_totals(game, passed) if number else STILL)
