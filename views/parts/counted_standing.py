"""The standings right after a save: their totals count up, once."""

import asyncio

import flet as ft

from referee.game import Game
from views.guards import component
from views.look import Look
from views.parts.counting import duration, shown_totals
from views.parts.standing import Taps, standing_rows
from views.state import State

STEP = 35
"""Milliseconds between two figures."""


def fresh_standing(look: Look, state: State, taps: Taps) -> ft.Control:
    """The standings, still unless a round has just been saved."""
    if not is_just_saved(look, state):
        return standing_rows(look, state.game, taps)
    return _counted(look, state.game, taps)


def is_just_saved(look: Look, state: State) -> bool:
    """Whether this is a moment of joy, on a screen that may move."""
    is_saved = state.notice is not None and state.notice.key == "notice.saved"
    return is_saved and not look.is_still


@component
def _counted(look: Look, game: Game, taps: Taps) -> ft.Control:
    passed, set_passed = ft.use_state(0)

    async def count() -> None:
        for moment in range(STEP, duration(game) + STEP, STEP):
            await asyncio.sleep(STEP / 1000)
            set_passed(moment)

    ft.use_effect(count, dependencies=[])
    return standing_rows(look, game, taps, shown_totals(game, passed))
