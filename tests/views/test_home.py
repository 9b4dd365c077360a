"""Home: the newest running game as a card, the other ones as rows."""

from dataclasses import replace

import flet as ft

from main import LibraryBook
from storage.library import Library
from tests.screen import Main, Screen
from tests.views.at_table import now
from tests.views.open_game import evening
from views.app import start

OTHER = "1" * 32


def two_games() -> Main:
    library = Library.in_memory()
    library.create(evening(7))
    library.create(replace(evening(3), id=OTHER))

    async def main(page: ft.Page) -> None:
        await start(page, LibraryBook(library), now)

    return main


async def test_only_one_running_game_has_a_card() -> None:
    async with Screen(two_games()) as screen:
        assert screen.texts().count("Resume") == 1
        assert "Also running" in screen.texts()


async def test_a_row_says_the_totals_and_leads_to_the_table() -> None:
    async with Screen(two_games()) as screen:
        row = next(label for label in screen.labels() if "ahead, goes on" in label)
        assert "Ana" in row
        assert "Ben" in row

        await screen.tap(row)
        await screen.see("All rounds")
