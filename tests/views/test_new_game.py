"""Setting up a new game on the screen: what is offered, and what each tap does."""

import pytest

from main import LibraryBook
from referee.setup import Setup
from storage.library import Library
from tests.control_tree import texts
from tests.screen import Screen
from tests.views.at_table import ANA, BEN, CY, now
from tests.views.set_up import add, after, on
from views.acts.setting import known_players, new_game, start_game
from views.desk import Desk
from views.page import NewGame, Table
from views.state import State


def desk_with(setup: Setup | None = None) -> Desk:
    desk = Desk(LibraryBook(Library.in_memory()), now)
    desk.state = new_game(setup)(desk.state)
    return desk


# -- the whole way ------------------------------------------------------------------------


async def test_the_last_table_starts_with_one_tap() -> None:
    async with Screen(on(after("Ana", "Ben", "Cy"))) as screen:
        await screen.tap("start")

        await screen.see("record")
        assert screen.is_shown("Cy")


async def test_a_first_game_is_set_up_by_names() -> None:
    async with Screen(on(Library.in_memory())) as screen:
        await add(screen, ("Ana", "Ben"))
        await screen.tap("cards-numbered")
        await screen.tap("start")

        await screen.see("record")


async def test_a_double_tap_starts_one_game() -> None:
    desk = desk_with(Setup(players=(ANA, BEN)))

    await desk.change(start_game("1" * 32, None))
    await desk.change(start_game("2" * 32, None))

    assert [game.id for game in desk.state.summaries] == ["1" * 32]
    assert desk.state.page == Table()


async def test_nobody_starts_alone() -> None:
    async with Screen(on(after("Ana", "Ben"))) as screen:
        await screen.tap("player-Ana")

        assert screen.is_shown("Two players at least")
        with pytest.raises(AssertionError):
            await screen.tap("start")


async def test_a_set_up_that_was_left_goes_on() -> None:
    async with Screen(on(after("Ana", "Ben"))) as screen:
        await add(screen, ("Cy",))
        await screen.tap("back")
        await screen.tap("new-game")

        assert screen.is_shown("Cy, seat 3")


def test_a_game_that_began_leaves_no_set_up_behind() -> None:
    state = new_game(Setup(players=(ANA, BEN)))(State())

    began = start_game("1" * 32, None)(state)

    assert new_game(Setup(players=(ANA, CY)))(began).setup.players == (ANA, CY)


def test_a_table_that_nobody_touched_makes_room_for_the_last_one() -> None:
    state = new_game(Setup(players=(ANA, BEN)))(State())

    assert new_game(Setup(players=(ANA, CY)))(state).setup.players == (ANA, CY)


# -- who plays ----------------------------------------------------------------------------


async def test_a_chip_is_in_or_out_of_the_table() -> None:
    async with Screen(on(after("Ana", "Ben", "Cy"))) as screen:
        await screen.tap("player-Ben")
        assert screen.is_shown("Ben, not at the table")

        await screen.tap("player-Ben")
        assert screen.is_shown("Ben, seat 2")


async def test_a_name_that_sits_already_is_named() -> None:
    async with Screen(on(after("Ana", "Ben"))) as screen:
        await screen.tap("add")
        await screen.type("new-name", " ana")

        assert screen.find("new-name").error == "Ana is at the table already."  # type: ignore[attr-defined]
        await screen.submit("new-name")
        assert screen.is_shown("At the table: Ana, Ben")


async def test_a_typed_name_is_not_lost_by_done() -> None:
    async with Screen(on(after("Ana", "Ben"))) as screen:
        await screen.tap("add")
        await screen.type("new-name", "Cy")
        await screen.tap("add-done")

        assert screen.is_shown("Cy, seat 3")


async def test_enter_takes_the_name_and_waits_for_the_next_one() -> None:
    async with Screen(on(after("Ana", "Ben"))) as screen:
        await screen.tap("add")
        for name in ("Cy", "Di"):
            await screen.type("new-name", name)
            await screen.submit("new-name")

        assert screen.is_shown("At the table: Ana, Ben, Cy, Di")


def test_everybody_in_the_book_is_known_latest_first() -> None:
    library = after("Ana", "Ben")
    state = State(summaries=LibraryBook(library).summaries())

    assert known_players(state) == (ANA, BEN)
    assert new_game(Setup(players=(CY,)))(state).setup.everybody == (CY, ANA, BEN)


async def test_an_unusual_table_is_told_and_starts_all_the_same() -> None:
    names = ("Ana", "Ben", "Cy", "Di", "Eva", "Finn", "Gus")
    async with Screen(on(after(*names, name="standard"))) as screen:
        assert screen.is_shown("This edition is made for 2 to 6")

        await screen.tap("two-decks")
        assert not screen.is_shown("a second deck of cards is advised")
        await screen.tap("start")
        await screen.see("record")


def test_set_up_acts_do_nothing_on_another_page() -> None:
    state = State()

    assert start_game("1" * 32, None)(state) is state
    assert isinstance(new_game(None)(state).page, NewGame)


async def test_namesakes_who_do_not_sit_yet_are_told_apart_by_their_letters() -> None:
    library = after("Wanda", "Wendy", "Wilma", "Ben")
    async with Screen(on(library)) as screen:
        for name in ("Wanda", "Wendy", "Wilma"):
            await screen.tap(f"player-{name}")

        assert {"Wa", "We", "Wi", "B"} <= {*screen.texts()}
        await screen.tap("add")
        assert {"Wa", "We", "Wi"} <= {*texts(screen.dialogs())}


async def test_one_who_sits_has_one_letter_however_many_namesakes_stand_beside() -> None:
    async with Screen(on(after("Wanda", "Wendy", "Ben"))) as screen:
        await screen.tap("player-Wendy")

        assert {"W", "We", "B"} <= {*screen.texts()}
