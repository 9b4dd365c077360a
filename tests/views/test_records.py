"""The records of the table, and the standing of an evening."""

from dataclasses import replace

from main import LibraryBook
from referee.events import GameStopped, Result
from storage.library import Library
from tests.screen import Screen
from tests.views.at_table import ANA, BEN, CY, now, sheet
from tests.views.drawn import drawn
from tests.views.open_game import Rounds, evening, with_events, with_rounds
from views.acts.going import go
from views.desk import Desk
from views.page import Evening, Page, Players, Record, Records

GAMES: tuple[tuple[str, Rounds], ...] = (
    ("2026-11-27T20:00:00+01:00", [(0, (2, 9, 5))]),
    ("2026-11-28T20:00:00+01:00", [(0, (3, 9, 7))]),
    ("2026-11-28T21:00:00+01:00", [(1, (8, 1, 4))]),
    ("2026-11-28T22:00:00+01:00", [(0, (1, 9, 7)), (0, (2, 5, 3))]),
)
"""When each began, and its rounds: Ana wins all but the one before the last."""


def book() -> Library:
    library = Library.in_memory()
    for number, (at, rounds) in enumerate(GAMES):
        game = with_rounds(sheet("standard", (ANA, BEN, CY)), rounds)
        game = with_events(game, GameStopped(Result.STANDINGS))
        start = replace(game.start, at=at)
        journal = replace(game.journal, events=(start, *game.journal.events[1:]))
        library.create(replace(game, id=f"{number:032x}", journal=journal))
    return library


async def at(page: Page, library: Library | None = None) -> Desk:
    desk = Desk(LibraryBook(library or book()), now)
    await desk.change(go(page))
    return desk


async def test_the_last_evening_is_counted_by_wins() -> None:
    async with Screen(drawn(await at(Evening()))) as screen:
        assert screen.is_shown("Sat, 28 Nov 2026, 3 games")
        assert [said for said in screen.labels() if "mean place" in said] == [
            "1., Ana, 2 wins, mean place 1.7",
            "2., Ben, 1 win, mean place 2.3",
            "3., Cy, 0 wins, mean place 2.0",
        ]


async def test_an_evening_is_counted_by_places() -> None:
    async with Screen(drawn(await at(Evening()))) as screen:
        await screen.tap("by-places")

        assert "2., Cy, 0 wins, mean place 2.0" in screen.labels()


async def test_one_goes_to_the_evening_before_and_no_further() -> None:
    desk = await at(Evening())
    async with Screen(drawn(desk)) as screen:
        await screen.tap("earlier")

        assert screen.is_shown("Fri, 27 Nov 2026, 1 game")
        assert "earlier" not in {each.key for each in screen.targets()}
        assert desk.state.page == Evening(1)


async def test_a_game_of_an_evening_is_opened_and_back_leads_there() -> None:
    desk = await at(Evening(1))
    async with Screen(drawn(desk)) as screen:
        await screen.tap(f"game-{0:032x}")
        record = desk.state.page
        await screen.tap("back")

        assert (record, desk.state.page) == (Record(Evening(1)), Evening(1))


async def test_an_address_of_an_evening_that_never_was_shows_the_first() -> None:
    async with Screen(drawn(await at(Evening(99)))) as screen:
        assert screen.is_shown("Fri, 27 Nov 2026")


async def test_records_name_the_game_and_open_it() -> None:
    desk = await at(Records())
    async with Screen(drawn(desk)) as screen:
        assert "Longest game, in rounds. 2. Ana, Sat, 28 Nov 2026" in screen.labels()
        await screen.tap("record-longest")

        assert desk.state.record is not None
        assert desk.state.record.sheet.id == f"{3:032x}"


async def test_records_of_points_are_those_of_games_to_one_end() -> None:
    library = Library.in_memory()
    library.create(evening())
    async with Screen(drawn(await at(Records(), library))) as screen:
        assert screen.is_shown("CABO 0–13, classic, to 100")
        assert any(said.startswith("Lowest winning total. 60. Ana") for said in screen.labels())


async def test_records_and_the_last_evening_are_reached_from_the_players() -> None:
    desk = await at(Players())
    async with Screen(drawn(desk)) as screen:
        await screen.tap("last-evening")
        last = desk.state.page
        await screen.tap("back")
        await screen.tap("records")

        assert (last, desk.state.page) == (Evening(), Records())


async def test_without_a_game_there_is_no_record_and_no_evening() -> None:
    empty = Library.in_memory()
    for page in (Records(), Evening()):
        async with Screen(drawn(await at(page, empty))) as screen:
            assert screen.is_shown("No finished game") or screen.is_shown("No game yet")
