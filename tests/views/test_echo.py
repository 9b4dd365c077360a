"""A hand stands in its line before the book and the rest of the page have followed."""

import asyncio
from dataclasses import replace

import pytest

from main import LibraryBook
from referee.events import Player
from storage.library import Library
from tests.screen import Screen
from tests.views.at_table import ANA, BEN, CY, DI, GAME, now, sheet
from tests.views.drawn import drawn
from tests.views.gallery import LOOK
from tests.views.slow_book import SlowBook
from views.acts import entering
from views.desk import Desk
from views.look import Look

THREE, SIX = (ANA, BEN, CY), (ANA, BEN, CY, DI, Player("Eva"), Player("Finn"))
WITH_HAND, WITHOUT = "Ana, 0 points, hand 4", "Ana, 0 points, no hand yet"


class BrokenBook(LibraryBook):
    """Fails as no book should."""

    def keep_draft(self, *_: object) -> None:
        raise RuntimeError("the book fell into the punch")


async def entry_in(book: type[LibraryBook], players: tuple[Player, ...] = THREE) -> Desk:
    library = Library.in_memory()
    library.create(sheet(players=players))
    desk = Desk(book(library), now)
    await desk.open_table(GAME)
    await desk.change(entering.begin_round)
    return desk


@pytest.mark.parametrize(
    ("players", "look"),
    [(THREE, LOOK), (SIX, LOOK), (THREE, replace(LOOK, text_size=2.0))],
    ids=["a line each", "two in a line", "over two lines"],
)
async def test_a_hand_is_seen_before_a_slow_drive_has_it(
    players: tuple[Player, ...], look: Look
) -> None:
    desk = await entry_in(SlowBook, players)
    assert isinstance(desk.book, SlowBook)
    async with Screen(drawn(desk, look)) as screen:
        assert screen.is_shown(WITHOUT)
        desk.book.may_go_on.clear()
        tap = asyncio.create_task(desk.change(entering.put(4)))
        await screen.see(WITH_HAND)
        assert not tap.done()

        desk.book.may_go_on.set()
        await tap
        await screen.settle()
        assert screen.is_shown(WITH_HAND)


async def test_a_hand_that_could_not_be_entered_goes_again() -> None:
    desk = await entry_in(BrokenBook)
    async with Screen(drawn(desk)) as screen:
        with pytest.raises(RuntimeError):
            await desk.change(entering.put(4))
        await screen.settle()

        assert screen.is_shown(WITHOUT)


async def test_a_hand_that_is_changed_and_changed_back_is_what_it_was() -> None:
    desk = await entry_in(LibraryBook)
    async with Screen(drawn(desk)) as screen:
        for points in (4, 7, 4):
            await desk.change(entering.look_at(ANA))
            await desk.change(entering.put(points))
        await screen.settle()

        assert screen.is_shown(WITH_HAND)
