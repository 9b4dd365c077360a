"""A line answers before the rest of the page: with a hand at once, with a total once it lasts."""

import asyncio
from dataclasses import replace

import pytest

from main import LibraryBook
from referee.events import Player, PlayerRenamed
from storage.library import Library
from tests.screen import Screen
from tests.views.at_table import ANA, BEN, CY, DI, GAME, now, sheet
from tests.views.drawn import drawn
from tests.views.gallery import LOOK
from tests.views.slow_book import SlowBook
from views.acts import entering, going
from views.acts.playing import happened
from views.book import BookRefused, Kept
from views.desk import Desk
from views.look import Look
from views.state import State

ZOE = Player("Zoe")
THREE, SIX = (ANA, BEN, CY), (ANA, BEN, CY, DI, Player("Eva"), Player("Finn"))
WITH_HAND, WITHOUT = "Ana, 0 points, hand 4", "Ana, 0 points, no hand yet"
EACH_LAYOUT = pytest.mark.parametrize(
    ("players", "look"),
    [(THREE, LOOK), (SIX, LOOK), (THREE, replace(LOOK, text_size=2.0))],
    ids=["a line each", "two in a line", "over two lines"],
)


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


@EACH_LAYOUT
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


class TornBook(LibraryBook):
    """Fails as no book should, right after a save."""

    def drop_draft(self, *_: object) -> None:
        raise RuntimeError("the book fell into the punch")


class LoggingBook(LibraryBook):
    """Says when the drive has what was written."""

    def __init__(self, library: Library) -> None:
        super().__init__(library)
        self.log: list[str] = []

    async def settled(self) -> None:
        self.log.append("drive")


class FullBook(LoggingBook):
    """Has room for no round."""

    def save(self, kept: Kept) -> int:
        raise BookRefused("disk-full")


async def typed_in(book: type[LibraryBook], players: tuple[Player, ...] = THREE) -> Desk:
    """All but the saving of the first round, in which Ana has 4."""
    desk = await entry_in(book, players)
    await desk.change(entering.call(BEN))
    for points in (4, 2, *[9] * (len(players) - 2)):
        await desk.change(entering.put(points))
    return desk


def logged(desk: Desk) -> list[str]:
    """What comes from here on, in its order."""
    assert isinstance(desk.book, LoggingBook)
    log = desk.book.log
    log.clear()

    def line(state: State) -> bool:
        if state.game.rounds:
            log.append("line")
        return True

    desk.echoes.listen("a line", line)
    desk.show_on(lambda _: log.append("page"))
    return log


@EACH_LAYOUT
async def test_a_saved_total_stands_in_its_line_while_the_page_is_still_there(
    players: tuple[Player, ...], look: Look
) -> None:
    desk = await typed_in(LibraryBook, players)
    async with Screen(drawn(desk, look)) as screen:
        assert screen.is_shown("Ana, 0 points, hand 4")

        desk.echoes.hear(entering.save_round(now())(desk.state))
        await screen.settle()

        assert {"Ana, 4 points", "Cy, 9 points"} <= set(screen.labels())
        assert screen.is_shown("Save round 1")
        assert not screen.is_shown("hand 4")


async def test_a_round_that_was_just_saved_is_corrected_with_its_hands() -> None:
    desk = await typed_in(LibraryBook)
    async with Screen(drawn(desk)) as screen:
        await desk.change(entering.save_round(now()))
        await screen.settle()
        await desk.change(entering.begin_correction(1))
        await screen.settle()

        assert screen.is_shown("Ben, 0 points, hand 2")


async def test_a_saved_total_goes_again_where_the_page_stays() -> None:
    desk = await typed_in(TornBook)
    async with Screen(drawn(desk)) as screen:
        with pytest.raises(RuntimeError):
            await desk.change(entering.save_round(now()))
        await screen.settle()

        assert screen.is_shown("Cy, 0 points, hand 9")


async def test_a_line_under_a_former_name_holds_up_no_key() -> None:
    desk = await entry_in(LibraryBook)
    async with Screen(drawn(desk)) as screen:
        for act in (entering.put(4), going.back, happened(PlayerRenamed(ANA, ZOE))):
            await desk.change(act)
            await screen.settle()

        at_once = (entering.begin_round, entering.put(7))
        await asyncio.gather(*map(desk.change, at_once))
        await screen.settle()

        assert screen.is_shown("Zoe, 0 points, hand 4")
        assert screen.is_shown("Ben, 0 points, hand 7")


async def test_a_total_is_seen_once_it_lasts_and_before_the_page_goes() -> None:
    desk = await typed_in(LoggingBook)
    log = logged(desk)

    await desk.change(entering.save_round(now()))

    assert log == ["drive", "line", "page"]


async def test_a_total_that_could_not_be_kept_is_never_seen() -> None:
    desk = await typed_in(FullBook)
    log = logged(desk)

    await desk.change(entering.save_round(now()))

    assert "line" not in log
    assert desk.state.trouble is not None
