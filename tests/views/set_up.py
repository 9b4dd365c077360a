"""The set-up page on a screen, in front of a book in which some have played."""

from collections.abc import Iterable

import flet as ft

from main import LibraryBook
from referee.events import Player
from storage.library import Library
from tests.screen import Main, Screen
from tests.views.at_table import now, sheet
from views.app import start


def on(library: Library) -> Main:
    """The app with that book."""

    async def main(page: ft.Page) -> None:
        page.route = "/new"
        await start(page, LibraryBook(library), now)

    return main


def after(*names: str, name: str = "numbered-classic") -> Library:
    """A book in which those have played."""
    library = Library.in_memory()
    library.create(sheet(name, tuple(map(Player, names))))
    return library


async def add(screen: Screen, names: Iterable[str]) -> None:
    await screen.tap("add")
    for name in names:
        await screen.type("new-name", name)
        await screen.tap("add-yes")
    await screen.tap("add-done")
