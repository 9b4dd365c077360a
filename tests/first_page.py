"""Draws the first page of an app that has got ready, and says what of Flet was still missing."""

import asyncio
import sys

import flet as ft

from main import LibraryBook
from storage.library import Library
from tests.screen import Screen
from tests.views.at_table import now
from views.app import start
from views.preferences import Preferences
from views.warming import name_what_comes_first


async def first_page() -> None:
    library = Library.in_memory()
    library.keep_settings(Preferences(is_introduced=True).kept())

    async def app(page: ft.Page) -> None:
        await start(page, LibraryBook(library), now)

    before = {*sys.modules}
    async with Screen(app) as screen:
        assert screen.is_shown("New game")
        print("Home", *(name for name in {*sys.modules} - before if name.startswith("flet")))


if __name__ == "__main__":
    name_what_comes_first()
    asyncio.run(first_page())
