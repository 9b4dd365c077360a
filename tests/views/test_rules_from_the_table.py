"""From a game to the rules and back: nothing that was typed is lost."""

import pytest

from referee.sheet import ScoreSheet
from tests.screen import Screen
from tests.views.at_table import desk_with, sheet
from tests.views.drawn import drawn
from tests.views.open_game import FOUR, evening, opened, with_rounds
from views.acts.entering import begin_correction, begin_round, call, open_keypad, put, save_round
from views.acts.going import back, go, lay
from views.acts.ruling import ask, open_rules, show_ruling
from views.desk import Desk
from views.overlay import Why
from views.page import Entry, NewGame, Rules, Table
from views.routes import route_of
from views.state import OpenGame

ANA, BEN, CLEO, DEV = FOUR


async def half_typed() -> Desk:
    """A caller, two hands, and a digit on the keypad."""
    desk = await desk_with(evening(7))
    await desk.change(begin_round)
    await desk.change(call(BEN))
    await desk.change(put(3))
    await desk.change(put(11))
    await desk.change(open_keypad("1"))
    return desk


def open_game(desk: Desk) -> OpenGame:
    assert desk.state.open is not None
    return desk.state.open


async def test_the_rules_are_one_tap_away_from_the_table() -> None:
    async with Screen(opened(evening(7))) as screen:
        await screen.tap("rules")
        assert screen.is_shown("for CABO classic, this game")

        await screen.tap("back")
        assert screen.is_shown("After round 7")


async def test_the_rules_are_one_tap_away_from_a_half_typed_round() -> None:
    async with Screen(opened(evening(7))) as screen:
        await screen.tap("record")
        await screen.tap("key-5")
        await screen.tap("rules")
        await screen.type("ask", "tie")
        await screen.tap("back")

        assert screen.is_shown("Round 8")
        assert "5" in screen.texts()


async def test_the_rules_are_in_the_menu_too() -> None:
    async with Screen(opened(evening(7))) as screen:
        await screen.tap("more")
        await screen.tap("menu-rules")

        assert screen.is_shown("All questions")


async def test_beside_a_redo_a_narrow_bar_leaves_the_rules_to_the_menu() -> None:
    async with Screen(opened(evening(7))) as screen:
        await screen.tap("undo")
        await screen.see("redo")

        assert "rules" not in [target.key for target in screen.targets()]


async def test_back_from_the_rules_everything_is_as_it_was() -> None:
    desk = await half_typed()
    before = desk.state

    await desk.change(open_rules())
    await desk.change(ask("who called"))
    await desk.change(show_ruling("D-57"))
    await desk.change(back)
    await desk.change(back)

    assert desk.state == before


async def test_the_address_of_the_round_leads_back_to_it_as_it_was() -> None:
    desk = await half_typed()
    before, address = desk.state, route_of(desk.state)

    await desk.change(open_rules("D-57"))
    await desk.go_to(address)

    assert desk.state == before


async def test_a_correction_waits_while_the_rules_are_read() -> None:
    desk = await desk_with(evening(7))
    await desk.change(begin_correction(3))
    await desk.change(put(9))
    before, address = desk.state, route_of(desk.state)

    await desk.change(open_rules())
    await desk.go_to(address)

    assert desk.state == before


async def test_the_address_of_the_list_leads_from_a_ruling_to_the_list() -> None:
    desk = await half_typed()
    await desk.change(open_rules())
    await desk.change(ask("tie"))
    await desk.change(show_ruling("D-57"))

    await desk.go_to("/rules")

    assert isinstance(desk.state.page, Rules)
    assert (desk.state.page.asked, desk.state.page.ruling) == ("tie", None)


async def test_a_sheet_lies_there_again_after_its_ruling() -> None:
    desk = await desk_with(evening(7))
    await desk.change(lay(Why(6, CLEO)))

    await desk.change(open_rules("D-58"))
    await desk.change(back)

    assert (desk.state.page, desk.state.overlay) == (Table(), Why(6, CLEO))


async def test_a_round_that_cannot_be_entered_any_more_is_left_for_the_table() -> None:
    desk = await desk_with(evening())
    rules = Rules(below=None)

    await desk.change(go(rules))
    await desk.change(back)
    assert not isinstance(desk.state.page, Rules | Entry)


async def test_the_rules_of_a_set_up_are_those_that_are_chosen_in_it() -> None:
    desk = await desk_with(evening(7))
    await desk.set_up()
    await desk.change(open_rules())
    await desk.change(back)

    assert isinstance(desk.state.page, NewGame)


REASONS = [
    ("standard", (5, 5, 9, 9), ANA, "ruling-D-57"),
    ("numbered-classic", (5, 5, 9, 9), ANA, "ruling-D-57"),
    ("numbered-classic", (5, 6, 9, 9), ANA, "ruling-D-56"),
    ("numbered-classic", (5, 3, 9, 9), ANA, "ruling-D-58"),
    ("numbered-classic", (5, 3, 9, 9), BEN, "ruling-D-59"),
]


@pytest.mark.parametrize(("edition", "hands", "player", "link"), REASONS)
async def test_a_reason_leads_to_its_ruling(
    edition: str, hands: tuple[int, ...], player: str, link: str
) -> None:
    game = with_rounds(sheet(edition, FOUR), [(0, hands)])
    async with Screen(opened(game)) as screen:
        await screen.tap(f"cell-1-{FOUR.index(player)}")
        await screen.tap(link)

        assert screen.is_shown("Related")


async def test_a_reset_leads_to_its_ruling_and_back_to_its_sheet() -> None:
    async with Screen(opened(evening(7))) as screen:
        await screen.tap("cell-6-2")
        await screen.tap("ruling-D-66")
        assert screen.is_shown("You go back to 50, once.")

        await screen.tap("back")
        await screen.see("Correct round 6")


async def test_a_doubt_leads_to_its_ruling_and_the_round_waits() -> None:
    desk = await desk_with(sheet("numbered-classic", FOUR))
    await desk.change(begin_round)
    await desk.change(call(ANA))
    for points in (3, 65, 8, 8):
        await desk.change(put(points))
    await desk.change(save_round("2026-11-29T20:00:00+01:00"))
    before = desk.state
    async with Screen(drawn(desk)) as screen:
        await screen.tap("ruling-D-45")
        assert isinstance(desk.state.page, Rules)

        await screen.tap("back")
        assert desk.state == before


async def test_a_tie_leads_to_its_ruling() -> None:
    rounds = [(None, (4, 60, 4, 30)), (None, (37, 44, 37, 47))]
    async with Screen(opened(with_rounds(sheet("standard", FOUR), rounds))) as screen:
        await screen.tap("ruling-D-78")

        assert screen.is_shown("We are tied for the lowest total at the end.")


ENDS: list[tuple[ScoreSheet, str]] = [(evening(), "ruling-D-73"), (evening(), "ruling-D-74")]


@pytest.mark.parametrize(("game", "link"), ENDS)
async def test_an_end_leads_to_its_rulings(game: ScoreSheet, link: str) -> None:
    async with Screen(opened(game)) as screen:
        await screen.tap(link)
        assert screen.is_shown("Related")

        await screen.tap("back")
        assert screen.is_shown("Ana wins")
