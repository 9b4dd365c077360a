"""The keyboard of a computer: what each key does, and what none of them does."""

import asyncio
from dataclasses import replace

import flet as ft
import pytest

from referee.events import Hand
from referee.ruleset import Kamikaze
from tests.control_tree import walk
from tests.screen import Screen
from tests.views.at_table import ANA, BEN, CY, desk_with, now, play, sheet, totals
from tests.views.open_game import evening, opened
from views.acts.entering import begin_correction
from views.acts.going import go, lay
from views.acts.keys import Stroke, enter, stroke
from views.desk import Desk
from views.overlay import Doubts, Menu
from views.page import Home, Rounds, Rules, Table

COMMANDS = {"Undo": ("Z", False), "Redo": ("Y", False), "Redo too": ("Z", True)}


async def strike(desk: Desk, *keys: str) -> None:
    """Keys as they are written on the keyboard, or the name of a command."""
    for key in keys:
        if key in COMMANDS:
            letter, is_shifted = COMMANDS[key]
            struck = Stroke(key=letter, is_shifted=is_shifted, is_command=True)
            await desk.change(stroke(struck))
        else:
            await desk.change(enter(now()) if key == "Enter" else stroke(Stroke(key=key)))


def hands(desk: Desk) -> tuple[Hand, ...]:
    assert desk.state.open is not None
    return desk.state.open.entry.hands


async def test_a_round_is_recorded_with_the_keyboard_alone() -> None:
    desk = await desk_with(sheet())

    await strike(desk, "Enter", "c", "4", "Enter", "9", "Enter", "1", "2", "Enter", "Enter")

    assert totals(desk) == [0, 9, 12]
    assert desk.state.page == Table()


async def test_the_keys_of_the_number_block_are_keys_too() -> None:
    desk = await desk_with(sheet())

    await strike(desk, "R", "Numpad 1", "Numpad 2", "Numpad Add", "Numpad 3", "Enter")

    assert hands(desk) == (Hand(ANA, 15),)


async def test_arrows_move_between_players_and_keep_what_is_typed() -> None:
    desk = await desk_with(sheet())

    await strike(desk, "R", "7", "Arrow Down", "Arrow Down", "5", "Enter", "Arrow Up")

    assert hands(desk) == (Hand(ANA, 7), Hand(CY, 5))
    assert desk.state.open is not None
    assert desk.state.open.draft.at == ANA


async def test_a_sum_that_is_not_finished_stays_where_it_is() -> None:
    desk = await desk_with(sheet())

    await strike(desk, "R", "7", "+", "Arrow Down", "Enter")

    assert hands(desk) == ()
    assert desk.state.open is not None
    assert (desk.state.open.draft.at, desk.state.open.draft.typed) == (ANA, "7+")


async def test_enter_saves_nothing_before_every_hand_and_the_caller_are_there() -> None:
    desk = await desk_with(sheet())

    await strike(desk, "Enter", "4", "Enter", "9", "Enter", "1", "2", "Enter", "Enter", "Enter")
    assert totals(desk) == [0, 0, 0]

    await strike(desk, "N", "Enter")
    assert totals(desk) == [4, 9, 12]


async def test_an_undo_goes_back_step_by_step_and_leaves_the_saved_rounds() -> None:
    desk = await desk_with(sheet())
    await play(desk, ANA, 4, 9, 12)
    await strike(desk, "R", "C", "4", "Enter", "9", "Enter", "1")

    await strike(desk, "Undo")
    assert hands(desk) == (Hand(ANA, 4), Hand(BEN, 9))
    await strike(desk, "Undo", "Undo")
    assert hands(desk) == ()
    await strike(desk, "Undo", "Undo")

    assert desk.state.open is not None
    assert desk.state.open.draft.is_empty
    assert totals(desk) == [0, 9, 12]


async def test_at_the_table_a_round_is_taken_back_and_made_again() -> None:
    desk = await desk_with(sheet())
    await play(desk, ANA, 4, 9, 12)

    await strike(desk, "Undo")
    assert totals(desk) == [0, 0, 0]
    await strike(desk, "Redo")
    assert totals(desk) == [0, 9, 12]
    await strike(desk, "Undo", "Redo too")

    assert totals(desk) == [0, 9, 12]


async def test_escape_empties_the_keypad_then_leaves_the_round_half_typed() -> None:
    desk = await desk_with(sheet())

    await strike(desk, "R", "4", "Enter", "1", "Escape")
    assert hands(desk) == (Hand(ANA, 4),)
    await strike(desk, "Escape")
    assert desk.state.page == Table()
    await strike(desk, "Enter")

    assert hands(desk) == (Hand(ANA, 4),)


async def test_backspace_takes_a_digit_and_then_the_hand() -> None:
    desk = await desk_with(sheet())

    await strike(desk, "R", "4", "Enter", "1", "2", "Backspace", "Enter", "Arrow Up")
    assert hands(desk) == (Hand(ANA, 4), Hand(BEN, 1))
    await strike(desk, "Backspace")

    assert hands(desk) == (Hand(ANA, 4),)


async def test_a_letter_shows_the_kamikaze_where_there_is_one() -> None:
    desk = await desk_with(sheet(kamikaze=Kamikaze.TWO_12_TWO_13))

    await strike(desk, "R", "K")

    assert hands(desk) == (Hand(ANA, 50),)


async def test_a_doubtful_round_is_not_saved_by_one_more_enter() -> None:
    desk = await desk_with(sheet())

    await strike(desk, "Enter", "C", "5", "2", "Enter", "1", "Enter", "2", "Enter", "Enter")
    await strike(desk, "Enter", "Enter")

    assert desk.state.overlay == Doubts()
    assert totals(desk) == [0, 0, 0]


async def test_an_undo_takes_nothing_out_of_a_correction() -> None:
    desk = await desk_with(sheet())
    await play(desk, ANA, 4, 9, 12)
    await desk.change(begin_correction(1))

    await strike(desk, "1", "Undo", "Undo")
    assert hands(desk) == (Hand(ANA, 4), Hand(BEN, 9), Hand(CY, 12))
    await strike(desk, "Escape")

    assert desk.state.page == Rounds()


@pytest.mark.parametrize("key", ["r", "Enter", "7", "Undo", "Escape"])
async def test_what_lies_on_the_table_keeps_its_keys(key: str) -> None:
    desk = await desk_with(evening(2))
    await desk.change(lay(Menu()))
    before = desk.state

    await strike(desk, key)

    assert desk.state is before


@pytest.mark.parametrize("page", [Home(), Rules()], ids=["home", "rules"])
async def test_where_one_can_write_no_letter_is_taken(page: Home | Rules) -> None:
    desk = await desk_with(evening(2))
    await desk.change(go(page))
    before = desk.state

    await strike(desk, "R", "C", "7", "-", "Backspace", "Arrow Up", "Enter", "Undo", "Redo")

    assert desk.state is before


async def test_nothing_is_entered_in_a_book_that_is_only_read() -> None:
    desk = await desk_with(evening(2))
    desk.state = replace(desk.state, is_read_only=True)
    before = desk.state

    await strike(desk, "Enter", "R", "7", "Undo")

    assert desk.state is before


async def test_a_game_that_is_over_is_not_gone_on_with() -> None:
    desk = await desk_with(evening())

    await strike(desk, "Enter", "R")

    assert desk.state.page == Table()


async def test_a_wide_window_says_what_the_keys_do() -> None:
    async with Screen(opened(evening(2)), width=1440, height=900) as screen:
        assert screen.is_shown("Enter: record the round")

        await screen.fire(unseen(screen), "key_down", {"key": "Enter"})

        assert screen.is_shown("N: nobody called")
        await screen.resize(844, 390)
        assert not screen.is_shown("N: nobody called")


async def test_the_keyboard_is_heard_by_the_page() -> None:
    async with Screen(opened(evening(2)), width=1440, height=900) as screen:
        for key in ("r", "7"):
            await screen.fire(screen.page, "keyboard_event", struck(key))

        assert screen.is_shown("typed")
        assert "focus" in screen.asked


async def test_keys_struck_while_a_sheet_goes_down_are_meant_for_the_page_below() -> None:
    async with Screen(opened(evening(2)), width=1440, height=900) as screen:
        await screen.tap("more")
        strokes = [
            asyncio.create_task(screen.fire(screen.page, "keyboard_event", struck(key)))
            for key in ("Escape", "r")
        ]
        await screen.settle()

        await screen.dismiss()
        await asyncio.gather(*strokes)

        assert screen.is_shown("N: nobody called")


def struck(key: str) -> dict[str, object]:
    return {"key": key, "shift": False, "ctrl": False, "alt": False, "meta": False}


def unseen(screen: Screen) -> ft.KeyboardListener:
    """What has the focus as long as no button has it."""
    found = (each for each in walk(screen.pages()) if isinstance(each, ft.KeyboardListener))
    return next(found)
