"""All rounds of a game on one page, each a tap away from its correction."""

from referee.events import DealerNamed, Player
from tests.screen import Screen
from tests.views.at_table import ANA, BEN, CY, desk_with, play, sheet, totals
from tests.views.drawn import drawn, show_correction
from views.acts.changing import name_dealer
from views.acts.entering import make_correction
from views.acts.going import go, lay
from views.acts.playing import happened
from views.desk import Desk
from views.overlay import Corrected, NameDealer
from views.page import Entry, Rounds, Table


async def two_rounds() -> Desk:
    desk = await desk_with(sheet())
    await desk.change(happened(DealerNamed(BEN)))
    await play(desk, ANA, 4, 9, 12)
    await play(desk, BEN, 7, 6, 6)
    await desk.change(go(Rounds()))
    return desk


async def test_every_round_stands_there_with_dealer_caller_and_the_totals_below() -> None:
    async with Screen(drawn(await two_rounds())) as screen:
        assert "Ana, round 1: 0, call held" in screen.labels()
        assert "Ben deals" in screen.labels()
        assert {"7", "9", "18"} <= set(screen.texts())


async def test_a_tap_on_a_number_corrects_it() -> None:
    desk = await two_rounds()
    async with Screen(drawn(desk)) as screen:
        await screen.tap("cell-1-2")

        assert isinstance(desk.state.page, Entry)
        assert desk.state.open is not None
        assert (desk.state.open.entry.number, desk.state.open.entry.at) == (1, CY)


async def test_a_round_is_shown_without_before_it_is_deleted() -> None:
    desk = await two_rounds()
    async with Screen(drawn(desk)) as screen:
        await screen.tap("Delete round 1")
        assert isinstance(desk.state.overlay, Corrected)

        await screen.tap("correct-yes")
        assert totals(desk) == [7, 0, 6]


async def test_what_is_set_aside_is_listed_and_not_counted() -> None:
    desk = await desk_with(sheet(totals=(90, 0, 0)))
    await play(desk, BEN, 5, 0, 4)
    await play(desk, CY, 2, 3, 1)
    await show_correction(desk, 1, ANA, 30)
    await desk.change(make_correction)
    await desk.change(go(Rounds()))
    async with Screen(drawn(desk)) as screen:
        assert screen.is_shown("Set aside, not counted")
        assert screen.is_shown("Ana 2, Ben 3, Cy 1. Cy called.")
        assert not screen.is_shown("cell-2-0")


async def test_back_leads_to_the_table() -> None:
    desk = await two_rounds()
    async with Screen(drawn(desk)) as screen:
        await screen.tap("back")

        assert desk.state.page == Table()


async def test_an_empty_sheet_says_so() -> None:
    desk = await desk_with(sheet())
    await desk.change(go(Rounds()))
    async with Screen(drawn(desk)) as screen:
        assert screen.is_shown("No round yet")


async def test_ten_players_are_all_there() -> None:
    many = tuple(Player(f"Player {number}") for number in range(10))
    desk = await desk_with(sheet("standard", many))
    await play(desk, many[0], *range(10))
    await desk.change(go(Rounds()))
    async with Screen(drawn(desk)) as screen:
        assert screen.is_shown("Player 9, round 1: 9")


async def test_naming_the_dealer_twice_happens_once() -> None:
    desk = await desk_with(sheet())
    await desk.change(lay(NameDealer()))

    await desk.change(name_dealer(CY, None))
    await desk.change(name_dealer(CY, None))

    assert desk.state.open is not None
    assert len(desk.state.open.journal.events) == 2
