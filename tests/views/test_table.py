"""The table: who stands where, what the next hand can do, and what a tap does."""

from dataclasses import replace

import pytest

from referee.events import Player, PlayerJoined, PlayerLeft
from tests.screen import Screen
from tests.views.at_table import ANA, BEN, CY, desk_with, sheet
from tests.views.gallery import LOOK, shown
from tests.views.open_game import EVENING, FOUR, evening, opened, with_events, with_rounds
from views.pages.table import table_page
from views.parts.change_actions import last_round_added
from views.parts.trouble import KNOWN, OF_A_ROUND, trouble_words
from views.state import Trouble


def order_of(screen: Screen, *names: str) -> list[str]:
    """The names in the order in which they stand on the screen."""
    return [words for words in screen.texts() if words in names]


async def test_the_standings_go_from_the_lowest_total_up() -> None:
    async with Screen(opened(evening(7))) as screen:
        assert order_of(screen, *FOUR)[:4] == ["Dev", "Cleo", "Ben", "Ana"]
        assert "Dev, 49 points, place 1, 51 resets, 52 ends it" in screen.labels()


async def test_a_player_who_has_fallen_back_is_told_that_the_reset_is_used() -> None:
    async with Screen(opened(evening(7))) as screen:
        assert "reset used  ·  38 ends it" in screen.texts()


async def test_dealer_and_starter_of_the_next_round_are_shown() -> None:
    game = with_rounds(sheet(players=FOUR), EVENING[:2])
    start = replace(game.start, dealer=BEN)
    game = replace(game, journal=replace(game.journal, events=(start, *game.journal.events[1:])))

    async with Screen(opened(game)) as screen:
        assert "Dev deals, Ana starts" in screen.labels()


async def test_before_the_first_round_nothing_can_be_undone() -> None:
    async with Screen(opened(sheet())) as screen:
        assert "Round 1 is next" in screen.texts()
        with pytest.raises(AssertionError, match="can be tapped"):
            await screen.tap("undo")


async def test_undo_names_the_round_that_it_takes_away() -> None:
    async with Screen(opened(evening(7))) as screen:
        await screen.tap("Undo round 7")
        await screen.see("After round 6")

        await screen.tap("Redo")
        await screen.see("After round 7")


def test_undo_names_no_round_when_it_takes_back_something_else() -> None:
    joined = with_events(evening(3), PlayerJoined(Player("Ida"), 40))

    assert last_round_added(evening(3).journal) == 3
    assert last_round_added(joined.journal) is None
    assert last_round_added(evening(3).journal.delete(3)) is None


async def test_only_the_last_rounds_stand_on_a_small_screen() -> None:
    async with Screen(opened(evening(7))) as screen:
        assert screen.is_shown("cell-5-0")
        assert not screen.is_shown("cell-4-0")

        await screen.resize(390, 900)
        assert screen.is_shown("cell-4-0")


async def test_a_number_says_how_it_came_about() -> None:
    async with Screen(opened(evening(7))) as screen:
        assert "Cleo, round 6: 26, call failed, back to 50" in screen.labels()
        assert "Ben, round 7: 0, call held" in screen.labels()

        await screen.tap("Cleo, round 6: 26, call failed, back to 50")
        assert screen.is_shown("Called Cabo, but Ana held 0")


async def test_record_leads_to_the_round() -> None:
    async with Screen(opened(evening(7))) as screen:
        await screen.tap("Record round 8")

        assert screen.is_shown("Round 8")


async def test_at_a_full_table_only_who_is_near_is_told_what_the_next_hand_can_do() -> None:
    players = tuple(Player(name) for name in "ABCDEFGHIJ")
    totals = (10, 20, 30, 40, 50, 60, 70, 79, 80, 95)
    async with Screen(opened(sheet(players=players, totals=totals))) as screen:
        told = [words for words in screen.texts() if "·" in words and "ends it" in words]

        assert told == ["20 resets  ·  21 ends it", "5 resets  ·  6 ends it"]
        assert {str(total) for total in totals} <= set(screen.texts())


async def test_who_left_stands_last_and_sits_out() -> None:
    async with Screen(opened(with_events(evening(2), PlayerLeft(FOUR[0])))) as screen:
        assert order_of(screen, *FOUR)[3] == "Ana"
        assert "Ana, 14 points, left the table" in screen.labels()


async def test_the_house_rules_in_force_are_in_sight() -> None:
    async with Screen(opened(sheet(target=60))) as screen:
        await screen.tap("house-rules")

        assert screen.dialogs()


async def test_a_book_that_is_only_read_offers_no_change() -> None:
    desk = await desk_with(evening(7))
    state = replace(desk.state, is_read_only=True)

    async with Screen(shown(lambda look: table_page(look, state, desk))) as screen:
        assert "Only to be read here" in screen.texts()
        for key in ("record", "undo"):
            with pytest.raises(AssertionError, match="can be tapped"):
                await screen.tap(key)


async def test_trouble_is_told_and_can_be_tried_again() -> None:
    desk = await desk_with(sheet(players=(ANA, BEN, CY)))
    state = replace(desk.state, trouble=Trouble("disk-full", lambda state: state))

    async with Screen(shown(lambda look: table_page(look, state, desk))) as screen:
        assert screen.is_shown("this device is full")
        assert screen.is_shown("Try again")
        await screen.tap("Hide this")


@pytest.mark.parametrize("is_errand", [False, True])
@pytest.mark.parametrize("code", [*sorted(KNOWN), "something-new"])
def test_every_trouble_has_words(code: str, is_errand: bool) -> None:
    assert trouble_words(LOOK, Trouble(code, is_errand=is_errand)).endswith(".")


def test_whatever_keeps_a_round_from_being_saved_it_is_said_to_be_here_still() -> None:
    for code in (*OF_A_ROUND - {"conflict"}, "something new"):
        said = trouble_words(LOOK, Trouble(code, again=lambda state: state))

        assert said.startswith("Not saved: ")
        assert "What you entered is still here." in said
