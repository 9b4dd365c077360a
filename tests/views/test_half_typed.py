"""The half-typed round: nothing covers it, and it outlives what happens meanwhile."""

import asyncio

from referee.events import Hand
from storage.library import Library
from tests.views.at_table import ANA, BEN, GAME, desk_with, now, play, sheet
from views.acts import going
from views.acts.entering import (
    begin_correction,
    begin_round,
    call,
    is_keypad,
    make_correction,
    nobody_called,
    open_doubts,
    open_keypad,
    press,
    put,
    put_typed,
    save_round,
)
from views.acts.playing import undo
from views.desk import Desk


async def test_two_quick_taps_are_both_kept() -> None:
    desk = await desk_with(sheet())
    await desk.change(begin_round)

    await asyncio.gather(desk.change(put(4)), desk.change(put(9)))

    assert desk.state.open is not None
    assert desk.state.open.draft.hands == (Hand(ANA, 4), Hand(BEN, 9))


async def test_no_doubt_covers_what_is_being_typed() -> None:
    desk = await desk_with(sheet())
    for act in (begin_round, nobody_called, put(999), put(0), put(0)):
        await desk.change(act)

    assert open_doubts(desk.state)
    assert desk.state.overlay is None


async def test_digits_on_the_keypad_are_there_again_after_a_kill() -> None:
    library = Library.in_memory()
    desk = await desk_with(sheet(), library)
    await desk.change(begin_round)
    await desk.change(open_keypad("3"))

    again = Desk(desk.book, now)
    await again.go_to(f"/game/{GAME}/round")
    for act in (press("1"), put_typed):
        await again.change(act)

    assert again.state.open is not None
    assert again.state.open.draft.hands == (Hand(ANA, 31),)


async def test_a_keypad_with_digits_on_it_is_open_when_the_round_goes_on() -> None:
    desk = await desk_with(sheet())
    for act in (begin_round, open_keypad("3"), going.back, begin_round):
        await desk.change(act)

    assert is_keypad(desk.state)


async def test_a_half_typed_round_waits_while_an_old_one_is_corrected() -> None:
    desk = await desk_with(sheet())
    await play(desk, ANA, 4, 9, 12)
    await desk.change(begin_round)
    await desk.change(put(7))
    await desk.change(going.back)

    await desk.change(begin_correction(1))
    await desk.change(going.back)
    await desk.change(begin_round)

    assert desk.state.open is not None
    assert desk.state.open.entry.hands == (Hand(ANA, 7),)


async def test_a_half_typed_round_outlives_a_correction_and_its_undo() -> None:
    desk = await desk_with(sheet())
    await play(desk, ANA, 4, 9, 12)
    await desk.change(begin_round)
    await desk.change(put(7))

    await desk.change(begin_correction(1))
    await desk.change(put(5))
    await desk.change(save_round(now()))
    await desk.change(make_correction)
    await desk.change(undo)

    assert desk.state.open is not None
    assert desk.state.open.draft.hands == (Hand(ANA, 7),)


async def test_a_half_typed_round_is_there_when_the_book_is_opened_again() -> None:
    library = Library.in_memory()
    desk = await desk_with(sheet(), library)
    await desk.change(begin_round)
    await desk.change(call(BEN))
    await desk.change(put(7))

    draft = library.draft(GAME)

    assert draft is not None
    assert (draft.caller, draft.hands) == (BEN, (Hand(ANA, 7),))
