"""All games of the book, and one of them to be read."""

from dataclasses import replace

import pytest

from main import LibraryBook
from referee.events import GameStopped, Result
from referee.sheet import ScoreSheet
from storage.library import Library
from tests.control_tree import texts
from tests.screen import Screen
from tests.views.at_table import BEN, GAME, desk_with, now, play, sheet
from tests.views.drawn import drawn
from tests.views.open_game import evening
from views.acts.going import go
from views.acts.playing import happened
from views.desk import Desk
from views.page import Games, NewGame, Record, Rounds, Table

STARTS = (("Ana", 60), ("Ben", 0), ("Cy", 35))


def begun(number: int, at: str | None = None) -> ScoreSheet:
    """A game of its own name in the book."""
    plain = sheet()
    start = replace(plain.start, at=at)
    journal = replace(plain.journal, events=(start,))
    return replace(plain, id=f"{number:032x}", journal=journal)


async def book_of(count: int) -> Desk:
    library = Library.in_memory()
    for number in range(count):
        library.create(begun(number, f"2026-{1 + number % 12:02d}-05T20:00:00+01:00"))
    desk = Desk(LibraryBook(library), now)
    await desk.change(go(Games()))
    return desk


async def stopped(result: Result) -> Desk:
    desk = await desk_with(sheet("standard", caller_penalty=5))
    await play(desk, BEN, 12, 3, 7)
    await desk.change(happened(GameStopped(result)))
    await desk.change(go(Games()))
    return desk


async def test_an_empty_book_says_so() -> None:
    desk = await book_of(0)
    async with Screen(drawn(desk)) as screen:
        assert screen.is_shown("No game yet")
        await screen.tap("new-game")

        assert isinstance(desk.state.page, NewGame)


async def test_games_stand_newest_first_under_their_months() -> None:
    async with Screen(drawn(await book_of(3))) as screen:
        months = [words for words in screen.texts() if words.endswith("2026")]

        assert months == ["March 2026", "February 2026", "January 2026"]


async def test_a_long_book_comes_in_pages() -> None:
    desk = await book_of(60)
    async with Screen(drawn(desk)) as screen:
        assert screen.is_shown("60 games, 60 running")
        await screen.tap("more-games")

        assert not screen.is_shown("more-games")


async def test_a_running_game_opens_at_its_table() -> None:
    desk = await book_of(1)
    async with Screen(drawn(desk)) as screen:
        await screen.tap(f"game-{0:032x}")

        assert desk.state.page == Table()


async def test_a_game_that_is_over_opens_to_be_read() -> None:
    desk = await stopped(Result.STANDINGS)
    async with Screen(drawn(desk)) as screen:
        assert screen.is_shown("Ana, Ben and Cy")
        await screen.tap(f"game-{GAME}")

        assert desk.state.page == Record()
        assert screen.is_shown("Stopped early; the lowest total wins.")
        assert "Ana, 12 points, place 3" in screen.labels()


async def test_a_record_tells_why_a_number_is_what_it_is() -> None:
    desk = await stopped(Result.STANDINGS)
    await desk.open_record(desk.state.summaries[0].id)
    async with Screen(drawn(desk)) as screen:
        await screen.tap("cell-1-0")

        assert screen.dialogs()
        assert not screen.is_shown("Correct round 1")


async def test_a_record_shows_the_rules_it_was_played_by() -> None:
    desk = await stopped(Result.STANDINGS)
    await desk.open_record(desk.state.summaries[0].id)
    async with Screen(drawn(desk)) as screen:
        await screen.tap("record-rules")

        assert screen.dialogs()


async def test_a_record_shows_its_own_rules_and_not_those_of_the_open_game() -> None:
    library = Library.in_memory()
    library.create(replace(sheet("standard"), id="1" * 32))
    desk = await desk_with(sheet("cabanga"), library)
    await desk.open_record("1" * 32)

    async with Screen(drawn(desk)) as screen:
        await screen.tap("record-rules")

        assert "Cabo, 52 cards" in texts(screen.dialogs())


async def test_a_record_opened_by_its_address_shows_its_rules() -> None:
    library = Library.in_memory()
    library.create(sheet())
    desk = Desk(LibraryBook(library), now)
    await desk.go_to(f"/games/{GAME}")

    async with Screen(drawn(desk)) as screen:
        await screen.tap("record-rules")

        assert screen.is_shown("House rules")


async def test_a_record_is_opened_at_the_table_to_be_changed() -> None:
    desk = await stopped(Result.ABANDONED)
    await desk.open_record(desk.state.summaries[0].id)
    async with Screen(drawn(desk)) as screen:
        assert screen.is_shown("Nobody wins.")
        await screen.tap("open-table")

        assert desk.state.page == Table()
        assert desk.state.open is not None


async def test_back_leads_from_a_record_to_the_games() -> None:
    desk = await stopped(Result.STANDINGS)
    await desk.open_record(desk.state.summaries[0].id)
    async with Screen(drawn(desk)) as screen:
        await screen.tap("back")

        assert desk.state.page == Games()


@pytest.mark.parametrize("place", ["place-home", "place-games"])
async def test_the_places_are_named_on_each_of_them(place: str) -> None:
    desk = await book_of(2)
    async with Screen(drawn(desk)) as screen:
        await screen.tap(place)

        assert screen.is_shown(place)


async def over() -> tuple[Desk, Library]:
    """The record of a whole game."""
    library = Library.in_memory()
    library.create(evening())
    desk = Desk(LibraryBook(library), now)
    await desk.open_record(GAME)
    return desk, library


async def test_a_record_draws_the_course_and_says_what_its_signs_mean() -> None:
    desk, _ = await over()
    async with Screen(drawn(desk)) as screen:
        assert {"call held", "call failed"} <= {*screen.texts()}
        assert any("Ana 60" in said for said in screen.labels())


async def test_a_record_is_edited_round_by_round() -> None:
    desk, _ = await over()
    async with Screen(drawn(desk)) as screen:
        await screen.tap("record-more")
        await screen.tap("edit-game")

        assert desk.state.page == Rounds()


async def test_a_past_table_plays_once_more() -> None:
    desk, library = await over()
    library.keep_players([{"name": "Anaïs", "also": ["Ana"]}])
    await desk.change(go(Games()))
    await desk.open_record(GAME)
    async with Screen(drawn(desk)) as screen:
        await screen.tap("rematch")

        assert desk.state.page == Table()
        assert desk.state.game.players == ("Anaïs", "Ben", "Cleo", "Dev")
        assert len(library.summaries()) == 2


async def test_a_running_game_has_no_rematch() -> None:
    library = Library.in_memory()
    library.create(evening(3))
    desk = Desk(LibraryBook(library), now)
    await desk.open_record(GAME)
    async with Screen(drawn(desk)) as screen:
        assert not screen.is_shown("rematch")


async def test_a_record_says_in_which_year_it_was_played() -> None:
    library = Library.in_memory()
    library.create(begun(1, "2019-07-14T20:00:00+02:00"))
    desk = Desk(LibraryBook(library), now)
    await desk.open_record(f"{1:032x}")
    async with Screen(drawn(desk)) as screen:
        assert screen.is_shown("Sun, 14 Jul 2019, 0 rounds")


async def test_a_sheet_begun_on_paper_begins_with_what_stood_there() -> None:
    desk = await desk_with(sheet(totals=(60, 0, 35)))
    await play(desk, BEN, 12, 3, 7)
    await desk.open_record(GAME)
    async with Screen(drawn(desk)) as screen:
        starts = [said for said in screen.labels() if "at the start" in said]

        assert starts == [f"{name}, at the start: {total}" for name, total in STARTS]


async def test_a_sheet_on_which_all_begin_with_nothing_does_not_say_so() -> None:
    desk, _ = await over()
    async with Screen(drawn(desk)) as screen:
        assert not screen.is_shown("at the start")
