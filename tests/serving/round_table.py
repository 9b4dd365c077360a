"""A served table in this process, with phones on no device around it."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import flet as ft

from main import LibraryBook
from storage.library import Library
from tests.screen import Screen
from tests.views.at_table import GAME, now, sheet
from views.served import Invitation
from views.serving.door import Key
from views.serving.line import PHONE
from views.serving.sitting import sit
from views.serving.table import SharedTable

KEY = Key(code="ABCD2345", secret="0f" * 32, game=GAME)
INVITATION = Invitation("http://192.168.0.7:8550", KEY.code)


class RoundTable:
    """The real store, kept in memory."""

    def __init__(self, library: Library | None = None, key: Key = KEY) -> None:
        self.library = library or library_with_game()
        self.kept = key
        """As it would be there after a restart."""
        self.table = SharedTable(LibraryBook(self.library), key, INVITATION, self._keep)

    def _keep(self, key: Key) -> None:
        self.kept = key

    def phone(self, name: str, route: str = "/") -> Callable[[ft.Page], Awaitable[None]]:
        """What a page of that phone starts with."""

        async def main(page: ft.Page) -> None:
            PHONE.set(name)
            page.route = route
            await sit(page, self.table, now)

        return main

    def rounds(self) -> int:
        """In the book."""
        return len(self.library.load(GAME)[0].game.rounds)


def library_with_game() -> Library:
    library = Library.in_memory()
    library.create(sheet())
    return library


@asynccontextmanager
async def sitting(table: RoundTable, *names: str) -> AsyncIterator[list[Screen]]:
    """The screens of phones that sit down one after the other: the first one has the pen."""
    screens: list[Screen] = []
    try:
        for name in names:
            screens.append(await Screen(table.phone(name)).__aenter__())
        yield screens
    finally:
        for screen in screens:
            await screen.__aexit__(None, None, None)


async def settled(screens: list[Screen]) -> None:
    for screen in screens:
        await screen.settle()
