"""The cards of a hand, tapped one by one while a round is entered."""

from dataclasses import replace

import flet as ft
import pytest

from referee.events import Hand
from referee.laid import Card
from referee.sheet import ScoreSheet
from tests.screen import Screen
from tests.views.at_table import ANA, BEN, CY, desk_with, now, play, sheet, totals
from tests.views.drawn import drawn
from tests.views.gallery import LOOK
from views.acts.entering import begin_correction, begin_round, call, put, save_anyway
from views.acts.laying import enter_laid, lay_card, open_cards
from views.desk import Desk
from views.page import Entry
from views.parts.number_keys import TWO_DIGITS, key_figure, room_on_key
from views.preferences import TEXT_SIZES
from views.theme import TARGET

TWELVE, THIRTEEN = Card("12", 12), Card("13", 13)


async def laying(game: ScoreSheet | None = None) -> Desk:
    desk = await desk_with(game or sheet())
    await desk.change(begin_round)
    await desk.change(open_cards)
    return desk


async def lay(desk: Desk, *cards: Card) -> None:
    for card in cards:
        await desk.change(lay_card(card))


def hands(desk: Desk) -> tuple[Hand, ...]:
    assert desk.state.open is not None
    return desk.state.open.entry.hands


async def test_cards_add_up_and_the_next_player_follows() -> None:
    desk = await laying()
    async with Screen(drawn(desk)) as screen:
        for card in ("7", "7", "3"):
            await screen.tap(f"card-{card}")
        assert screen.is_shown("17")
        await screen.tap("Enter 17 for Ana")

        assert screen.is_shown("Tap the cards of Ben")
    assert hands(desk) == (Hand(ANA, 17),)
    assert desk.state.page == Entry(is_laying=True)


async def test_a_tap_on_a_laid_card_takes_it_away() -> None:
    desk = await laying()
    await lay(desk, TWELVE, Card("3", 3))
    async with Screen(drawn(desk)) as screen:
        await screen.tap("Take away 12")

        assert screen.is_shown("Enter 3 for Ana")
        assert not screen.is_shown("Take away 12")


async def test_a_card_that_lies_before_others_is_off_and_says_why() -> None:
    desk = await laying()
    await lay(desk, THIRTEEN)
    await desk.change(enter_laid)
    await lay(desk, THIRTEEN)
    async with Screen(drawn(desk)) as screen:
        assert screen.is_shown("13, none left: all 2 lie on the table")
        assert "card-13" not in {target.key for target in screen.targets()}

        await screen.tap("Take away 13")
        assert "card-13" in {target.key for target in screen.targets()}


async def test_a_second_tap_too_many_lays_nothing() -> None:
    desk = await laying()
    await lay(desk, THIRTEEN, THIRTEEN, THIRTEEN)

    assert desk.state.open is not None
    assert desk.state.open.draft.laid.points(ANA) == 26


async def test_red_kings_and_jokers_are_told_by_their_names() -> None:
    desk = await laying(sheet("standard", jokers=2))
    async with Screen(drawn(desk)) as screen:
        for card in ("Red king, −1", "Joker, 0", "Black king, 13"):
            await screen.tap(card)

        assert screen.is_shown("Enter 12 for Ana")


async def test_cards_of_one_kind_lie_side_by_side_and_have_keys_of_their_own() -> None:
    desk = await laying()
    await lay(desk, TWELVE, TWELVE, TWELVE)
    async with Screen(drawn(desk)) as screen:
        keys = [target.key for target in screen.targets() if str(target.key).startswith("laid-")]

    assert keys == ["laid-0", "laid-1", "laid-2"]


async def test_cards_of_cabanga_count_their_symbols() -> None:
    desk = await laying(sheet("cabanga"))
    async with Screen(drawn(desk)) as screen:
        for _ in range(9):
            await screen.tap("3 symbols")
        await screen.tap("1 symbol")
        assert screen.is_shown("×9")
        await screen.tap("Enter 28 for Ana")
        await screen.tap("No cards: 0 for Ben")

    assert hands(desk) == (Hand(ANA, 28), Hand(BEN, 0))


async def test_a_kamikaze_is_seen_and_offered() -> None:
    desk = await laying(sheet("first-edition"))
    await lay(desk, TWELVE, THIRTEEN, THIRTEEN, TWELVE)
    async with Screen(drawn(desk)) as screen:
        assert screen.is_shown("12, 12, 13, 13: a Kamikaze costs everybody else 50.")
        await screen.tap("Kamikaze of Ana")
    for points in (4, 9):
        await desk.change(put(points))
    await desk.change(save_anyway(now()))

    assert totals(desk) == [0, 50, 50]


async def test_the_same_cards_can_be_entered_as_they_are() -> None:
    desk = await laying(sheet("first-edition"))
    await lay(desk, TWELVE, THIRTEEN, THIRTEEN, TWELVE)
    async with Screen(drawn(desk)) as screen:
        await screen.tap("Enter 50 for Ana")

    assert desk.state.open is not None
    assert (hands(desk), desk.state.open.draft.kamikaze) == ((Hand(ANA, 50),), None)


async def test_exactly_0_is_told_where_a_call_makes_it_a_kamikaze() -> None:
    said = "Exactly 0: a Kamikaze if Ana called"
    for kamikaze, caller, is_told in (
        ("zero-total", None, True),
        ("zero-total", ANA, True),
        ("zero-total", BEN, False),
        ("off", ANA, False),
    ):
        desk = await laying(sheet("standard", kamikaze=kamikaze))
        if caller:
            await desk.change(call(caller))
        await lay(desk, Card("red-king", -1), Card("ace", 1))
        async with Screen(drawn(desk)) as screen:
            assert screen.is_shown(said) == is_told


async def test_another_number_on_the_pad_takes_the_cards_away() -> None:
    desk = await laying()
    await lay(desk, TWELVE)
    await desk.change(put(11))

    assert desk.state.open is not None
    assert desk.state.open.draft.laid.of(ANA) == ()


async def test_cards_lie_there_still_after_the_way_to_the_numbers_and_back() -> None:
    desk = await laying()
    await lay(desk, TWELVE)
    async with Screen(drawn(desk)) as screen:
        await screen.tap("All numbers")
        assert screen.is_shown("key-29")
        await screen.tap("Add up the cards")
        assert screen.is_shown("Enter 12 for Ana")


async def test_the_round_after_begins_with_the_whole_deck() -> None:
    desk = await laying()
    await lay(desk, THIRTEEN, THIRTEEN)
    await desk.change(enter_laid)
    await desk.change(call(CY))
    for points in (4, 3):
        await desk.change(put(points))
    await desk.change(save_anyway(now()))
    await desk.change(begin_round)

    assert desk.state.open is not None
    assert desk.state.open.draft.laid.hands == ()


async def test_an_old_round_is_corrected_with_cards_too() -> None:
    desk = await desk_with(sheet())
    await play(desk, BEN, 12, 3, 7)
    await desk.change(begin_correction(1))
    await desk.change(open_cards)
    await lay(desk, THIRTEEN)
    await desk.change(enter_laid)

    assert hands(desk) == (Hand(ANA, 13), Hand(BEN, 3), Hand(CY, 7))
    assert desk.state.open is not None
    assert desk.state.open.draft.laid.hands == ()


async def test_cards_are_tapped_on_the_entry_page_only() -> None:
    desk = await desk_with(sheet())
    before = desk.state
    for act in (open_cards, lay_card(TWELVE), enter_laid):
        await desk.change(act)

    assert desk.state == before


@pytest.mark.parametrize("width", [320, 340, 360, 412])
@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_two_digits_fit_beside_each_other_on_every_key(width: int, text_size: float) -> None:
    look = replace(LOOK, width=width, text_size=text_size)

    style = key_figure(look, 29, look.palette.ink).style

    assert isinstance(style, ft.TextStyle)
    assert (style.size or 0) * TWO_DIGITS <= room_on_key(look)


@pytest.mark.parametrize("width", [320, 340, 360, 412])
def test_a_number_key_is_wide_enough_for_a_finger(width: int) -> None:
    assert room_on_key(replace(LOOK, width=width)) >= TARGET
