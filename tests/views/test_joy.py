"""The moments that move: totals count up, one falls back from the target, somebody has won."""

from dataclasses import replace

import flet as ft

from tests import control_tree as tree
from tests.screen import Screen
from tests.views.at_table import ANA, desk_with, play
from tests.views.drawn import drawn
from tests.views.gallery import LOOK, shown
from tests.views.open_game import FOUR, evening
from views.guards import component
from views.look import Look
from views.parts.counted_standing import is_just_saved
from views.parts.counting import HOLD, Shown, duration, shown_totals
from views.parts.standing import Taps, standing_rows
from views.theme import SLOW

STILL = replace(LOOK, is_still=True)
AFTER_8 = evening(8).game
"""Ana has come to 100 and fallen back to 50."""


def test_totals_count_up_from_what_they_were() -> None:
    before = shown_totals(evening(2).game, 0)

    assert [shown.total for shown in before.values()] == [0, 11, 17, 8]


def test_after_a_while_every_total_is_what_it_is() -> None:
    game = evening(2).game

    assert shown_totals(game, duration(game)) == {}


def test_a_total_that_falls_back_stays_on_the_target_for_a_moment() -> None:
    reached, left = shown_totals(AFTER_8, SLOW), shown_totals(AFTER_8, SLOW + HOLD)

    assert reached[ANA] == left[ANA] == Shown(100)


def test_then_it_falls_to_where_it_is() -> None:
    falling = shown_totals(AFTER_8, duration(AFTER_8) - 1)[ANA]

    assert falling == Shown(50, is_falling=True)


async def test_a_moving_total_is_read_aloud_as_it_is() -> None:
    @component
    def rows(look: Look) -> ft.Control:
        return standing_rows(look, AFTER_8, Taps(lambda number, player: None), {ANA: Shown(100)})

    async with Screen(shown(rows)) as screen:
        assert "100" in screen.texts()
        assert any(label.startswith("Ana, 50 points") for label in screen.labels())


async def test_where_somebody_only_looks_on_totals_do_not_move() -> None:
    desk = await desk_with(evening(7))
    await play(desk, FOUR[3], 17, 9, 12, 4)

    assert is_just_saved(LOOK, desk.state)
    assert not is_just_saved(LOOK, replace(desk.state, is_read_only=True))


async def test_a_round_that_has_just_been_saved_counts_up_to_its_totals() -> None:
    desk = await desk_with(evening(7))
    await play(desk, FOUR[3], 17, 9, 12, 4)

    async with Screen(drawn(desk, LOOK)) as screen:
        assert {"83", "69", "63", "49"} <= set(screen.texts())
        await screen.see("50")


async def test_with_less_motion_the_totals_are_there_at_once() -> None:
    desk = await desk_with(evening(7))
    await play(desk, FOUR[3], 17, 9, 12, 4)

    async with Screen(drawn(desk, STILL)) as screen:
        assert "50" in screen.texts()
        assert "83" not in screen.texts()


async def test_the_rule_above_the_winner_draws_itself() -> None:
    desk = await desk_with(evening(10))
    await play(desk, FOUR[0], 4, 13, 7, 9)

    async with Screen(drawn(desk, LOOK)) as screen:
        rules = [
            control
            for control in tree.walk(screen.shown)
            if isinstance(control, ft.Container) and control.animate
        ]
        assert [rule.width for rule in rules] == [0, 0]
