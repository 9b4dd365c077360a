"""Stars and notes beside the rulings: kept in the book, found again, never in the way."""

from pathlib import Path

from main import LibraryBook
from storage.library import Library
from storage.memory_files import MemoryFiles
from tests.screen import Screen
from tests.storage.watched_files import WatchedFiles
from tests.views.at_table import now
from tests.views.drawn import drawn
from tests.views.test_desk import FullDisk
from views.acts.going import back
from views.acts.ruling import keep_note, open_rules, star, write_note
from views.desk import Desk
from views.jottings import MOST, NOTES, STARS, Jottings, jotted, rewritten

NOTE = "a tie is enough for us"


async def rules_of(library: Library, ruling: str | None = "D-57") -> Desk:
    desk = Desk(LibraryBook(library), now)
    await desk.change(open_rules(ruling))
    return desk


async def test_a_star_is_kept_and_its_ruling_stands_first() -> None:
    library = Library.in_memory()
    async with Screen(drawn(await rules_of(library))) as screen:
        await screen.tap("Star this ruling")
        assert screen.is_shown("Take the star away")

    assert library.settings()[STARS] == ["D-57"]
    async with Screen(drawn(await rules_of(library, None))) as screen:
        assert {"Starred", "No, the call failed."} <= set(screen.texts())


async def test_a_star_said_twice_is_gone() -> None:
    library = Library.in_memory()
    desk = await rules_of(library)

    await desk.change(star("D-57"))
    await desk.change(star("D-57"))

    assert library.settings()[STARS] == []


async def test_a_note_is_kept_with_a_tap_and_stands_beside_the_answer() -> None:
    library = Library.in_memory()
    async with Screen(drawn(await rules_of(library))) as screen:
        await screen.type("note-D-57", NOTE)
        await screen.tap("keep-note")

        assert screen.is_shown(f"We play it so: {NOTE}")
        assert library.settings()[NOTES] == {"D-57": NOTE}


async def test_a_note_that_is_left_half_typed_is_kept_too() -> None:
    library = Library.in_memory()
    desk = await rules_of(library)

    await desk.change(write_note("D-57", NOTE))
    await desk.change(back)

    assert library.settings()[NOTES] == {"D-57": NOTE}


async def test_an_empty_note_is_no_note() -> None:
    library = Library.in_memory()
    desk = await rules_of(library)
    await desk.change(write_note("D-57", NOTE))
    await desk.change(keep_note)

    await desk.change(write_note("D-57", "  "))
    await desk.change(keep_note)

    assert library.settings()[NOTES] == {}


async def test_a_note_is_found_by_its_own_words() -> None:
    library = Library.in_memory()
    library.keep_settings({NOTES: {"D-08": "marmalade jokers count 5"}})
    async with Screen(drawn(await rules_of(library, None))) as screen:
        assert screen.is_shown("How we play it")
        await screen.type("ask", "marmalade")

        assert screen.is_shown("We play it so: marmalade jokers count 5")


async def test_a_note_has_500_letters_at_most() -> None:
    library = Library.in_memory()
    desk = await rules_of(library)

    await desk.change(write_note("D-57", "x" * 10_000))
    await desk.change(keep_note)

    assert len(library.settings()[NOTES]["D-57"]) == MOST


async def test_what_else_the_book_keeps_stays() -> None:
    library = Library.in_memory()
    library.keep_settings({"brightness": "dark", NOTES: {"D-08": "two"}})
    desk = await rules_of(library)

    await desk.change(star("D-57"))

    assert library.settings() == {"brightness": "dark", NOTES: {"D-08": "two"}, STARS: ["D-57"]}


async def test_a_full_disk_is_told_and_what_was_typed_stays_and_is_kept_later() -> None:
    disk = FullDisk()
    library = Library.in_memory(WatchedFiles(MemoryFiles(), disk))
    async with Screen(drawn(await rules_of(library))) as screen:
        disk.is_full = True
        await screen.type("note-D-57", NOTE)
        await screen.tap("keep-note")
        assert screen.is_shown("Not done: this device is full.")
        assert screen.is_shown(f"We play it so: {NOTE}")

        disk.is_full = False
        await screen.tap("try-again")
        assert not screen.is_shown("this device is full")
        assert library.settings()[NOTES] == {"D-57": NOTE}


async def test_in_a_window_that_only_reads_nothing_is_jotted(tmp_path: Path) -> None:
    Library.open(tmp_path).close()
    async with Screen(drawn(await rules_of(Library.open_read_only(tmp_path)))) as screen:
        assert screen.is_shown("Related")
        assert not screen.is_shown("star")
        assert not screen.is_shown("note-D-57")


def test_what_is_no_star_and_no_note_is_passed_over() -> None:
    assert jotted({STARS: "D-57", NOTES: ["x"]}) == Jottings()
    assert jotted({STARS: [1, "D-57"], NOTES: {"D-57": 5, "D-58": "y"}}) == Jottings(
        ("D-57",), (("D-58", "y"),)
    )


def test_what_another_window_jotted_meanwhile_stays() -> None:
    before = Jottings(("D-01",), (("D-01", "one"), ("D-02", "two")))
    after = before.with_star("D-01").with_star("D-03").with_note("D-02", "")
    elsewhere = {STARS: ["D-01", "D-09"], NOTES: {"D-01": "uno", "D-02": "two", "D-09": "nine"}}

    assert rewritten(elsewhere, before, after) == {
        STARS: ["D-09", "D-03"],
        NOTES: {"D-01": "uno", "D-09": "nine"},
    }
