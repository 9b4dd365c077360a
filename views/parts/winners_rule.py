"""The gilt double rule above the winner, which draws itself from the left when a game is won."""

import asyncio

import flet as ft

from views.guards import component
from views.look import Look
from views.parts.counted_standing import is_just_saved
from views.parts.rules import double_rule
from views.state import State

AFTER = 0.12
"""Seconds until it begins, so that the page is in sight by then."""


def winners_rule(look: Look, state: State) -> ft.Control:
    """Gilt only where somebody has won; still unless that has just happened."""
    gilt = look.palette.gilt if state.game.winners else None
    if gilt is None or not is_just_saved(look, state):
        return double_rule(look, gilt)
    width = min(look.width, look.content) - 2 * look.margin
    return _drawn(look, gilt, width)


@component
def _drawn(look: Look, gilt: str, width: float) -> ft.Control:
    is_drawn, set_drawn = ft.use_state(False)

    async def draw() -> None:
        await asyncio.sleep(AFTER)
        set_drawn(True)

    ft.use_effect(draw, dependencies=[])
    motion = ft.Animation(2 * look.slow, ft.AnimationCurve.EASE_OUT)
    lines: list[ft.Control] = [
        ft.Container(height=height, width=width if is_drawn else 0, bgcolor=gilt, animate=motion)
        for height in (1.5, 1)
    ]
    return ft.Column(lines, spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.START)
