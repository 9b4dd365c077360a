"""The totals across the table: read out, turned round, as a race, and back."""

import flet as ft
import pytest

from referee.events import DealerNamed, Player
from referee.game import Game
from tests import control_tree as tree
from tests.screen import Screen
from tests.views.at_table import desk_with, sheet
from tests.views.drawn import drawn
from tests.views.gallery import LOOK
from tests.views.open_game import FOUR, evening, opened
from views.acts import going
from views.acts.across import read_out, switch_race, turn_round
from views.acts.playing import happened
from views.desk import Desk
from views.look import Look
from views.page import Across, Table
from views.pages.across import MOST
from views.parts.race import Field, race
from views.parts.turn_clock import clock_words

EIGHT = tuple(Player(name) for name in ("Ana", "Ben", "Cy", "Di", "Eva", "Flo", "Gus", "Guadalupe"))


async def held_up(rounds: int = 7) -> Desk:
    desk = await desk_with(evening(rounds))
    await desk.change(read_out)
    return desk


async def test_it_is_two_taps_from_the_table_and_one_back() -> None:
    async with Screen(opened(evening(7))) as screen:
        await screen.tap("more")
        await screen.tap("menu-across")
        assert screen.is_shown("Dev 49, Cleo 63, Ben 69, Ana 83")

        await screen.tap("back")
        assert screen.is_shown("Record round 8")


async def test_the_totals_stand_in_rank_order_and_are_as_large_as_there_is_room() -> None:
    async with Screen(drawn(await held_up())) as screen:
        said = [text for text in tree.walk(screen.pages()) if isinstance(text, ft.Text)]
        totals = [text for text in said if text.value in ("49", "63", "69", "83")]

        assert [text.value for text in totals] == ["49", "63", "69", "83"]
        assert min(text.style.size or 0 for text in totals if text.style) > 120
        assert max(text.style.size or 0 for text in totals if text.style) <= MOST


async def test_a_tap_turns_it_round_and_another_one_back() -> None:
    desk = await held_up()
    async with Screen(drawn(desk)) as screen:
        await screen.tap("turn")
        assert desk.state.page == Across(is_turned=True)
        assert quarter_turns(screen) == 2

        await screen.tap("board")
        assert quarter_turns(screen) == 0


def quarter_turns(screen: Screen) -> int:
    boxes = (part for part in tree.walk(screen.pages()) if isinstance(part, ft.RotatedBox))
    return int(next(boxes).quarter_turns)


async def test_the_race_is_a_switch_that_stays_turned() -> None:
    desk = await held_up()
    await desk.change(turn_round)

    await desk.change(switch_race)

    assert desk.state.page == Across(is_turned=True, is_race=True)


async def test_who_deals_and_who_starts_is_said() -> None:
    desk = await held_up()
    await desk.change(happened(DealerNamed(FOUR[1])))
    await desk.change(read_out)
    async with Screen(drawn(desk)) as screen:
        assert screen.is_shown("Ben deals, Cleo starts")


async def test_a_step_back_leads_to_the_table() -> None:
    desk = await held_up()

    await desk.change(going.back)

    assert desk.state.page == Table()


@pytest.mark.parametrize("is_race", [False, True])
@pytest.mark.parametrize("players", [2, 4, 8])
@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1440, 900)], ids=str)
async def test_every_table_fits_every_screen(
    is_race: bool, players: int, size: tuple[float, float]
) -> None:
    desk = await desk_with(sheet(players=EIGHT[:players], totals=(-4, 100, *[60] * 6)[:players]))
    await desk.change(read_out)
    if is_race:
        await desk.change(switch_race)
    look = Look(palette=LOOK.palette, width=size[0], height=size[1])
    async with Screen(drawn(desk, look)) as screen:
        assert screen.is_shown("Ana −4")


async def test_a_page_that_is_loaded_again_is_still_held_up() -> None:
    async with Screen(opened(evening(3), "/across")) as screen:
        assert screen.is_shown("turn")


# -- the race -----------------------------------------------------------------------------


def game_of(count: int, **house: object) -> Game:
    return sheet("numbered-classic", EIGHT[:count], (0, 50, 100, *[60] * 5)[:count], **house).game


@pytest.mark.parametrize("count", [4, 8])
def test_a_lane_leads_from_nothing_to_the_target(count: int) -> None:
    field = Field(LOOK, game_of(count))

    start, middle, end = (field.level(total) for total in (0, 50, 100))

    assert middle == pytest.approx((start + end) / 2)
    assert field.is_upright == (start > end)


@pytest.mark.parametrize("count", [4, 8])
def test_a_total_beyond_an_end_stays_on_the_paper(count: int) -> None:
    field = Field(LOOK, game_of(count))

    assert field.level(-30) == field.level(0)
    assert field.level(160) == field.level(100)


def test_a_game_without_a_target_runs_to_the_highest_total() -> None:
    field = Field(LOOK, game_of(4, target=None, rounds=5))

    assert field.top == 100
    assert isinstance(race(LOOK, field.game), ft.Stack)


def test_lanes_share_the_room() -> None:
    field = Field(LOOK, game_of(8))

    middles = [field.middle(place) for place in range(8)]

    assert middles == sorted(middles)
    assert middles[-1] + field.lane / 2 == pytest.approx(LOOK.height)


# -- the clock ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seconds", "said"), [(0, "0:00"), (7.9, "0:07"), (67, "1:07"), (3600, "60:00")]
)
def test_a_turn_is_told_in_minutes_and_seconds(seconds: float, said: str) -> None:
    assert clock_words(seconds) == said


async def test_the_clock_is_off_until_somebody_wants_it() -> None:
    async with Screen(drawn(await held_up())) as screen:
        assert not screen.is_shown("turn-clock")

        await screen.tap("clock")
        assert screen.is_shown("0:00")

        await screen.tap("turn-clock")
        await screen.tap("clock")
        assert not screen.is_shown("turn-clock")


async def test_after_the_end_nobody_has_a_turn() -> None:
    async with Screen(drawn(await held_up(11))) as screen:
        assert screen.is_shown("Game over")
        assert not screen.is_shown("clock")
