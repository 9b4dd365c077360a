"""Entering a round: what each tap does, on no screen."""

import asyncio

from referee.events import Hand, PlayerLeft
from tests.views.at_table import ANA, BEN, CY, desk_with, now, play, sheet, totals
from views.acts.entering import (
    begin_correction,
    begin_round,
    call,
    look_at,
    make_correction,
    missing_of,
    nobody_called,
    open_doubts,
    press,
    put,
    put_typed,
    save_anyway,
    save_round,
    show_kamikaze,
)
from views.acts.playing import happened, undo
from views.overlay import Corrected, Doubts
from views.page import Entry, Rounds, Table


async def test_a_round_is_recorded_hand_by_hand() -> None:
    desk = await desk_with(sheet())

    await play(desk, ANA, 4, 9, 12)

    assert totals(desk) == [0, 9, 12]
    assert desk.state.page == Table()


async def test_zero_counts_as_entered_and_blank_does_not() -> None:
    desk = await desk_with(sheet())
    await desk.change(begin_round)

    await desk.change(put(0))

    assert missing_of(desk.state) == (BEN, CY, None)


async def test_tapping_a_player_asks_for_that_hand() -> None:
    desk = await desk_with(sheet())
    await desk.change(begin_round)

    await desk.change(look_at(CY))
    await desk.change(put(12))

    assert desk.state.open is not None
    assert desk.state.open.draft.hands == (Hand(CY, 12),)
    assert desk.state.open.draft.at == ANA


async def test_a_round_with_a_missing_hand_is_not_saved() -> None:
    desk = await desk_with(sheet())
    await desk.change(begin_round)
    await desk.change(call(ANA))
    await desk.change(put(4))

    await desk.change(save_round(now()))

    assert isinstance(desk.state.page, Entry)
    assert desk.state.game.rounds == ()


async def test_a_double_tap_on_save_saves_once() -> None:
    desk = await desk_with(sheet())
    await desk.change(begin_round)
    await desk.change(call(ANA))
    for points in (4, 9, 12):
        await desk.change(put(points))

    save = save_round(now())
    await asyncio.gather(desk.change(save), desk.change(save))

    assert len(desk.state.game.rounds) == 1


async def test_a_doubtful_round_is_asked_about_before_it_is_saved() -> None:
    desk = await desk_with(sheet())
    await desk.change(begin_round)
    await desk.change(call(ANA))
    for points in (4, 9, 77):
        await desk.change(put(points))

    await desk.change(save_round(now()))

    assert desk.state.overlay == Doubts()
    assert [doubt.code for doubt in open_doubts(desk.state)] == ["needs-more-than-4-cards"]


async def test_who_says_that_nobody_called_is_not_asked_again() -> None:
    desk = await desk_with(sheet())
    await desk.change(begin_round)
    await desk.change(nobody_called)
    for points in (4, 9, 12):
        await desk.change(put(points))

    await desk.change(save_round(now()))

    assert totals(desk) == [4, 9, 12]


async def test_a_sum_on_the_keypad_is_one_hand() -> None:
    desk = await desk_with(sheet())
    await desk.change(begin_round)
    for key in "3+9+5":
        await desk.change(press(key))

    await desk.change(put_typed)

    assert desk.state.open is not None
    assert desk.state.open.draft.hands == (Hand(ANA, 17),)


async def test_a_kamikaze_is_a_hand_of_fifty() -> None:
    desk = await desk_with(sheet("first-edition"))
    await desk.change(begin_round)
    await desk.change(show_kamikaze(ANA))
    for points in (9, 12):
        await desk.change(put(points))

    await desk.change(save_anyway(now()))

    assert totals(desk) == [0, 50, 50]


async def test_a_correction_is_shown_before_it_is_made() -> None:
    desk = await desk_with(sheet())
    await play(desk, ANA, 4, 9, 12)
    await desk.change(begin_correction(1))
    await desk.change(look_at(CY))
    await desk.change(put(21))

    await desk.change(save_round(now()))
    assert isinstance(desk.state.overlay, Corrected)
    assert totals(desk) == [0, 9, 12]

    await desk.change(make_correction)
    assert totals(desk) == [0, 9, 21]


async def test_an_old_round_saved_unchanged_changes_nothing() -> None:
    desk = await desk_with(sheet())
    await play(desk, ANA, 4, 9, 12)
    before = desk.state.open
    assert before is not None
    await desk.change(begin_correction(1))

    await desk.change(save_round(now()))

    assert desk.state.page == Rounds()
    assert desk.state.open is not None
    assert desk.state.open.kept == before.kept


async def test_undo_takes_back_a_round_across_the_end() -> None:
    desk = await desk_with(sheet(totals=(95, 20, 30)))
    await play(desk, BEN, 9, 4, 12)
    assert desk.state.game.is_over

    await desk.change(undo)

    assert not desk.state.game.is_over
    assert totals(desk) == [95, 20, 30]


async def test_a_late_tap_on_somebody_who_has_left_enters_nothing() -> None:
    desk = await desk_with(sheet(kamikaze="two-12-two-13"))
    await desk.change(happened(PlayerLeft(CY)))
    await desk.change(begin_round)

    for late in (call(CY), look_at(CY), show_kamikaze(CY)):
        await desk.change(late)

    assert desk.state.open is not None
    assert desk.state.open.draft.is_empty
    assert desk.state.open.draft.at == ANA
