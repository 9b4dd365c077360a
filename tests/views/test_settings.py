"""The settings: backups, files in and out, the trash, and a book that can only be read."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from main import LibraryBook
from storage.cabinet import Cabinet
from storage.library import Library
from storage.limits import MOST_EVENTS
from storage.memory_files import MemoryFiles
from storage.quarantine import Damaged
from storage.safekeeping import back_up
from tests.screen import Screen
from tests.storage.sheets import sheet, with_rounds
from tests.storage.watched_files import WatchedFiles
from tests.views.at_table import now
from tests.views.drawn import drawn
from tests.views.gallery import LOOK
from tests.views.test_desk import FullDisk
from views import errands
from views.acts.entering import begin_round, put
from views.acts.going import go
from views.desk import Desk
from views.keeping import Import, Work
from views.page import Games, Home, Record, Settings, Table
from views.pages.settings_likes import LIKES
from views.parts.aside_words import aside_words

GAME = sheet(1).id


def book_of(*numbers: int) -> Library:
    library = Library.in_memory()
    for number in numbers:
        library.create(with_rounds(sheet(number), 2))
    return library


async def settings_of(library: Library) -> Desk:
    desk = Desk(LibraryBook(library), now)
    await desk.change(go(Settings()))
    return desk


def archive(*numbers: int) -> dict[str, Any]:
    """A file to choose, with games of these numbers."""
    content = Cabinet(book_of(*numbers), lambda: "2026-11-29").export_all("zip").content
    return {"id": 1, "name": "club.zip", "size": len(content), "bytes": content}


async def test_a_backup_is_made_on_a_tap() -> None:
    library = book_of(1, 2)
    async with Screen(drawn(await settings_of(library))) as screen:
        await screen.tap("back-up")
        await screen.see("Backed up")

        assert screen.is_shown("2 games")
        assert len(library.backups.names()) == 1


async def test_an_empty_book_has_nothing_to_back_up_or_export() -> None:
    async with Screen(drawn(await settings_of(book_of()))) as screen:
        keys = [target.key for target in screen.targets()]

        assert keys == ["back", *LIKES, "import", "about"]


@pytest.mark.parametrize("shape", ["zip", "json", "csv"])
async def test_everything_is_given_as_a_file(shape: str) -> None:
    library, kept = book_of(1, 2), dict[str, Any]()
    async with Screen(drawn(await settings_of(library)), kept=kept) as screen:
        await screen.tap("export")
        await screen.tap(f"export-{shape}")
        await screen.until(lambda: "given" in kept)

    assert kept["given"]["file_name"] == f"cabo-referee-2026-11-29.{shape}"
    assert kept["given"]["src_bytes"] == LibraryBook(library).ask(
        lambda c: c.export_all(shape).content
    )


async def test_an_import_says_first_what_would_change_and_then_does_it() -> None:
    library = book_of(1)
    desk = await settings_of(library)
    async with Screen(drawn(desk), kept={"chosen": [archive(1, 2, 3)]}) as screen:
        await screen.tap("import")
        await screen.see("2 games are new")
        assert screen.is_shown("1 game is here already")
        assert len(library.summaries()) == 1

        await screen.tap("Import 2 games")
        await screen.see("2 games came in")

        assert len(library.summaries()) == len(desk.state.summaries) == 3
        assert len(library.backups.names()) == 1


async def test_what_is_here_already_changes_nothing() -> None:
    async with Screen(
        drawn(await settings_of(book_of(1, 2))), kept={"chosen": [archive(1, 2)]}
    ) as screen:
        await screen.tap("import")
        await screen.see("nothing would change")

        assert not screen.is_shown("import-yes")


async def test_a_plan_is_carried_out_once() -> None:
    library = book_of(1)
    desk = await settings_of(library)
    await errands.plan_import(desk, (("club.zip", archive(2)["bytes"]),))
    laid = desk.state.overlay
    assert isinstance(laid, Import)

    await errands.bring_in(desk, laid.coming)
    await errands.bring_in(desk, laid.coming)

    assert len(library.backups.names()) == 1
    assert desk.state.trouble is None


async def test_a_bad_file_is_named_and_nothing_comes_in() -> None:
    library = book_of()
    bad = {"id": 2, "name": "holiday.json", "size": 3, "bytes": b"no!"}
    async with Screen(
        drawn(await settings_of(library)), kept={"chosen": [archive(1), bad]}
    ) as screen:
        await screen.tap("import")
        await screen.see("holiday.json was not imported")

        assert library.summaries() == ()


async def test_a_backup_brings_back_what_is_gone() -> None:
    library = book_of(1, 2)
    back_up(library, "2026-11-22")
    library.delete(GAME)
    desk = await settings_of(library)
    async with Screen(drawn(desk)) as screen:
        await screen.tap("backup-2026-11-22.zip")
        await screen.see("1 game is new")
        await screen.tap("Bring back 1 game")
        await screen.see("1 game came in")

        assert len(library.summaries()) == 2


async def test_an_import_that_the_drive_refuses_says_so_and_can_be_done_again() -> None:
    disk = FullDisk()
    library = Library.in_memory(WatchedFiles(MemoryFiles(), disk))
    desk = await settings_of(library)
    async with Screen(drawn(desk), kept={"chosen": [archive(1, 2)]}) as screen:
        await screen.tap("import")
        await screen.see("2 games are new")
        disk.is_full = True
        await screen.tap("import-yes")
        await screen.see("Not done: this device is full.")
        disk.is_full = False

        await screen.tap("import")
        await screen.see("2 games are new")
        await screen.tap("import-yes")
        await screen.see("2 games came in")

        assert len(library.summaries()) == 2


async def test_a_deleted_game_comes_back_by_undo() -> None:
    library = book_of(1, 2)
    desk = Desk(LibraryBook(library), now)
    await desk.open_record(GAME)
    async with Screen(drawn(desk)) as screen:
        await screen.tap("record-more")
        await screen.tap("delete-game")
        await screen.see("The game is in the trash")
        assert len(library.summaries()) == len(desk.state.summaries) == 1

        await screen.tap("Undo")
        await screen.see("The game is back")

        assert len(library.summaries()) == len(desk.state.summaries) == 2


async def test_a_game_that_was_open_is_on_no_screen_once_it_is_deleted() -> None:
    desk = Desk(LibraryBook(book_of(1)), now)
    await desk.open_table(GAME)
    await desk.open_record(GAME)

    await errands.delete(desk, GAME)

    assert (desk.state.page, desk.state.open, desk.state.record) == (Games(), None, None)


async def test_two_taps_delete_once_and_say_so_once() -> None:
    desk = Desk(LibraryBook(book_of(1)), now)
    await desk.open_record(GAME)

    await errands.delete(desk, GAME)
    await errands.delete(desk, GAME)

    assert desk.state.trouble is None


async def test_one_game_is_given_as_a_file() -> None:
    kept = dict[str, Any]()
    desk = Desk(LibraryBook(book_of(1)), now)
    await desk.open_record(GAME)
    async with Screen(drawn(desk), kept=kept) as screen:
        await screen.tap("record-more")
        await screen.tap("export-game-csv")
        await screen.until(lambda: "given" in kept)

    assert kept["given"]["file_name"] == "cabo-game-00000000.csv"
    assert desk.state.page == Record(Home())


async def test_the_trash_gives_a_game_back() -> None:
    library = book_of(1)
    library.delete(GAME)
    async with Screen(drawn(await settings_of(library))) as screen:
        await screen.tap(f"restore-{GAME}")
        await screen.see("The game is back")

        assert len(library.summaries()) == 1
        assert screen.is_shown("Nothing is in it.")


async def test_the_trash_is_emptied_after_a_question() -> None:
    library = book_of(1)
    library.delete(GAME)
    async with Screen(drawn(await settings_of(library))) as screen:
        await screen.tap("empty-trash")
        assert screen.is_shown("1 game goes for good.")
        await screen.tap("Delete 1 game")
        await screen.see("The trash is empty")

        assert library.trash.summaries() == ()


async def test_what_is_damaged_is_told_by_name(tmp_path: Path) -> None:
    book = Library.open(tmp_path)
    for number in (1, 2):
        book.create(sheet(number))
    book.close()
    damaged = tmp_path / f"games/undated/{GAME}.json"
    damaged.write_bytes(damaged.read_bytes()[:-9])
    desk = await settings_of(Library.open(tmp_path))

    async with Screen(drawn(desk)) as screen:
        assert screen.is_shown("One file of the book could not be read and was put aside")
        assert screen.is_shown("Ana, Ben, Cy and Di")


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        ("wrong-checksum", "could not be read and was put aside"),
        ("newer-version", "A newer version of the app wrote one file"),
        ("not-read", "The device does not show one file"),
    ],
)
def test_every_kind_of_fault_has_its_own_words(reason: str, said: str) -> None:
    words = aside_words(LOOK, [Damaged("7.json", reason)])

    assert [said in sentence and "7.json" in sentence for sentence in words] == [True]


async def test_beside_another_window_nothing_is_offered_that_writes(tmp_path: Path) -> None:
    writer = Library.open(tmp_path)
    writer.create(with_rounds(sheet(1), 2))
    back_up(writer, "2026-11-22")
    writer.delete(GAME)
    writer.create(with_rounds(sheet(2), 2))
    desk = await settings_of(Library.open_read_only(tmp_path))

    async with Screen(drawn(desk)) as screen:
        assert screen.is_shown("This book is open in another window.")
        keys = {target.key for target in screen.targets()}

    assert keys == {"back", "try-to-write", *LIKES, "export", "about"}


async def test_it_can_be_written_once_the_other_window_is_gone(tmp_path: Path) -> None:
    writer = Library.open(tmp_path)
    writer.create(with_rounds(sheet(1), 2))
    desk = Desk(LibraryBook(Library.open_read_only(tmp_path)), now)
    async with Screen(drawn(desk)) as screen:
        await screen.tap("try-to-write")
        await screen.see("It still can only be read here.")
        writer.close()

        await screen.tap("try-to-write")
        while desk.state.is_read_only or desk.state.work:
            await screen.settle()

        assert not screen.is_shown("try-to-write")
        assert "new-game" in {target.key for target in screen.targets()}


async def test_an_address_of_an_entry_shows_the_table_where_nothing_can_be_saved(
    tmp_path: Path,
) -> None:
    Library.open(tmp_path).create(sheet(1))
    desk = Desk(LibraryBook(Library.open_read_only(tmp_path)), now)

    await desk.go_to(f"/game/{GAME}/round")

    assert desk.state.page == Table()


async def test_what_the_other_window_had_half_typed_goes_on_here(tmp_path: Path) -> None:
    writer = Library.open(tmp_path)
    writer.create(sheet(1))
    desk = Desk(LibraryBook(Library.open_read_only(tmp_path)), now)
    await desk.open_table(GAME)
    first = Desk(LibraryBook(writer), now)
    await first.open_table(GAME)
    await first.change(begin_round)
    await first.change(put(7))
    writer.close()

    await errands.try_to_write(desk)

    assert desk.state.open is not None
    assert [hand.points for hand in desk.state.open.draft.hands] == [7]


async def test_a_reader_follows_what_the_writer_saves(tmp_path: Path) -> None:
    writer = Library.open(tmp_path)
    writer.create(sheet(1))
    desk = Desk(LibraryBook(Library.open_read_only(tmp_path)), now)
    await desk.open_table(GAME)

    writer.save(with_rounds(sheet(1), 2), 1)
    await desk.look_again()

    assert len(desk.state.game.rounds) == desk.state.summaries[0].rounds == 2


async def test_while_one_errand_is_run_no_other_begins() -> None:
    desk = await settings_of(book_of(1))
    busy = replace(desk.state, work=Work("settings.reading"))
    desk.state = busy

    await errands.back_up(desk)

    assert desk.state is busy


async def test_a_game_that_is_in_no_backup_is_named_before_and_after_one() -> None:
    library, kept = book_of(1), dict[str, Any]()
    library.create(with_rounds(sheet(2), MOST_EVENTS))
    async with Screen(drawn(await settings_of(library)), kept=kept) as screen:
        assert screen.is_shown("1 game is too long for a backup")
        assert screen.is_shown(": Ana, Ben, Cy and Di.")

        await screen.tap("back-up")
        await screen.see("Backed up, but for 1 game")
        await screen.tap("export")
        await screen.tap("export-zip")
        await screen.see("1 game is not in the file")


async def test_the_table_takes_the_longest_game_and_nothing_is_said() -> None:
    library, kept = book_of(1), dict[str, Any]()
    library.create(with_rounds(sheet(2), MOST_EVENTS))
    async with Screen(drawn(await settings_of(library)), kept=kept) as screen:
        await screen.tap("export")
        await screen.tap("export-csv")
        await screen.until(lambda: "given" in kept)

        assert not screen.is_shown("is not in the file")
