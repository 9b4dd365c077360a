"""What a start leaves for the moment after the first page: most imports, and tidying the memory."""

import asyncio
import gc

import flet as ft

from views.background import beside

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


def everything_drawn() -> None:
    """Imports all pages and sheets."""
    import views.further
    import views.lying
    import views.pages.round_entry
    import views.pages.table  # noqa: F401
