"""Somebody who was given another name has it on every page; the games keep what was written."""

from dataclasses import replace

import pytest

from main import LibraryBook
from referee.events import PlayerRenamed
from referee.sheet import ScoreSheet
from storage.library import Library
from tests.control_tree import texts
from tests.screen import Screen
from tests.views.at_table import ANA, BEN, CY, GAME, now, sheet
from tests.views.drawn import drawn
from tests.views.open_game import evening, with_rounds
from tests.views.test_records import book as book_of_evenings
from views.acts.entering import begin_round, put
from views.acts.going import back, go, lay
from views.desk import Desk
from views.page import Evening, Home, Page, Records, Table
from views.sharing import Share

OVER = "1" * 32
ANAIS = {"name": "Anaïs", "also": ["Ana"]}


def running() -> ScoreSheet:
    return with_rounds(sheet("standard", (ANA, BEN, CY)), [(0, (2, 9, 5))])


def renamed(library: Library) -> Desk:
    """A book in which Ana has been renamed since."""
    library.keep_players([ANAIS])
    return Desk(LibraryBook(library), now)


def book() -> Library:
    library = Library.in_memory()
    library.create(running())
    library.create(replace(evening(), id=OVER))
    return library


@pytest.mark.parametrize("page", [Records(), Evening()])
async def test_records_and_evenings_have_the_names_of_now(page: Page) -> None:
    desk = renamed(book_of_evenings())
    await desk.change(go(page))

    async with Screen(drawn(desk)) as screen:
        assert screen.is_shown("Anaïs")
        assert not screen.is_shown("Ana ")


async def test_home_has_the_names_of_now() -> None:
    desk = renamed(book())
    await desk.change(go(Home()))

    async with Screen(drawn(desk)) as screen:
        assert screen.is_shown("Anaïs 0, Ben 9, Cy 5")
        assert screen.is_shown("Anaïs won")


async def test_the_sheet_of_a_game_that_is_over_and_its_words_have_the_names_of_now() -> None:
    library = book()
    desk = renamed(library)
    await desk.open_record(OVER)

    async with Screen(drawn(desk)) as screen:
        assert screen.is_shown("Anaïs won")
        await desk.change(lay(Share()))
        await screen.settle()

        assert any("1. Anaïs: 60" in said for said in texts(screen.dialogs()))
    assert library.load(OVER).sheet.game.players[0] == ANA


async def test_a_table_hears_the_new_name_when_it_is_opened_and_keeps_what_is_half_typed() -> None:
    library = book()
    desk = Desk(LibraryBook(library), now)
    await desk.open_table(GAME)
    await desk.change(begin_round)
    await desk.change(put(7))
    await desk.change(back)

    desk = renamed(library)
    await desk.open_table(GAME)

    assert desk.state.page == Table()
    assert desk.state.game.players[0] == "Anaïs"
    assert desk.state.open is not None
    assert desk.state.open.draft.hand_of(desk.state.game.players[0]) == 7
    assert library.load(GAME).sheet.journal.events[-1] == PlayerRenamed(ANA, "Anaïs", now())  # type: ignore[arg-type]


async def test_a_table_where_nobody_was_renamed_is_opened_without_a_trace() -> None:
    library = book()
    desk = Desk(LibraryBook(library), now)

    await desk.open_table(GAME)

    assert library.load(GAME).revision == 1
