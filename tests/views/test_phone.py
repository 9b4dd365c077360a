"""The phone beside a game: its screen stays on, and a saved round is felt."""

from collections.abc import Callable

import flet as ft

from tests.screen import Screen
from tests.views.at_table import ANA, BEN, desk_with, play, sheet
from tests.views.gallery import LOOK, shown
from views.acts import choosing
from views.acts.going import go
from views.app import follow_with_phone
from views.desk import Desk
from views.guards import component
from views.look import Look
from views.page import Home, Table

SHORT, STRONG = "light_impact", "heavy_impact"


def phone_beside(desk: Desk) -> Callable[[ft.Page], None]:
    @component
    def moment(_: Look) -> ft.Control:
        state, show = ft.use_state(desk.state)
        desk.show_on(show)
        follow_with_phone(state)
        return ft.Text("a page")

    return shown(moment, LOOK)


async def test_the_screen_stays_on_as_long_as_a_game_is_on_it() -> None:
    desk = await desk_with(sheet())
    async with Screen(phone_beside(desk)) as screen:
        assert screen.asked[-1] == "enable"

        await desk.change(go(Home()))
        await screen.settle()
        assert screen.asked[-1] == "disable"

        await desk.change(go(Table()))
        await screen.settle()
        assert screen.asked[-1] == "enable"


async def test_the_screen_goes_off_where_the_table_likes_it_so() -> None:
    desk = await desk_with(sheet())
    await desk.change(choosing.switch_awake)
    async with Screen(phone_beside(desk)) as screen:
        assert "enable" not in screen.asked


async def test_a_saved_round_is_felt_shortly_and_a_reset_strongly() -> None:
    desk = await desk_with(sheet(players=(ANA, BEN), totals=(95, 0)))
    async with Screen(phone_beside(desk)) as screen:
        assert not {SHORT, STRONG} & set(screen.asked)

        await play(desk, BEN, 5, 2)
        await screen.settle()
        assert screen.asked[-1] == STRONG

        await play(desk, BEN, 9, 2)
        await screen.settle()
        assert screen.asked[-1] == SHORT


async def test_nothing_is_felt_where_the_table_likes_it_so() -> None:
    desk = await desk_with(sheet(players=(ANA, BEN)))
    await desk.change(choosing.switch_vibration)
    async with Screen(phone_beside(desk)) as screen:
        await play(desk, BEN, 9, 2)
        await screen.settle()

        assert not {SHORT, STRONG} & set(screen.asked)
