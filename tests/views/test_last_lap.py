"""Cabo is called at the table: one tap, the last turns in order, and the hands at once."""

import pytest

from referee.draft import new_draft
from referee.editions import NAMES
from storage.library import Library
from tests.screen import Screen
from tests.views.at_table import ANA, BEN, CY, DI, GAME, desk_with, now, play, sheet, totals
from tests.views.drawn import drawn
from views.acts import going
from views.acts.entering import begin_round, call, put, save_round
from views.acts.last_lap import call_at_table, last_turns, tick
from views.desk import Desk
from views.overlay import LastLap
from views.page import Entry, Table

FOUR = (ANA, BEN, CY, DI)


def to_play(desk: Desk) -> list[str]:
    return [turn.player for turn in last_turns(desk.state) if not turn.is_done]


async def called() -> Desk:
    """Ben has."""
    desk = await desk_with(sheet(players=FOUR))
    await desk.change(call_at_table(BEN))
    return desk


def test_the_last_turns_go_clockwise_from_the_caller() -> None:
    draft = new_draft(sheet(players=FOUR).game)

    assert draft.last_turns == ()
    assert draft.with_caller(BEN).last_turns == (CY, DI, ANA)


async def test_six_taps_take_a_round_from_the_call_to_the_book() -> None:
    desk = await desk_with(sheet(players=FOUR))
    async with Screen(drawn(desk)) as screen:
        for what in ("Di calls Cabo", "key-17", "key-9", "key-12", "key-4", "save"):
            await screen.tap(what)
        await screen.see("After round 1")

    assert totals(desk) == [17, 9, 12, 0]


async def test_the_last_turns_are_shown_in_order_and_ticked_off() -> None:
    desk = await called()
    async with Screen(drawn(desk)) as screen:
        assert screen.is_shown("One more turn: Cy, Di and Ana")

        await screen.tap("Turn 1: Cy has played")
        assert screen.is_shown("One more turn: Di and Ana")

        await screen.tap("Turn 1: Cy has played")
        assert screen.is_shown("One more turn: Cy, Di and Ana")


async def test_once_all_have_played_the_hands_are_next() -> None:
    desk = await called()
    for player in (CY, DI, ANA):
        await desk.change(tick(player))

    async with Screen(drawn(desk)) as screen:
        assert screen.is_shown("All have played. Count the hands.")


async def test_the_first_hand_ends_the_last_lap() -> None:
    desk = await called()

    await desk.change(put(7))

    assert last_turns(desk.state) == ()
    assert desk.state.page == Entry()


async def test_a_wrong_caller_costs_one_tap() -> None:
    desk = await called()

    await desk.change(call(DI))

    assert to_play(desk) == [ANA, BEN, CY]


async def test_a_second_tap_on_the_same_flag_takes_no_call_back() -> None:
    desk = await called()
    await desk.change(going.back)

    await desk.change(call_at_table(BEN))

    assert to_play(desk) == [CY, DI, ANA]


async def test_the_call_survives_a_kill_and_the_ticks_may_be_lost() -> None:
    library = Library.in_memory()
    desk = await desk_with(sheet(players=FOUR), library)
    await desk.change(call_at_table(BEN))
    await desk.change(tick(CY))

    draft = library.draft(GAME)
    assert draft is not None
    assert draft.caller == BEN

    again = Desk(desk.book, now)
    await again.open_table(GAME)
    await again.change(begin_round)
    assert to_play(again) == [CY, DI, ANA]


async def test_the_flag_of_who_called_is_up_at_the_table() -> None:
    desk = await called()
    await desk.change(going.back)

    async with Screen(drawn(desk)) as screen:
        flag = screen.target("Ben calls Cabo")

        assert getattr(flag, "checked", None) is True
        assert screen.is_shown("Go on with round 1")


async def test_who_called_in_the_entry_has_no_last_lap_in_the_way() -> None:
    desk = await desk_with(sheet(players=FOUR))
    await desk.change(begin_round)

    await desk.change(call(BEN))

    assert last_turns(desk.state) == ()


@pytest.mark.parametrize("house", [{"calls": False}, {}], ids=["nobody calls", "over"])
async def test_nobody_calls_where_nobody_can(house: dict[str, bool]) -> None:
    desk = await desk_with(sheet("numbered-classic", FOUR, (95, 0, 0, 0), **house))
    if not house:
        await play(desk, BEN, 20, 0, 9, 9)

    before = desk.state
    await desk.change(call_at_table(BEN))

    assert desk.state is before


@pytest.mark.parametrize("edition", [name for name in NAMES if name != "cabanga"])
async def test_what_is_allowed_is_one_tap_away_and_leads_back(edition: str) -> None:
    desk = await desk_with(sheet(edition, FOUR))
    await desk.change(call_at_table(BEN))
    async with Screen(drawn(desk)) as screen:
        await screen.tap("last-lap")
        assert screen.is_shown("One more turn each.")

        await screen.tap("ruling-D-50")
        await desk.change(going.back)
        await screen.settle()
        assert desk.state.overlay == LastLap()

        await screen.tap("Count the hands")
        assert to_play(desk) == [CY, DI, ANA]


async def test_a_round_called_at_the_table_is_saved_like_any_other() -> None:
    desk = await called()
    for points in (17, 2, 12, 4):
        await desk.change(put(points))

    await desk.change(save_round(now()))

    assert desk.state.page == Table()
    assert totals(desk) == [17, 0, 12, 4]
