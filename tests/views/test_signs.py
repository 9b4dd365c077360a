"""What each one at a table wears: chosen, or the same as ever, and no two alike."""

from dataclasses import replace

from main import LibraryBook
from referee.events import Player, PlayerJoined, SeatsMoved
from referee.people import People, Person, key_of
from referee.summary import Summary, summarise
from storage.library import Library
from tests.views.at_table import ANA, BEN, CY, DI, now, sheet
from tests.views.gallery import LOOK
from tests.views.open_game import with_events
from views.app import liked
from views.desk import Desk
from views.habits import habits_of, met_in_order
from views.known import everybody
from views.parts.badge import badges_of, ink_worn
from views.signs import SIGNS, Chosen, Habit, Habits, Sign, signs_at

NINE = tuple(Player(f"P{number}") for number in range(9))
NOBODY = People()


def plain(number: int) -> Sign:
    return Sign(number % SIGNS, number % SIGNS)


def met(*names: Player, **chosen: Chosen) -> Habits:
    """In that order, with what each has chosen."""
    habits = (Habit(at, chosen.get(name, Chosen())) for at, name in enumerate(names))
    return tuple((key_of(name), habit) for name, habit in zip(names, habits, strict=True))


def game(*players: Player, number: int = 0) -> Summary:
    return summarise(replace(sheet(players=players), id=f"{number:032x}"))


def test_where_nobody_is_known_the_seat_says_it() -> None:
    assert signs_at(NINE, ()) == tuple(map(plain, range(9)))


def test_whoever_is_known_wears_the_same_in_every_seat() -> None:
    habits = met(ANA, BEN, CY)

    assert signs_at((CY, ANA), habits) == (plain(2), plain(0))


def test_of_two_with_the_same_mark_who_was_met_first_wears_it_wherever_they_sit() -> None:
    habits = met(*NINE)

    assert signs_at((NINE[8], NINE[1], NINE[0]), habits) == (plain(2), plain(1), plain(0))


def test_who_is_new_comes_after_everybody_who_is_known() -> None:
    assert signs_at((DI, ANA, CY), met(ANA, BEN)) == (plain(2), plain(0), plain(3))


def test_who_has_chosen_wears_it_and_whose_it_was_another() -> None:
    habits = met(ANA, BEN, CY, Cy=Chosen(ink=0))

    assert signs_at((ANA, BEN, CY), habits) == (Sign(2, 0), Sign(1, 1), Sign(0, 2))


def test_of_two_who_have_chosen_the_same_the_first_wears_it() -> None:
    pink = Chosen(ink=7, shape=7)

    assert signs_at((ANA, BEN), met(ANA, BEN, Ana=pink, Ben=pink)) == (Sign(7, 7), Sign(1, 1))


def test_every_spelling_wears_what_was_chosen_and_an_unknown_word_says_nothing() -> None:
    people = People(
        [Person(ANA, (Player("Anna"),), colour="pink"), Person(BEN, colour="plum", mark="star")]
    )

    pink = Habit(0, Chosen(ink=7))
    assert habits_of((), people) == (("ana", pink), ("anna", pink), ("ben", Habit(1)))


def test_everybody_looks_at_the_table_as_in_the_lists() -> None:
    games = (game(BEN, DI, number=1), game(CY, ANA))

    every = everybody(games, NOBODY).values()

    signs = signs_at((ANA, BEN, CY, DI), habits_of(games, NOBODY))
    assert dict(zip(["Ana", "Ben", "Cy", "Di"], signs, strict=True)) == {
        known.person.name: known.sign for known in every
    }


def test_seats_that_move_change_nobody_s_mark() -> None:
    begun = sheet(players=(ANA, BEN, CY))
    moved = with_events(begun, SeatsMoved((CY, BEN, ANA)))

    habits = [habits_of((summarise(each),), NOBODY) for each in (begun, moved)]

    assert habits[0] == habits[1]


def test_a_saved_round_leaves_the_very_same_habits() -> None:
    games = (game(ANA, BEN, number=1), game(CY, DI))
    before = habits_of(games, NOBODY)

    assert habits_of((replace(games[0], rounds=1), games[1]), NOBODY) is before


def test_whoever_joins_is_met_with_that_round() -> None:
    begun = sheet(players=(ANA, BEN))
    met_in_order((summarise(begun),), NOBODY)

    joined = with_events(begun, PlayerJoined(CY, 0))

    assert met_in_order((summarise(joined),), NOBODY) == ("ana", "ben", "cy")


async def test_a_chosen_ink_is_worn_at_the_table() -> None:
    library = Library.in_memory()
    library.create(sheet())
    library.keep_players([{"name": "Ben", "colour": "pink"}])
    desk = Desk(LibraryBook(library), now)
    await desk.open_table(desk.state.summaries[0].id)
    look = liked(replace(LOOK), desk.state)

    worn = badges_of(desk.state.game)

    assert ink_worn(look, worn[BEN]) == look.palette.inks[7]
    assert ink_worn(look, worn[ANA]) == look.palette.inks[0]


async def test_who_sat_third_at_one_table_looks_the_same_in_the_first_seat_of_the_next() -> None:
    library = Library.in_memory()
    library.create(sheet())
    library.create(replace(sheet(players=(CY, DI)), id="1" * 32))
    desk = Desk(LibraryBook(library), now)
    await desk.open_table("1" * 32)
    look = liked(LOOK, desk.state)

    worn = badges_of(desk.state.game)

    assert ink_worn(look, worn[CY]) == look.palette.inks[2]
    assert ink_worn(look, worn[DI]) == look.palette.inks[3]
