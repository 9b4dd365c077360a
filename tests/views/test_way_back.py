"""Back leads from a game to where it was opened, whatever was done with it meanwhile."""

from main import LibraryBook
from referee.people import Key
from storage.library import Library
from tests.screen import Screen
from tests.views.at_table import ANA, GAME, desk_with, now
from tests.views.drawn import drawn, show_correction
from tests.views.open_game import evening
from views.acts.going import back, go
from views.desk import Desk
from views.found import Sought
from views.page import Entry, Games, Home, Record, Rounds, Somebody, Table

SOUGHT = Games(Sought(words="ana"), is_searching=True)
"""The list as somebody left it."""


async def found(rounds: int = 11) -> Desk:
    """A game in a list, of which no game is on the screen yet."""
    library = Library.in_memory()
    library.create(evening(rounds))
    desk = Desk(LibraryBook(library), now)
    await desk.change(go(SOUGHT))
    return desk


async def edited() -> Desk:
    """The rounds of a record, opened to be corrected."""
    desk = await found()
    await desk.open_record(GAME)
    async with Screen(drawn(desk)) as screen:
        await screen.tap("record-more")
        await screen.tap("edit-game")
    return desk


async def steps_back(desk: Desk, count: int) -> list[object]:
    """The page after each of them."""
    pages: list[object] = []
    for _ in range(count):
        await desk.change(back)
        pages.append(desk.state.page)
    return pages


async def test_rounds_that_were_only_looked_at_lead_back_to_the_record_and_its_list() -> None:
    desk = await edited()
    assert desk.state.page == Rounds()

    assert await steps_back(desk, 3) == [Record(SOUGHT), SOUGHT, Home()]


async def test_a_corrected_round_leads_back_to_the_record_which_shows_it() -> None:
    desk = await edited()
    await show_correction(desk, 1, ANA, 9)
    async with Screen(drawn(desk)) as screen:
        await screen.tap("correct-yes")
        await screen.tap("back")

        assert desk.state.page == Record(SOUGHT)
        assert desk.state.shown_game.rounds[0].scores[0].hand == 9
    assert await steps_back(desk, 1) == [SOUGHT]


async def test_a_correction_that_is_left_leads_back_round_by_round() -> None:
    desk = await edited()
    async with Screen(drawn(desk)) as screen:
        await screen.tap("cell-1-0")
    assert isinstance(desk.state.page, Entry)

    assert await steps_back(desk, 2) == [Rounds(), Record(SOUGHT)]


async def test_a_record_at_the_table_leads_back_over_its_sheet() -> None:
    desk = await found()
    await desk.open_record(GAME)
    async with Screen(drawn(desk)) as screen:
        for button in ("open-table", "sheet", "rounds"):
            await screen.tap(button)

    pages = [Table(is_sheet=True), Table(), Record(SOUGHT)]
    assert await steps_back(desk, 3) == pages


async def test_a_running_game_leads_back_to_the_list_in_which_it_was_found() -> None:
    desk = await found(3)
    await desk.open_table(GAME)

    assert await steps_back(desk, 1) == [SOUGHT]


async def test_a_game_of_home_leads_back_home() -> None:
    desk = await found()
    await desk.change(go(Home()))
    await desk.open_record(GAME)

    assert await steps_back(desk, 1) == [Home()]


async def test_a_game_that_was_at_the_table_before_leads_back_to_where_it_was_opened_last() -> None:
    desk = await desk_with(evening())
    await desk.change(go(Somebody(Key("ana"))))
    await desk.open_record(GAME)
    await desk.open_table(GAME)

    assert await steps_back(desk, 2) == [Record(Somebody(Key("ana"))), Somebody(Key("ana"))]


async def test_a_step_back_by_the_browser_keeps_the_way_of_the_record() -> None:
    desk = await found()
    await desk.open_record(GAME)
    await desk.open_table(GAME)
    await desk.go_to(f"/games/{GAME}")

    assert await steps_back(desk, 1) == [SOUGHT]


async def test_what_another_window_wrote_changes_no_way_back() -> None:
    library = Library.in_memory()
    library.create(evening(3))
    desk = Desk(LibraryBook(library), now)
    await desk.change(go(SOUGHT))
    await desk.open_table(GAME)
    library.save(evening(4), 1)
    await desk.look_again()

    assert len(desk.state.game.rounds) == 4
    assert await steps_back(desk, 1) == [SOUGHT]
