"""Home: the newest running game as a card, the other ones as rows."""

from dataclasses import replace

import flet as ft

from main import LibraryBook
from referee.sheet import ScoreSheet
from storage.library import Library
from tests.control_tree import label_of
from tests.screen import Main, Screen
from tests.views.at_table import now
from tests.views.open_game import evening
from views.app import start

OTHER = "1" * 32


def two_games() -> Main:
    return running_games(evening(7), replace(evening(3), id=OTHER))


def running_games(*sheets: ScoreSheet) -> Main:
    library = Library.in_memory()
    for sheet in sheets:
        library.create(sheet)

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


async def test_of_many_running_games_a_few_stand_there_and_the_others_are_a_tap_away() -> None:
    games = [replace(evening(3), id=f"{number:032x}") for number in range(60)]
    async with Screen(running_games(*games)) as screen:
        assert rows_of_games(screen) == 4

        await screen.tap("All 60")

        assert rows_of_games(screen) == 50


def rows_of_games(screen: Screen) -> int:
    return sum("goes on" in (label_of(row) or "") for row in screen.targets())
