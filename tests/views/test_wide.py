"""Windows with room beside the table: a rail, the sheet, the course, the entry on its paper."""

from dataclasses import replace

import flet as ft
import pytest

from referee.people import Key
from tests import control_tree as tree
from tests.screen import Screen
from tests.views.at_table import GAME, desk_with, sheet
from tests.views.drawn import drawn
from tests.views.gallery import LOOK, alone
from tests.views.open_game import FOUR, evening, opened
from views.acts.going import go
from views.page import Games, Home, Page, Players, Record, Records, Somebody
from views.parts.columns import GAP
from views.parts.next_round import next_round
from views.parts.page_frame import stacked
from views.parts.short_name import short_name

DESKTOP, TABLET, LANDSCAPE = (1440, 900), (1024, 768), (844, 390)

OF_HALVES = (Home(), Games(), Players(), Somebody(Key("ana")), Records(), Record())


async def has_halves(page: Page, width: int) -> bool:
    """Whether two equal columns stand side by side."""
    desk = await desk_with(evening())
    await desk.open_record(GAME)
    await desk.change(go(page))
    async with Screen(drawn(desk, replace(LOOK, width=width, height=900))) as screen:
        rows = [each for each in tree.walk(screen.pages()) if isinstance(each, ft.Row)]
    return any(
        row.spacing == GAP and [each.expand for each in row.controls] == [1, 1] for row in rows
    )


@pytest.mark.parametrize("page", OF_HALVES, ids=lambda page: type(page).__name__)
async def test_pages_of_lists_have_two_columns_on_a_desktop_and_one_on_a_phone(page: Page) -> None:
    assert await has_halves(page, 1440)
    assert not await has_halves(page, 360)


@pytest.mark.parametrize("size", [DESKTOP, TABLET, LANDSCAPE], ids=str)
@pytest.mark.parametrize("page", ["", "/sheet", "/round", "/rounds"])
async def test_every_page_of_a_game_has_the_rail(size: tuple[float, float], page: str) -> None:
    width, height = size

    async with Screen(opened(evening(7), page), width=width, height=height) as screen:
        assert screen.is_shown("place-home")


@pytest.mark.parametrize("size", [DESKTOP, TABLET], ids=str)
async def test_the_table_stays_in_sight_while_a_round_is_entered(
    size: tuple[float, float],
) -> None:
    width, height = size

    async with Screen(opened(evening(7)), width=width, height=height) as screen:
        await screen.tap("record")

        assert {"After round 7", "Round 8"} <= set(screen.texts())
        assert "Ana, 83 points, place 4, 17 resets, 18 ends it" in screen.labels()


async def test_a_round_is_entered_beside_the_table() -> None:
    width, height = DESKTOP

    async with Screen(opened(evening(7)), width=width, height=height) as screen:
        await screen.tap("record")
        await screen.tap("Dev called Cabo")
        for points in (17, 9, 12, 4):
            await screen.tap(f"key-{points}")
        await screen.tap("save")
        await screen.see("After round 8")


async def test_a_tablet_shows_every_round_beside_the_standings() -> None:
    width, height = TABLET

    async with Screen(opened(evening(7)), width=width, height=height) as screen:
        assert "Ana, round 1: 0, call held" in screen.labels()


async def test_before_the_first_round_there_is_nothing_to_draw() -> None:
    width, height = DESKTOP

    async with Screen(opened(sheet()), width=width, height=height) as screen:
        assert "So far" not in screen.texts()
        assert "What round 1 can do" in screen.texts()


async def test_what_the_next_round_can_do_is_told_for_a_failed_call_too() -> None:
    rows = stacked(next_round(LOOK, evening(7).game))

    async with Screen(alone(rows)) as screen:
        assert "Ana 83: 17 goes back to 50, 18 ends it" in screen.texts()
        assert "with a failed call: 7 goes back, 8 ends it" in screen.texts()


async def test_in_the_last_round_only_a_fall_back_is_told() -> None:
    game = sheet(players=FOUR, totals=(83, 0, 0, 0), rounds=1).game

    async with Screen(alone(stacked(next_round(LOOK, game)))) as screen:
        assert "It is the last round: the game ends with it." in screen.texts()
        assert "Ana 83: 17 goes back to 50" in screen.texts()
        assert "with a failed call: 7 goes back to 50" in screen.texts()


async def test_a_player_whom_any_hand_takes_over_the_end_is_told_so() -> None:
    game = sheet("standard", FOUR, (97, 100, 0, 0), caller_penalty=5, reset="off").game

    async with Screen(alone(stacked(next_round(LOOK, game)))) as screen:
        assert "with a failed call: any hand ends it" in screen.texts()


def test_a_game_that_is_over_has_no_next_round() -> None:
    assert next_round(LOOK, evening().game) == []


@pytest.mark.parametrize(
    ("name", "shown"),
    [("Ana", "Ana"), ("Guadalupe", "Guada\u2026"), ("張偉 王小明", "張偉\u2026")],
)
def test_a_long_name_is_cut_to_its_room(name: str, shown: str) -> None:
    assert short_name(name, 6) == shown
