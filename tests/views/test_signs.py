"""What each one at a table wears: chosen, or as the seat has it, and no two alike."""

from dataclasses import replace

from main import LibraryBook
from referee.events import Player
from referee.people import People, Person, key_of
from storage.library import Library
from tests.views.at_table import ANA, BEN, CY, now, sheet
from tests.views.gallery import LOOK
from views.app import liked
from views.desk import Desk
from views.parts.badge import badges_of, ink_worn
from views.signs import SIGNS, Chosen, Sign, choices_of, signs_at

NINE = tuple(f"P{number}" for number in range(9))


def test_where_nobody_has_chosen_the_seat_says_it() -> None:
    assert signs_at(NINE, ()) == tuple(Sign(seat % SIGNS, seat % SIGNS) for seat in range(9))


def test_who_has_chosen_wears_it_and_the_one_of_that_seat_another() -> None:
    choices = ((key_of("Cy"), Chosen(ink=0)),)

    assert signs_at((ANA, BEN, CY), choices) == (Sign(2, 0), Sign(1, 1), Sign(0, 2))


def test_of_two_who_have_chosen_the_same_the_first_wears_it() -> None:
    pink = Chosen(ink=7, shape=7)
    choices = ((key_of("Ana"), pink), (key_of("Ben"), pink))

    assert signs_at((ANA, BEN), choices) == (Sign(7, 7), Sign(1, 1))


def test_every_spelling_wears_what_was_chosen_and_an_unknown_word_says_nothing() -> None:
    people = People(
        [Person(ANA, (Player("Anna"),), colour="pink"), Person(BEN, colour="plum", mark="star")]
    )

    assert choices_of(people) == (("ana", Chosen(ink=7)), ("anna", Chosen(ink=7)))


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
