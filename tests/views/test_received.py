"""A game that came as a link: shown, compared with the book, and kept only after a look."""

import pytest

from main import LibraryBook
from referee.sheet import ScoreSheet
from storage.letter import letter_of
from tests.screen import Screen
from tests.storage.test_letter import long_game
from tests.views.at_table import now
from tests.views.open_game import evening
from tests.views.test_share import at, book_with
from views.desk import Desk
from views.page import Received


async def test_a_link_shows_its_game_and_keeps_it_only_after_a_look() -> None:
    library = book_with()
    async with Screen(at(f"/shared/{letter_of(evening())}", library)) as screen:
        assert screen.is_shown("Ana won")
        assert screen.is_shown("It is not in your book yet.")
        await screen.tap("keep")
        assert screen.is_shown("1 game is new")
        assert library.summaries() == ()

        await screen.tap("import-yes")
        await screen.see("It is in your book now.")

        assert library.load(evening().id).sheet == evening()
        await screen.tap("see-kept")
        assert screen.is_shown("Open at the table")


@pytest.mark.parametrize(
    ("here", "said"),
    [
        (evening(), "It is in your book already."),
        (evening(3), "It goes on where the one in your book stops."),
        (
            ScoreSheet(id=evening().id, journal=long_game(2).journal),
            "Your book has another game of this name; both can be kept.",
        ),
    ],
)
async def test_a_link_says_what_its_game_is_to_the_book(here: ScoreSheet, said: str) -> None:
    async with Screen(at(f"/shared/{letter_of(evening())}", book_with(here))) as screen:
        assert screen.is_shown(said)


async def test_a_number_of_a_received_game_says_why() -> None:
    async with Screen(at(f"/shared/{letter_of(evening())}", book_with())) as screen:
        await screen.tap("cell-1-1")

        assert screen.is_shown("Ben, round 1")


async def test_a_sheet_that_goes_on_and_on_comes_in_pages() -> None:
    async with Screen(at(f"/shared/{letter_of(long_game(61))}", book_with())) as screen:
        assert screen.is_shown("cell-60-0")
        assert not screen.is_shown("cell-61-0")
        await screen.tap("more-rounds")

        assert screen.is_shown("cell-61-0")
        assert not screen.is_shown("more-rounds")


@pytest.mark.parametrize("letters", ["A", "%00", "ABCDEFGHIJ234567", "é" * 50, "A" * 100_000])
async def test_a_link_without_a_game_is_refused_with_a_sentence(letters: str) -> None:
    library = book_with(evening())
    async with Screen(at(f"/shared/{letters}", library)) as screen:
        assert screen.is_shown("No game in this link")
        await screen.tap("home")

        assert screen.is_shown("New game")
        assert len(library.summaries()) == 1


async def test_a_link_is_opened_while_a_game_is_on_the_table() -> None:
    desk = Desk(LibraryBook(book_with(evening(3))), now)
    await desk.go_to(f"/game/{evening().id}")

    await desk.go_to(f"/shared/{letter_of(long_game(2))}")

    assert isinstance(desk.state.page, Received)
    assert desk.state.shown_game == long_game(2).game
    assert desk.state.game == evening(3).game
