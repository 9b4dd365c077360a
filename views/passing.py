"""What is said in passing on the lists: a notice goes by itself, and its way back with it."""

import asyncio
from dataclasses import replace

import flet as ft

from views.desk import Desk
from views.guards import nothing
from views.page import Games, Players, Somebody
from views.state import Act, Notice, State

LASTS = 12.0
"""Seconds, so that there are ten at least to read it and to take something back."""


def let_pass(state: State, desk: Desk) -> None:
    """Is asked with every drawing; each notice has all of its time."""
    notice = state.notice if isinstance(state.page, Games | Players | Somebody) else None

    async def wait() -> None:
        if notice is not None:
            await asyncio.sleep(LASTS)
            await desk.change(passed(notice))

    ft.use_effect(wait, dependencies=[notice], cleanup=nothing)


def passed(notice: Notice) -> Act:
    """That notice is gone; what was said since stays."""
    return lambda state: replace(state, notice=None) if state.notice is notice else state
