"""The app where Python itself runs in the page: how it starts, learns and wakes up again.

A page keeps a picture of Python's memory, so that the next start has nothing to import.
"""

import os
import random
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module

import flet as ft

from views.app import start
from views.book import Book


def run(book: Book, now: Callable[[], str]) -> None:
    """Returns at once; the page calls from then on."""

    async def app(page: ft.Page) -> None:
        await start(page, book, now)

    ft.run(app)


def learn() -> None:
    """Imports what every start needs, before the picture is taken."""
    for name in ("main", "storage.browser_library", "storage.page_drive", "flet.app"):
        import_module(name)


def wake_up() -> None:
    """What must not be as it was when the picture was taken."""
    random.seed()
    os.environ.pop("MSGPACK_PUREPYTHON", None)
    with suppress(ImportError):
        quick, slow = import_module("msgpack._cmsgpack"), import_module("msgpack")
        for name in ("Packer", "Unpacker", "unpackb"):
            setattr(slow, name, getattr(quick, name))
