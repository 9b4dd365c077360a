"""Setting up a new game on the screen: what is offered, and what each tap does."""

from collections.abc import Iterable

import flet as ft
import pytest

from main import LibraryBook
from referee.events import Player
from referee.setup import Setup
from storage.library import Library
from tests.screen import Main, Screen
from tests.views.at_table import ANA, BEN, CY, now, sheet
from views.acts.setting import known_players, new_game, start_game
from views.app import start
from views.desk import Desk
from views.state import NewGame, State, Table


def on(library: Library) -> Main:
    """The app with that book."""

    async def main(page: ft.Page) -> None:
        page.route = "/new"
        await start(page, LibraryBook(library), now)

    return main


def after(*names: str, name: str = "numbered-classic") -> Library:
    """A book in which those have played."""
    library = Library.in_memory()
    library.create(sheet(name, tuple(map(Player, names))))
    return library


async def add(screen: Screen, names: Iterable[str]) -> None:
    await screen.tap("add")
    for name in names:
        await screen.type("new-name", name)
        await screen.tap("add-yes")
    await screen.tap("add-done")


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


# -- seats and dealer ---------------------------------------------------------------------


async def test_two_taps_swap_two_seats() -> None:
    async with Screen(on(after("Ana", "Ben", "Cy"))) as screen:
        await screen.tap("order")
        await screen.tap("seat-Ana")
        await screen.tap("seat-Cy")
        await screen.tap("seats-done")

        assert screen.is_shown("Ana, seat 3")
        assert screen.is_shown("Cy, seat 1")


async def test_a_picked_seat_moves_by_buttons() -> None:
    async with Screen(on(after("Ana", "Ben", "Cy"))) as screen:
        await screen.tap("order")
        await screen.tap("seat-Ana")
        await screen.tap("seat-on")
        await screen.dismiss()

        assert screen.is_shown("Ana, seat 2")


async def test_the_first_dealer_is_said_with_two_taps() -> None:
    async with Screen(on(after("Ana", "Ben", "Cy"))) as screen:
        await screen.tap("dealer")
        await screen.tap("seat-Ben")

        assert screen.is_shown("Ben deals")
        assert screen.is_shown("Ben, seat 2, deals first")


# -- edition and paper --------------------------------------------------------------------


async def test_the_first_edition_says_what_it_rests_on() -> None:
    async with Screen(on(after("Ana", "Ben"))) as screen:
        await screen.tap("edition-first-edition")

        assert screen.is_shown("From public retellings, no rule page.")


async def test_the_short_game_is_one_tap() -> None:
    async with Screen(on(after("Ana", "Ben", name="standard"))) as screen:
        await screen.tap("target-50")

        assert screen.is_shown("1 changed")


async def test_totals_from_paper_are_typed_with_resets() -> None:
    async with Screen(on(after("Ana", "Ben"))) as screen:
        await screen.tap("paper")
        await screen.type("total-Ana", "83")
        await screen.tap("resets-Ana-more")
        await screen.tap("paper-done")
        await screen.tap("start")

        await screen.see("record")
        assert screen.is_shown("83")


async def test_a_total_out_of_range_is_refused_with_a_sentence() -> None:
    async with Screen(on(after("Ana", "Ben"))) as screen:
        await screen.tap("paper")
        await screen.type("total-Ana", "10000")

        assert screen.is_shown("From −999 to 9,999. So far 0 counts.")


async def test_a_total_below_nothing_has_a_sign_of_its_own() -> None:
    async with Screen(on(after("Ana", "Ben", name="standard"))) as screen:
        await screen.tap("paper")
        await screen.tap("sign-Ana")
        await screen.type("total-Ana", "-3")
        await screen.tap("sign-Ana")
        await screen.tap("sign-Ana")

        assert screen.find("total-Ana").value == "-3"  # type: ignore[attr-defined]


def test_set_up_acts_do_nothing_on_another_page() -> None:
    state = State()

    assert start_game("1" * 32, None)(state) is state
    assert isinstance(new_game(None)(state).page, NewGame)
