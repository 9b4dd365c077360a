"""What happened while nobody was connected is on the screen afterwards."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import flet as ft

from main import LibraryBook
from storage.library import Library
from tests.screen import Screen
from tests.views.at_table import GAME, now, sheet
from views.acts.entering import begin_round
from views.app import begin
from views.desk import Desk


@asynccontextmanager
async def at_table() -> AsyncIterator[tuple[Screen, Desk]]:
    """The whole app with a game on it."""
    library = Library.in_memory()
    library.create(sheet())
    desk = Desk(LibraryBook(library), now)

    async def main(page: ft.Page) -> None:
        page.route = f"/game/{GAME}"
        await begin(page, desk)

    async with Screen(main) as screen:
        yield screen, desk


async def test_what_a_tap_did_after_the_line_broke_is_drawn_when_it_is_back() -> None:
    async with at_table() as (screen, desk):
        await screen.sleep()
        await desk.change(begin_round)
        await screen.settle()
        assert not screen.is_shown("Nobody called")

        await screen.wake()

        assert screen.is_shown("Nobody called")


async def test_a_page_that_broke_while_it_was_drawn_draws_again() -> None:
    async with at_table() as (screen, desk):
        screen.break_line()
        await desk.change(begin_round)
        await screen.settle()
        assert "nothing is drawn any more" in screen.errors()[0]

        await screen.sleep()
        await screen.wake()

        assert screen.is_shown("Nobody called")
