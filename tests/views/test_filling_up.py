"""The lists of the app when the book could not know all its games at the start."""

from pathlib import Path

import flet as ft

from main import LibraryBook
from storage.files import write_atomically
from storage.library import Library
from storage.memory_files import MemoryFiles
from tests.screen import Screen
from tests.storage.sheets import sheet, with_round
from tests.views.at_table import now
from views.app import start
from views.desk import Desk

GAMES = 70
"""More than are read at once."""


def files_without_index() -> MemoryFiles:
    files = MemoryFiles()
    book = Library.in_memory(files)
    for number in range(GAMES):
        book.create(sheet(number))
    return files


def desk_over(book: Library) -> Desk:
    return Desk(LibraryBook(book), now)


async def test_the_list_fills_up_after_the_start() -> None:
    desk = desk_over(Library.in_memory(files_without_index()))
    assert 0 < len(desk.state.summaries) < GAMES

    await desk.read_on()

    assert len(desk.state.summaries) == GAMES


async def test_the_screen_shows_what_was_read_since_it_was_drawn() -> None:
    library = Library.in_memory(files_without_index())

    async def main(page: ft.Page) -> None:
        page.route = "/games"
        await start(page, LibraryBook(library), now)

    async with Screen(main) as screen:
        await screen.see("70 games, 70 running")


async def test_a_damaged_game_that_is_found_late_is_told() -> None:
    files = files_without_index()
    damaged = Path("book/games/undated") / f"{0:032x}.json"
    write_atomically(files, damaged, b"{}")
    desk = desk_over(Library.in_memory(files))

    await desk.read_on()

    assert [aside.name for aside in desk.state.damaged] == [damaged.name]


async def test_an_older_game_can_be_opened_while_the_list_does_not_show_it() -> None:
    book = Library.in_memory(files_without_index())
    desk = desk_over(book)

    await desk.open_table(sheet(0).id)
    book.save(with_round(sheet(0)), 1)
    await desk.read_on()

    assert {game.id: game.rounds for game in desk.state.summaries}[sheet(0).id] == 1


async def test_a_list_of_a_book_that_was_closed_stays_as_it_is() -> None:
    book = Library.in_memory(files_without_index())
    desk = desk_over(book)
    before = desk.state

    book.close()
    await desk.read_on()

    assert desk.state is before
