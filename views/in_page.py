"""The app where Python itself runs in the page: how it starts, learns and wakes up again.

A page keeps a picture of Python's memory, so that the next start has nothing to import.
"""

import asyncio
import os
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from importlib import import_module

import flet as ft

from views.app import start
from views.book import Book
from views.warming import everything_drawn

NEEDED = (
    *("main", "flet.app", "storage.browser_library", "storage.page_drive"),
    *("storage.cabinet", "storage.safekeeping"),
)
QUIET = 3.0
"""Seconds in which whoever has opened the app has it to themselves."""


def run(book: Book, now: Callable[[], str], once_quiet: Callable[[], Awaitable[None]]) -> None:
    """Returns at once; the page calls from then on."""

    async def look_after() -> None:
        await asyncio.sleep(QUIET)
        await once_quiet()

    async def app(page: ft.Page) -> None:
        await start(page, book, now)
        page.run_task(look_after)

    ft.run(app)


def learn() -> None:
    """Imports what every start needs, and all pages, before the picture is taken."""
    for name in NEEDED:
        import_module(name)
    everything_drawn()


def wake_up() -> None:
    """What must not be as it was when the picture was taken."""
    random.seed()
    os.environ.pop("MSGPACK_PUREPYTHON", None)
    with suppress(ImportError):
        quick, slow = import_module("msgpack._cmsgpack"), import_module("msgpack")
        for name in ("Packer", "Unpacker", "unpackb"):
            setattr(slow, name, getattr(quick, name))
