"""What a start leaves for the moment after the first page.

Most imports, the older games, and tidying the memory.
"""

import asyncio
import gc
from contextlib import suppress

import flet as ft

from views.background import beside
from views.desk import Desk
from views.page import Evening, Games, Players, Records, Somebody
from views.state import State

FIRST_NAMED = (
    "IconButton", "SafeArea", "SemanticsService", "use_dialog", "use_ref", "use_state",
)  # fmt: skip
"""What the first page names of Flet, which imports it only then."""

QUIET = 1.0
"""Seconds in which the first page has the program to itself."""


def begin_tidying() -> None:
    """Looks for garbage from the first page on, but never in what was made before."""
    if not gc.isenabled():
        gc.freeze()
        gc.enable()


def name_what_comes_first() -> None:
    """Imports it while the browser gets its half of the app, not when the page is waited for."""
    for name in FIRST_NAMED:
        getattr(ft, name)
    _ = ft.Icons.HOME


async def get_ready() -> None:
    """Imports what the first page did not need, so that the next tap has nothing to wait for."""
    await asyncio.sleep(QUIET)
    await beside(everything_drawn)


async def fill_up(desk: Desk) -> None:
    """Reads the older games, at once for whoever looks at all of them."""
    with suppress(TimeoutError):
        await asyncio.wait_for(desk.until(shows_all_games), QUIET)
    await desk.read_on()


def shows_all_games(state: State) -> bool:
    return isinstance(state.page, Games | Players | Somebody | Records | Evening)


def everything_drawn() -> None:
    """Imports all pages and sheets."""
    import views.further
    import views.lying
    import views.pages.round_entry
    import views.pages.table  # noqa: F401
