"""Everybody who plays, one person in figures, and who is who."""

from dataclasses import replace

import flet as ft

from main import LibraryBook
from referee.events import GameStopped, Player, Result
from referee.people import Person, key_of
from referee.sheet import ScoreSheet
from storage.library import Library
from tests.control_tree import texts
from tests.screen import Screen
from tests.views.at_table import ANA, BEN, CY, now, sheet
from tests.views.drawn import drawn
from tests.views.gallery import LOOK
from tests.views.open_game import evening, with_events, with_rounds
from tests.views.widths import width_of
from views.acts.going import go, lay
from views.acts.people import choose_other, lay_edit, merge
from views.desk import Desk
from views.known import everybody
from views.memory import Merge
from views.page import Players, Record, Somebody
from views.pages.player import BESIDE

ANNA = Player("Anna")


def finished() -> ScoreSheet:
    return replace(evening(), id="1" * 32)


def stopped() -> ScoreSheet:
    """Two who have played something else: Anna wins it."""
    game = with_rounds(sheet("standard", (ANNA, BEN)), [(0, (3, 9)), (1, (6, 2))])
    return replace(with_events(game, GameStopped(Result.STANDINGS)), id="2" * 32)


def book() -> Library:
    library = Library.in_memory()
    library.create(finished())
    library.create(stopped())
    return library


async def at_players(library: Library) -> Desk:
    desk = Desk(LibraryBook(library), now)
    await desk.change(go(Players()))
    return desk


async def at(name: str, library: Library) -> Desk:
    desk = await at_players(library)
    await desk.change(go(Somebody(key_of(name))))
    return desk


async def test_an_empty_book_says_that_there_is_nobody() -> None:
    async with Screen(drawn(await at_players(Library.in_memory()))) as screen:
        assert screen.is_shown("Nobody yet")
        assert screen.is_shown("new-game")


async def test_whoever_has_won_most_stands_first() -> None:
    desk = await at_players(book())
    async with Screen(drawn(desk)) as screen:
        keys = [str(each.key) for each in screen.targets() if "player-" in str(each.key)]

        assert keys[:2] == ["player-anna", "player-ana"]
        assert "Ben. 0 wins. 2 games, 0% won" in screen.labels()


async def test_a_player_is_opened_from_the_list_and_back_leads_there() -> None:
    desk = await at_players(book())
    async with Screen(drawn(desk)) as screen:
        await screen.tap("player-ana")
        opened = desk.state.page
        await screen.tap("back")

        assert (opened, desk.state.page) == (Somebody(key_of("Ana")), Players())


async def test_the_page_of_a_player_says_what_was_counted() -> None:
    async with Screen(drawn(await at("Ana", book()))) as screen:
        assert {"Ana", "1, wins of 1"} <= {*screen.texts(), *screen.labels()}
        assert "Wins in a row, at most, 1" in screen.labels()
        assert "once place 1" in screen.labels()


async def test_a_whole_per_cent_has_room_between_the_other_figures() -> None:
    async with Screen(drawn(await at("Anna", book()))) as screen:
        figure = screen.find("100%")

        assert isinstance(figure, ft.Text)
        assert isinstance(figure.style, ft.TextStyle)
        assert width_of("100%", figure.style) <= (LOOK.width - 2 * LOOK.margin - 2 * BESIDE) / 3


async def test_a_player_has_an_address_whatever_the_name() -> None:
    library = Library.in_memory()
    library.create(sheet("standard", (Player("A/B ?"), BEN)))
    desk = await at("A/B ?", library)
    await desk.go_to("/players/a%2Fb%20%3F")

    async with Screen(drawn(desk)) as screen:
        assert "A/B ?" in screen.texts()


async def test_an_address_that_names_nobody_says_so_and_leads_to_everybody() -> None:
    desk = await at("Zoe", book())
    async with Screen(drawn(desk)) as screen:
        assert screen.is_shown("Nobody of that name is in your book")
        assert not screen.is_shown("edit-player")
        await screen.tap("back")

        assert isinstance(desk.state.page, Players)


async def test_the_best_round_opens_its_game_and_back_leads_to_the_player() -> None:
    desk = await at("Ana", book())
    async with Screen(drawn(desk)) as screen:
        ana = desk.state.page
        await screen.tap("best-round")
        record = desk.state.page
        await screen.tap("back")

        assert isinstance(ana, Somebody)
        assert (record, desk.state.page) == (Record(ana), ana)


async def test_one_edition_alone_is_counted_and_all_again() -> None:
    async with Screen(drawn(await at("Ben", book()))) as screen:
        assert "0, wins of 1" not in screen.labels()
        await screen.tap("filter-by-edition")
        await screen.tap("filter-standard")

        assert "0, wins of 1" in screen.labels()


async def test_somebody_with_another_name_has_it_everywhere_and_in_the_book() -> None:
    library = book()
    desk = await at("Ana", library)
    async with Screen(drawn(desk)) as screen:
        await screen.tap("edit-player")
        await screen.type("person-name", "Anaïs")
        await screen.tap("colour-pink")
        await screen.tap("person-yes")

        assert {"Anaïs", "Now called Anaïs"} <= {*screen.texts()}
        expected = {"name": "Anaïs", "also": ["Ana"], "colour": "pink", "mark": "disc"}
        assert library.players() == (expected,)


async def test_a_name_of_somebody_else_is_refused() -> None:
    desk = await at("Ana", book())
    async with Screen(drawn(desk)) as screen:
        await screen.tap("edit-player")
        await screen.type("person-name", "ben")

        field = screen.find("person-name")
        assert isinstance(field, ft.TextField)
        assert "ben is somebody else" in str(field.error)
        assert desk.state.people.persons == ()


async def test_capitals_of_a_name_can_be_corrected() -> None:
    library = book()
    desk = await at("Ana", library)
    async with Screen(drawn(desk)) as screen:
        await screen.tap("edit-player")
        await screen.type("person-name", "ANA")
        await screen.tap("person-yes")

        assert [(row["name"], row.get("also")) for row in library.players()] == [("ANA", None)]


async def test_two_spellings_become_one_person() -> None:
    library = book()
    async with Screen(drawn(await at("Ana", library))) as screen:
        await screen.tap("player-more")
        await screen.tap("merge")
        await screen.tap("merge-anna")
        await screen.tap("merge-yes")

        assert "2, wins of 2" in screen.labels()
        assert library.players() == ({"name": "Ana", "also": ["Anna"]},)


async def test_a_merge_is_taken_back() -> None:
    library = book()
    library.keep_players([{"name": "Ana", "colour": "red"}, {"name": "Anna", "also": ["Anne"]}])
    before = library.players()
    async with Screen(drawn(await at("Ana", library))) as screen:
        await screen.tap("player-more")
        await screen.tap("merge")
        await screen.tap("merge-anna")
        await screen.tap("merge-yes")
        assert library.players() == ({"name": "Ana", "also": ["Anna", "Anne"], "colour": "red"},)
        await screen.tap("undo")

        assert library.players() == before
        assert "1, wins of 1" in screen.labels()


async def test_whoever_sat_at_the_same_table_is_not_the_same_person() -> None:
    desk = await at("Ben", book())
    async with Screen(drawn(desk)) as screen:
        await screen.tap("player-more")
        await screen.tap("merge")
        assert any("sat at a table with Ben" in said for said in texts(screen.dialogs()))
        assert not screen.is_shown("merge-anna")
        await desk.change(choose_other(key_of("Anna")))
        await desk.change(merge)

        assert desk.state.people.persons == ()


async def test_nobody_becomes_one_with_oneself() -> None:
    desk = await at("Ben", book())

    await desk.change(lay(Merge(key_of("Ben"), key_of("Ben"))))
    await desk.change(merge)

    assert desk.state.people.persons == ()


async def test_another_spelling_at_the_same_table_has_a_page_and_a_name_of_its_own() -> None:
    library = both_at_one_table()
    async with Screen(drawn(await at_players(library))) as screen:
        await screen.tap("player-anna")
        assert screen.is_shown("0, wins of 1")
        await screen.tap("edit-player")
        await screen.type("person-name", "Annika")
        await screen.tap("person-yes")

        assert {"Annika", "Now called Annika"} <= {*screen.texts()}
        assert "0, wins of 1" in screen.labels()


async def test_a_name_that_somebody_else_bears_at_the_same_table_is_taken() -> None:
    async with Screen(drawn(await at("Ana", both_at_one_table()))) as screen:
        await screen.tap("edit-player")
        await screen.type("person-name", "Anna")

        field = screen.find("person-name")
        assert isinstance(field, ft.TextField)
        assert "Anna is somebody else" in str(field.error)


def both_at_one_table() -> Library:
    """Anna is Ana by the list of players, and yet they have played against each other."""
    game = with_rounds(sheet("standard", (ANA, ANNA)), [(0, (3, 9))])
    library = Library.in_memory()
    library.create(with_events(game, GameStopped(Result.STANDINGS)))
    library.keep_players([{"name": "Ana", "also": ["Anna"]}])
    return library


async def test_who_plays_no_more_is_offered_no_more_but_still_counted() -> None:
    library = book()
    desk = await at("Ana", library)
    async with Screen(drawn(desk)) as screen:
        await screen.tap("player-more")
        await screen.tap("archive-player")
        await screen.tap("back")
        assert not screen.is_shown("player-ana")
        await screen.tap("archive")

        assert screen.is_shown("player-ana")
        assert library.players() == ({"name": "Ana", "archived": True},)


async def test_the_list_of_games_has_the_names_of_now() -> None:
    library = book()
    library.keep_players([{"name": "Anaïs", "also": ["Ana"]}])
    async with Screen(drawn(await at_players(library))) as screen:
        await screen.tap("place-games")

        assert screen.is_shown("Anaïs won")


async def test_a_new_game_has_the_names_of_now() -> None:
    library = Library.in_memory()
    library.create(sheet("standard", (ANA, BEN, CY)))
    library.keep_players([{"name": "Charles", "also": ["Cy"]}])
    desk = Desk(LibraryBook(library), now)
    await desk.set_up()

    assert desk.state.setup.players == (ANA, BEN, Player("Charles"))


async def test_who_plays_no_more_has_no_seat_at_the_next_table() -> None:
    library = Library.in_memory()
    library.create(sheet("standard", (ANA, BEN, CY)))
    library.keep_players([{"name": "Ben", "archived": True}])
    desk = Desk(LibraryBook(library), now)
    await desk.set_up()

    assert desk.state.setup.players == (ANA, CY)
    assert BEN not in desk.state.setup.everybody


async def test_a_book_that_is_only_read_lets_nobody_be_changed() -> None:
    desk = await at("Ana", book())
    desk.state = replace(desk.state, is_read_only=True)
    async with Screen(drawn(desk)) as screen:
        assert not screen.is_shown("edit-player")


async def test_a_mark_that_was_chosen_elsewhere_and_is_unknown_here_is_the_usual_one() -> None:
    library = book()
    library.keep_players([{"name": "Ana", "colour": "plum", "mark": "star"}])
    desk = await at("Ana", library)
    await desk.change(lay_edit)

    async with Screen(drawn(desk)) as screen:
        assert screen.dialogs()
        assert desk.state.people.persons == (Person(ANA, colour="plum", mark="star"),)


async def test_a_spelling_is_somebody_else_again_long_after_it_was_merged() -> None:
    library = book()
    library.keep_players([{"name": "Ana", "also": ["Anna", "Annie"], "colour": "red"}])
    desk = await at("Ana", library)
    async with Screen(drawn(desk)) as screen:
        assert "2, wins of 2" in screen.labels()
        await screen.tap("player-more")
        assert not screen.is_shown("Annie is somebody else")
        assert screen.is_shown("1 game goes back to that name.")
        await screen.tap("part-anna")

        assert {"Anna and Ana are two again", "Undo"} <= {*screen.texts()}
        assert "1, wins of 1" in screen.labels()
        assert library.players() == ({"name": "Ana", "also": ["Annie"], "colour": "red"},)
    assert key_of("Anna") in everybody(desk.state.summaries, desk.state.people)


async def test_parting_is_taken_back() -> None:
    library = book()
    library.keep_players([{"name": "Ana", "also": ["Anna"]}])
    before = library.players()
    async with Screen(drawn(await at("Ana", library))) as screen:
        await screen.tap("player-more")
        await screen.tap("part-anna")
        await screen.tap("undo")

        assert library.players() == before
        assert "2, wins of 2" in screen.labels()
