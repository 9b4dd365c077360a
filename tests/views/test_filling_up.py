"""The lists of the app when the book could not know all its games at the start."""

from dataclasses import replace
from pathlib import Path
from random import Random

import flet as ft
import pytest

from main import LibraryBook
from storage.files import write_atomically
from storage.library import Library
from storage.memory_files import MemoryFiles
from tests.screen import Screen
from tests.storage.folded_files import fold, folded_files
from tests.storage.old_games import GAMES as IN_INDEX
from tests.storage.sheets import sheet, with_round
from tests.views.at_table import now
from tests.views.open_game import evening
from views import warming
from views.app import start
from views.desk import Desk
from views.habits import habits_of

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


def games_of(library: Library) -> Screen:
    """The list of all games, opened by its address."""

    async def main(page: ft.Page) -> None:
        page.route = "/games"
        await start(page, LibraryBook(library), now)

    return Screen(main)


async def test_the_screen_shows_what_was_read_since_it_was_drawn() -> None:
    library = Library.in_memory(files_without_index())

    async with games_of(library) as screen:
        await screen.see("70 games, 70 running")


async def test_whoever_opens_the_list_of_all_games_sees_all_at_once() -> None:
    library = Library.in_memory(folded_files())

    async with games_of(library) as screen:
        assert screen.is_shown(f"{IN_INDEX} games")


async def test_home_is_not_disturbed_but_nobody_waits_for_all_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(warming, "QUIET", float("inf"))
    library = Library.in_memory(folded_files())

    async with Screen(lambda page: start(page, LibraryBook(library), now)) as screen:
        assert screen.is_shown(f"All {len(library.lists.so_far())}")
        assert len(library.lists.so_far()) < IN_INDEX
        await screen.tap("place-games")
        await screen.see(f"{IN_INDEX} games")


async def test_home_counts_the_games_that_are_still_to_be_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(warming, "QUIET", float("inf"))
    files = MemoryFiles()
    book = Library.in_memory(files)
    for number in range(20):
        book.create(replace(evening(), id=f"{number:032x}"))
    book.close()
    fold(files)

    async with Screen(
        lambda page: start(page, LibraryBook(Library.in_memory(files)), now)
    ) as screen:
        assert screen.is_shown("All 20")
        await screen.tap("place-games")
        await screen.see("20 games")
        await screen.tap("place-home")
        assert screen.is_shown("All 20")


async def test_nobody_looks_different_once_all_games_are_there() -> None:
    dice, names, files = Random(2), [f"P{number}" for number in range(12)], MemoryFiles()
    book = Library.in_memory(files)
    for number in range(60):
        at = f"20{10 + number // 12}-{number % 12 + 1:02}-01T20:00:00+01:00"
        book.create(sheet(number, dice.sample(names[: 4 + number // 6], 3), at=at))
    book.close()
    fold(files)
    desk = desk_over(Library.in_memory(files))
    before = desk.state

    await desk.read_on()

    assert len(desk.state.summaries) > len(before.summaries)
    assert habits_of(desk.state.summaries, before.people) == habits_of(
        before.summaries, before.people
    )


async def test_once_it_was_quiet_all_games_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "QUIET", 0.0)
    desk = desk_over(Library.in_memory(folded_files()))

    await warming.fill_up(desk)

    assert len(desk.state.summaries) == IN_INDEX


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
