"""The gap of Cabanga! on a screen: two numbers and a colour in, what may be thrown out."""

from referee.gap import Colour
from tests.screen import Screen
from tests.views.at_table import desk_with, sheet
from tests.views.drawn import drawn
from views.acts.entering import begin_round
from views.acts.gap import choose_colour, open_gap, put_number, throw
from views.acts.going import back
from views.desk import Desk
from views.overlay import GapSheet


async def looking() -> Desk:
    desk = await desk_with(sheet("cabanga"))
    await desk.change(open_gap)
    return desk


async def test_two_numbers_and_a_colour_tell_what_may_be_thrown() -> None:
    desk = await desk_with(sheet("cabanga"))
    async with Screen(drawn(desk)) as screen:
        await screen.tap("Gap")
        for key in ("Blue", "12", "6"):
            await screen.tap(key)

        assert screen.is_shown("Blue: 7 to 11 may be thrown")
        fitting = [label for label in screen.labels() if label.endswith(", may be thrown")]
        assert fitting == [f"{number}, may be thrown" for number in range(7, 12)]


async def test_the_numbers_are_enough() -> None:
    desk = await looking()
    async with Screen(drawn(desk)) as screen:
        await screen.tap("3")
        await screen.tap("5")

        assert screen.is_shown("Any colour: 4 may be thrown")


async def test_between_equal_or_neighbouring_numbers_nothing_may_be_thrown() -> None:
    for left, right in ((7, 7), (7, 8), (8, 7)):
        desk = await looking()
        for number in (left, right):
            await desk.change(put_number(number))
        async with Screen(drawn(desk)) as screen:
            assert screen.is_shown("nothing may be thrown")
            assert not screen.is_shown(", may be thrown")


async def test_a_third_number_takes_the_place_of_the_first() -> None:
    desk = await looking()
    for number in (6, 12, 10):
        await desk.change(put_number(number))

    assert isinstance(desk.state.overlay, GapSheet)
    assert desk.state.overlay.numbers == (10, 12)


async def test_each_card_thrown_is_a_penalty_card_and_no_more_than_fit() -> None:
    desk = await looking()
    for act in (put_number(6), put_number(9)):
        await desk.change(act)
    async with Screen(drawn(desk)) as screen:
        for _ in range(2):
            await screen.tap("One thrown card more")
        assert screen.is_shown("2 penalty cards for who played")

        await desk.change(throw(5))
        assert isinstance(desk.state.overlay, GapSheet)
        assert desk.state.overlay.thrown == 2


async def test_another_number_begins_the_count_of_thrown_cards_anew() -> None:
    desk = await looking()
    for act in (put_number(6), put_number(9), throw(1), put_number(1)):
        await desk.change(act)

    assert isinstance(desk.state.overlay, GapSheet)
    assert desk.state.overlay.thrown == 0


async def test_a_colour_said_twice_is_taken_back() -> None:
    desk = await looking()
    for _ in range(2):
        await desk.change(choose_colour(Colour.RED))

    assert desk.state.overlay == GapSheet()


async def test_from_the_ruling_behind_it_one_comes_back_to_the_same_gap() -> None:
    desk = await looking()
    await desk.change(put_number(6))
    before = desk.state.overlay
    async with Screen(drawn(desk)) as screen:
        await screen.tap("ruling-D-94")
        assert screen.is_shown("One penalty card for every card thrown.")
    await desk.change(back)

    assert desk.state.overlay == before


async def test_the_gap_is_one_tap_from_the_entry_too_and_not_there_in_other_games() -> None:
    desk = await desk_with(sheet("cabanga"))
    await desk.change(begin_round)
    async with Screen(drawn(desk)) as screen:
        await screen.tap("Gap")
        assert screen.is_shown("The round ends once")

    other = await desk_with(sheet("numbered-classic"))
    await other.change(open_gap)
    assert other.state.overlay is None
    async with Screen(drawn(other)) as screen:
        assert not screen.is_shown("Gap")
