"""The first steps: shown to a newcomer, left at once if one likes, and not shown again."""

from dataclasses import replace

import flet as ft
import pytest

from main import LibraryBook
from storage.library import Library
from storage.memory_files import MemoryFiles
from tests.screen import Main, Screen
from tests.storage.sheets import sheet
from tests.storage.watched_files import WatchedFiles
from tests.views.at_table import now
from tests.views.drawn import drawn
from tests.views.gallery import LOOK
from tests.views.test_desk import FullDisk
from views.acts.going import back, go
from views.app import start
from views.desk import Desk
from views.page import About, FirstSteps, Home, NewGame
from views.preferences import preferences_in
from views.routes import route_of
from views.texts.wording import languages


def opened_at(library: Library, route: str = "/") -> Main:
    async def main(page: ft.Page) -> None:
        page.route = route
        await start(page, LibraryBook(library), now)

    return main


async def page_at_start(library: Library) -> object:
    desk = Desk(LibraryBook(library), now)
    await desk.go_to("/")
    return desk.state.page


async def test_a_newcomer_is_led_through_three_steps_to_a_new_game() -> None:
    library = Library.in_memory()
    async with Screen(opened_at(library)) as screen:
        assert screen.is_shown("One tap a hand")
        await screen.tap("next")
        assert screen.is_shown("The referee answers")
        await screen.tap("next")
        assert screen.is_shown("Nothing is forgotten")

        await screen.tap("begin")

        assert screen.is_shown("At the table")
        assert preferences_in(library.settings()).is_introduced


async def test_the_steps_are_skipped_at_once_and_do_not_come_again() -> None:
    library = Library.in_memory()
    async with Screen(opened_at(library)) as screen:
        await screen.tap("skip")
        assert screen.is_shown("new-game")

    assert await page_at_start(library) == Home()


async def test_who_has_a_game_is_no_newcomer() -> None:
    library = Library.in_memory()
    library.create(sheet(1))

    assert await page_at_start(library) == Home()


async def test_an_address_is_shown_even_to_a_newcomer() -> None:
    desk = Desk(LibraryBook(Library.in_memory()), now)

    await desk.go_to("/new")

    assert desk.state.page == NewGame()


async def test_a_full_device_holds_nobody_in_the_first_steps() -> None:
    disk = FullDisk()
    library = Library.in_memory(WatchedFiles(MemoryFiles(), disk))
    disk.is_full = True
    async with Screen(opened_at(library)) as screen:
        await screen.tap("skip")

        assert screen.is_shown("new-game")
        assert screen.is_shown("full")


async def test_one_step_back_leads_to_the_step_before() -> None:
    desk = Desk(LibraryBook(Library.in_memory()), now)
    await desk.change(go(FirstSteps(step=2)))
    await desk.change(back)
    assert desk.state.page == FirstSteps(step=1)

    await desk.change(back)
    await desk.change(back)
    assert desk.state.page == FirstSteps()


async def test_the_steps_are_seen_again_from_about() -> None:
    desk = Desk(LibraryBook(Library.in_memory()), now)
    await desk.change(go(About()))
    async with Screen(drawn(desk)) as screen:
        for key in ("first-steps", "next", "next", "done"):
            await screen.tap(key)

        assert desk.state.page == About()


async def test_steps_that_are_seen_again_have_an_address_of_their_own() -> None:
    desk = Desk(LibraryBook(Library.in_memory()), now)
    await desk.go_to("/about/steps")

    assert desk.state.page == FirstSteps(is_again=True)
    assert route_of(desk.state) == "/about/steps"


@pytest.mark.parametrize("step", [0, 1, 2])
@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1440, 900)])
async def test_the_drawings_say_nothing_and_every_control_has_a_name(
    step: int, size: tuple[int, int]
) -> None:
    desk = Desk(LibraryBook(Library.in_memory()), now)
    await desk.change(go(FirstSteps(step=step)))
    async with Screen(drawn(desk, replace(LOOK, width=size[0], height=size[1]))) as screen:
        keys = {str(target.key) for target in screen.targets()}

    spoken = {f"language-{language}" for language in languages()} if step == 0 else set()
    assert keys - spoken == {"skip", *(["back"] if step else []), "begin" if step == 2 else "next"}
