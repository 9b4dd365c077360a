"""The desk: what it does when the book refuses, and when two windows have one game."""

import errno
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from main import LibraryBook
from referee.events import PlayerRenamed
from storage.library import Library
from storage.memory_files import MemoryFiles
from storage.open_games import MOST_OPEN
from tests.storage.watched_files import WatchedFiles
from tests.views.at_table import ANA, BEN, CY, DI, GAME, desk_with, now, play, sheet, totals
from views.acts import going
from views.acts.changing import noted
from views.acts.entering import begin_correction, begin_round, call, put, save_anyway
from views.acts.playing import happened, undo
from views.acts.setting import new_game, rematch, set_up, start_game
from views.desk import Desk
from views.page import Entry, Games, Home, NewGame, Rounds, Table
from views.routes import route_of
from views.state import Trouble


class FullDisk:
    """Refuses every write while it is full."""

    def __init__(self) -> None:
        self.is_full = False

    def __call__(self, operation: str, path: Path) -> None:
        if self.is_full and operation == "write":
            raise OSError(errno.ENOSPC, "no space left", str(path))


async def test_a_round_that_cannot_be_saved_stays_on_the_screen_and_says_why() -> None:
    disk = FullDisk()
    desk = await desk_with(sheet(), Library.in_memory(WatchedFiles(MemoryFiles(), disk)))
    await desk.change(begin_round)
    disk.is_full = True

    await desk.change(call(ANA))
    for points in (4, 9, 12):
        await desk.change(put(points))
    await desk.change(save_anyway(now()))

    assert isinstance(desk.state.page, Entry)
    assert desk.state.open is not None
    assert [hand.points for hand in desk.state.open.draft.hands] == [4, 9, 12]
    assert isinstance(desk.state.trouble, Trouble)
    assert desk.state.trouble.code == "disk-full"


async def test_it_is_saved_once_there_is_room_again() -> None:
    disk = FullDisk()
    library = Library.in_memory(WatchedFiles(MemoryFiles(), disk))
    desk = await desk_with(sheet(), library)
    disk.is_full = True
    await play(desk, ANA, 4, 9, 12)
    disk.is_full = False

    await desk.try_again()

    assert totals(desk) == [0, 9, 12]
    assert desk.state.trouble is None
    assert len(library.load(GAME).sheet.game.rounds) == 1


async def test_a_window_that_was_slower_sees_what_the_other_one_saved() -> None:
    library = Library.in_memory()
    quick = await desk_with(sheet(), library)
    slow = Desk(LibraryBook(library), now)
    await slow.open_table(GAME)

    await play(quick, ANA, 4, 9, 12)
    await play(slow, BEN, 7, 1, 3)

    assert totals(slow) == [0, 9, 12]
    assert slow.state.trouble == Trouble("conflict")
    assert len(library.load(GAME).sheet.game.rounds) == 1


async def test_a_rename_keeps_the_half_typed_round_in_the_book() -> None:
    library = Library.in_memory()
    desk = await desk_with(sheet(), library)
    await desk.change(begin_round)
    await desk.change(put(7))
    await desk.change(going.back)

    await desk.change(happened(PlayerRenamed(ANA, DI)))

    draft = library.draft(GAME)
    assert draft is not None
    assert draft.hand_of(DI) == 7


async def test_start_tapped_twice_begins_one_game() -> None:
    library = Library.in_memory()
    desk = Desk(LibraryBook(library), now)
    await desk.change(new_game(None))
    await desk.change(set_up(lambda setup: setup.with_player("Ana").with_player("Ben")))

    await desk.change(start_game("1" * 32, now()))
    await desk.change(start_game("2" * 32, now()))

    assert [summary.id for summary in library.summaries()] == ["1" * 32]
    assert desk.state.page == Table()


async def test_a_rematch_leaves_the_old_game_as_it_is() -> None:
    library = Library.in_memory()
    desk = await desk_with(sheet(totals=(95, 20, 30)), library)
    await play(desk, BEN, 9, 4, 12)
    old = library.load(GAME)

    await desk.change(rematch("1" * 32, now()))

    assert totals(desk) == [0, 0, 0]
    assert [seat.player for seat in desk.state.game.seats] == [ANA, BEN, CY]
    assert library.load(GAME) == old


async def test_the_last_table_is_set_up_already() -> None:
    desk = await desk_with(sheet(caller_penalty=5))

    await desk.set_up()

    assert desk.state.page == NewGame()
    assert desk.state.setup.players == (ANA, BEN, CY)
    assert desk.state.setup.house == (("caller_penalty", 5),)


async def test_an_address_of_no_game_shows_home_and_says_so() -> None:
    desk = Desk(LibraryBook(Library.in_memory()), now)

    await desk.go_to("/game/" + "f" * 32)

    assert desk.state.page == Home()
    assert desk.state.trouble == Trouble("not-found")


@pytest.mark.parametrize(
    "route",
    [
        "/evenings/" + "9" * 5000,
        "/evenings/²",
        "/game/..",
        "/games/\0",
        "/rules/..",
        "/players/%ff",
    ],
)
async def test_an_address_that_somebody_made_up_does_no_harm(route: str) -> None:
    desk = Desk(LibraryBook(Library.in_memory()), now)

    await desk.go_to(route)

    assert route_of(desk.state)


async def test_an_address_shows_its_game_again_with_the_half_typed_round() -> None:
    library = Library.in_memory()
    before = await desk_with(sheet(), library)
    await before.change(begin_round)
    await before.change(put(7))

    desk = Desk(LibraryBook(library), now)
    await desk.go_to(f"/game/{GAME}/round")

    assert desk.state.page == Entry()
    assert desk.state.open is not None
    assert desk.state.open.draft.hand_of(ANA) == 7


async def test_a_window_that_comes_back_shows_what_another_one_saved() -> None:
    library = Library.in_memory()
    quick = await desk_with(sheet(), library)
    slow = Desk(LibraryBook(library), now)
    await slow.open_table(GAME)
    await slow.change(begin_round)
    await slow.change(put(7))
    await play(quick, ANA, 4, 9, 12)

    await slow.look_again()

    assert totals(slow) == [0, 9, 12]
    assert slow.state.open is not None
    assert slow.state.open.draft.hand_of(ANA) == 7


async def test_home_lists_the_games_of_another_window() -> None:
    library = Library.in_memory()
    early = Desk(LibraryBook(library), now)
    await desk_with(sheet(), library)
    await early.change(going.go(Games()))

    await early.change(going.go(Home()))

    assert [summary.id for summary in early.state.summaries] == [GAME]


async def test_a_half_typed_round_outlives_a_note_from_another_window() -> None:
    library = Library.in_memory()
    slow = await desk_with(sheet(), library)
    quick = Desk(LibraryBook(library), now)
    await quick.open_table(GAME)
    await slow.change(begin_round)
    for points in (4, 9):
        await slow.change(put(points))

    await quick.change(noted("at the lake", ""))
    await slow.change(happened(PlayerRenamed(CY, DI)))

    assert slow.state.trouble == Trouble("conflict")
    kept = library.draft(GAME)
    assert kept is not None
    assert [hand.points for hand in kept.hands] == [4, 9]


async def test_a_round_that_another_window_ended_the_game_with_is_no_longer_entered() -> None:
    library = Library.in_memory()
    quick = await desk_with(sheet(rounds=1), library)
    slow = Desk(LibraryBook(library), now)
    await slow.open_table(GAME)
    await slow.change(begin_round)
    await play(quick, ANA, 4, 9, 12)

    await slow.look_again()

    assert slow.state.page == Table()
    assert slow.state.open is not None
    assert slow.state.open.draft.is_empty


async def test_a_correction_outlives_a_round_from_another_window() -> None:
    library = Library.in_memory()
    quick = await desk_with(sheet(), library)
    await play(quick, ANA, 4, 9, 12)
    slow = Desk(LibraryBook(library), now)
    await slow.open_table(GAME)
    await slow.change(begin_correction(1))
    await slow.change(put(5))
    await play(quick, BEN, 9, 4, 12)

    await slow.look_again()

    assert slow.state.page == Entry()
    assert slow.state.open is not None
    assert slow.state.open.entry.hand_of(ANA) == 5


async def test_a_correction_of_a_round_that_another_window_took_back_goes() -> None:
    library = Library.in_memory()
    quick = await desk_with(sheet(), library)
    await play(quick, ANA, 4, 9, 12)
    slow = Desk(LibraryBook(library), now)
    await slow.open_table(GAME)
    await slow.change(begin_correction(1))
    await quick.change(undo)

    await slow.look_again()

    assert slow.state.page == Rounds()
    assert slow.state.open is not None
    assert slow.state.open.correction is None


async def test_an_address_of_no_game_leaves_the_open_one_alone() -> None:
    desk = await desk_with(sheet())

    await desk.go_to("/game/" + "f" * 32 + "/round")

    assert desk.state.page == Table()
    assert desk.state.trouble == Trouble("not-found")


@pytest.mark.parametrize("left", [b"", b"{}", None])
async def test_a_game_whose_file_is_lost_is_written_anew(
    tmp_path: Path, left: bytes | None
) -> None:
    with closing(Library.open(tmp_path)) as library:
        desk = await desk_with(sheet(), library)
        await play(desk, ANA, 4, 9, 12)
        [file] = tmp_path.glob("games/*/*.json")
        file.unlink() if left is None else file.write_bytes(left)
        for number in range(1, MOST_OPEN + 1):
            library.create(replace(sheet(), id=f"{number:032x}"))

        await play(desk, BEN, 9, 4, 12)

    with closing(Library.open(tmp_path)) as library:
        assert len(library.load(GAME).sheet.game.rounds) == 2


async def test_a_game_in_the_trash_is_not_written_anew() -> None:
    library = Library.in_memory()
    desk = await desk_with(sheet(), library)
    library.delete(GAME)

    await play(desk, ANA, 4, 9, 12)

    assert desk.state.trouble is not None
    assert desk.state.trouble.code == "not-found"
    assert library.summaries() == ()


async def test_a_half_typed_round_that_no_disk_could_keep_is_there_on_the_way_back() -> None:
    disk = FullDisk()
    desk = await desk_with(sheet(), Library.in_memory(WatchedFiles(MemoryFiles(), disk)))
    disk.is_full = True
    await desk.change(begin_round)
    await desk.change(put(7))

    await desk.change(going.go(Home()))
    await desk.open_table(GAME)

    assert desk.state.open is not None
    assert desk.state.open.draft.hand_of(ANA) == 7


async def test_a_page_that_was_lost_while_it_saved_comes_back_to_the_table() -> None:
    library = Library.in_memory()
    before = await desk_with(sheet(), library)
    await play(before, ANA, 4, 9, 12)

    desk = Desk(LibraryBook(library), now)
    await desk.go_to(f"/game/{GAME}/round")

    assert desk.state.page == Table()
    assert totals(desk) == [0, 9, 12]


async def test_a_round_stays_on_the_screen_while_the_folder_of_the_book_is_gone(
    tmp_path: Path,
) -> None:
    stick = tmp_path / "stick"
    desk = await desk_with(sheet(), Library.open(stick))
    await desk.change(begin_round)
    stick.rename(tmp_path / "pulled out")

    for act in (call(ANA), put(4), put(9), put(12), save_anyway(now())):
        await desk.change(act)
    assert isinstance(desk.state.trouble, Trouble)
    assert desk.state.trouble.code == "no-folder"
    assert isinstance(desk.state.page, Entry)
    (tmp_path / "pulled out").rename(stick)
    await desk.try_again()

    assert desk.state.trouble is None
    assert len(desk.book.load(GAME).sheet.game.rounds) == 1


async def test_a_round_stays_on_the_screen_while_another_window_has_taken_the_book(
    tmp_path: Path,
) -> None:
    desk = await desk_with(sheet(), Library.open(tmp_path))
    await desk.change(begin_round)
    (tmp_path / "lock").unlink()

    with closing(Library.open(tmp_path)):
        for act in (call(ANA), put(4), put(9), put(12), save_anyway(now())):
            await desk.change(act)
        assert isinstance(desk.state.trouble, Trouble)
        assert desk.state.trouble.code == "locked"
        assert isinstance(desk.state.page, Entry)
    await desk.try_again()

    assert desk.state.trouble is None
    assert len(desk.book.load(GAME).sheet.game.rounds) == 1
