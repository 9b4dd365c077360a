"""What a start leaves for the moment after the first page: most imports, and tidying the memory."""

import asyncio
import gc

from views.background import beside

QUIET = 1.0
"""Seconds in which the first page has the program to itself."""


def begin_tidying() -> None:
    """Looks for garbage from the first page on, but never in what was made before."""
    if not gc.isenabled():
        gc.freeze()
        gc.enable()


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
