"""How the table likes the app: chosen in the settings, seen at once, and kept."""

import flet as ft

from main import LibraryBook
from storage.library import Library
from storage.memory_files import MemoryFiles
from tests.screen import Screen
from tests.storage.watched_files import WatchedFiles
from tests.views.at_table import GAME, now, sheet
from tests.views.drawn import drawn
from tests.views.test_desk import FullDisk
from views.acts import choosing
from views.acts.going import go
from views.desk import Desk
from views.page import Settings
from views.preferences import Brightness, preferences_in


async def settings_of(library: Library) -> Desk:
    desk = Desk(LibraryBook(library), now)
    await desk.change(go(Settings()))
    return desk


def is_on(screen: Screen, key: str) -> bool:
    row = screen.target(key)
    assert isinstance(row, ft.Semantics)
    return bool(row.checked)


async def test_a_choice_is_seen_at_once_and_kept() -> None:
    library = Library.in_memory()
    desk = await settings_of(library)
    async with Screen(drawn(desk)) as screen:
        await screen.tap("brightness")
        await screen.tap("brightness-dark")

        assert is_on(screen, "brightness-dark")
        assert preferences_in(library.settings()).brightness is Brightness.DARK
        assert Desk(LibraryBook(library), now).state.preferences == desk.state.preferences


async def test_a_switch_goes_off_and_on_again() -> None:
    desk = await settings_of(Library.in_memory())
    async with Screen(drawn(desk)) as screen:
        await screen.tap("vibration")
        assert not is_on(screen, "vibration")

        await screen.tap("vibration")
        assert is_on(screen, "vibration")


async def test_what_else_the_book_keeps_stays_when_a_choice_is_kept() -> None:
    library = Library.in_memory()
    library.keep_settings({"ruling_notes": {"D-57": "a tie is enough"}})
    desk = await settings_of(library)

    await desk.change(choosing.write_at(2.0))

    assert library.settings()["ruling_notes"] == {"D-57": "a tie is enough"}
    assert library.settings()["text_size"] == 2.0


async def test_what_two_windows_choose_is_kept_of_both() -> None:
    library = Library.in_memory()
    one, other = await settings_of(library), await settings_of(library)

    await one.change(choosing.write_at(2.0))
    await other.change(choosing.light(Brightness.DARK))

    assert library.settings()["text_size"] == 2.0
    assert library.settings()["brightness"] == "dark"


async def test_a_language_that_a_later_version_knows_outlives_another_choice() -> None:
    library = Library.in_memory()
    library.keep_settings({"language": "tlh"})
    desk = await settings_of(library)

    await desk.change(choosing.write_at(2.0))

    assert library.settings() == {"language": "tlh", "text_size": 2.0}


async def test_a_book_that_refuses_a_choice_says_so_and_tries_again() -> None:
    disk = FullDisk()
    desk = await settings_of(Library.in_memory(WatchedFiles(MemoryFiles(), disk)))
    disk.is_full = True

    await desk.change(choosing.light(Brightness.DARK))
    refused = desk.state

    disk.is_full = False
    await desk.try_again()

    assert refused.trouble is not None
    assert refused.preferences.brightness is Brightness.SYSTEM
    assert desk.state.trouble is None
    assert desk.state.preferences.brightness is Brightness.DARK


async def test_a_plain_keypad_takes_the_place_of_the_numbers_and_is_remembered() -> None:
    library = Library.in_memory()
    library.create(sheet())
    desk = await settings_of(library)
    await desk.change(choosing.switch_pad)

    again = Desk(LibraryBook(library), now)
    await again.open_table(GAME)
    async with Screen(drawn(again)) as screen:
        await screen.tap("record")
        for key in ("pad-1", "pad-7", "key-enter", "pad-9", "key-enter"):
            await screen.tap(key)
        assert again.state.open is not None
        assert [hand.points for hand in again.state.open.draft.hands] == [17, 9]

        await screen.tap("key-grid")
        await screen.tap("key-12")
        assert screen.is_shown("key-enter")
