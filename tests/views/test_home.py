"""Home: the newest running game as a card, the other ones as rows."""

from dataclasses import replace

import flet as ft
import pytest

from main import LibraryBook
from referee.journal import Journal
from referee.sheet import ScoreSheet
from storage.library import Library
from tests import control_tree as tree
from tests.control_tree import label_of
from tests.screen import Main, Screen
from tests.views.at_table import now
from tests.views.open_game import evening
from views.app import start
from views.preferences import Preferences

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


@pytest.mark.parametrize(("width", "is_beside"), [(360, False), (560, True)])
async def test_the_date_cuts_nothing_off_what_is_next(width: float, is_beside: bool) -> None:
    library = Library.in_memory()
    first, *rest = evening(7).journal.events
    dated = replace(first, at=now())
    library.create(replace(evening(7), journal=Journal((dated, *rest))))
    library.keep_settings(Preferences(is_introduced=True, language="fr").kept())

    async def main(page: ft.Page) -> None:
        await start(page, LibraryBook(library), now)

    async with Screen(main, width=width) as screen:
        rows = [each for each in tree.walk(screen.pages()) if isinstance(each, ft.Row)]
        said = [[each.value for each in row.controls if isinstance(each, ft.Text)] for row in rows]

        assert any("Manche 8 à jouer" in words for words in said) is is_beside
        assert "Manche 8 à jouer" in screen.texts()


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
