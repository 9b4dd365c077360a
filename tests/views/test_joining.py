"""Somebody joins a game that goes on."""

import pytest

from tests.screen import Screen
from tests.views.at_table import BEN, DI, desk_with, play, sheet
from tests.views.drawn import drawn
from views.acts.changing import agree, starts
from views.acts.going import lay
from views.acts.preparing import join_as, start_on
from views.desk import Desk
from views.overlay import Join


async def after_one_round() -> Desk:
    desk = await desk_with(sheet())
    await play(desk, BEN, 12, 3, 7)
    return desk


async def test_somebody_joins_on_the_highest_total() -> None:
    desk = await after_one_round()
    async with Screen(drawn(desk)) as screen:
        await desk.change(lay(Join()))
        await screen.settle()
        await screen.type("join-name", " Di ")
        await screen.tap("Di joins on 12")

    assert desk.state.game.seat_of(DI).start == 12


async def test_a_starting_total_can_be_negative() -> None:
    desk = await after_one_round()
    await desk.change(lay(Join()))
    await desk.change(join_as("Di"))
    await desk.change(start_on("\u22127"))
    await desk.change(agree(None))

    assert desk.state.game.seat_of(DI).start == -7


@pytest.mark.parametrize(
    ("name", "typed", "said"),
    [
        ("ana", None, "ana is at the table already"),
        ("x" * 41, None, "1 to 40 letters"),
        ("Di", "10000", "A number from"),
        ("Di", "many", "A number from"),
    ],
)
async def test_who_cannot_join_is_told_why(name: str, typed: str | None, said: str) -> None:
    desk = await after_one_round()
    await desk.change(lay(Join(name, typed)))
    async with Screen(drawn(desk)) as screen:
        fields = [screen.find("join-name"), screen.find("join-total")]
        assert any(said in str(getattr(field, "error", "")) for field in fields)

        await desk.change(agree(None))
        assert len(desk.state.game.seats) == 3


async def test_fair_starts_are_the_highest_the_average_rounded_up_and_nothing() -> None:
    desk = await after_one_round()

    assert [(start.code, start.total) for start in starts(desk.state.game)] == [
        ("highest", 12),
        ("average", 7),
        ("zero", 0),
    ]


async def test_a_double_tap_on_join_seats_one() -> None:
    desk = await after_one_round()
    await desk.change(lay(Join("Di")))

    await desk.change(agree(None))
    await desk.change(agree(None))

    assert len(desk.state.game.seats) == 4
