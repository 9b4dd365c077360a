"""How long the turn has taken so far; a tap gives it to the next player."""

import asyncio
from collections.abc import Coroutine

import flet as ft

from views.guards import component
from views.look import Look
from views.parts.tappable import tappable
from views.parts.words import words


@component
def turn_clock(look: Look) -> ft.Control:
    """Begins as soon as it is shown, and counts no longer than that."""
    begun, set_begun = ft.use_state(_now())
    shown, show = ft.use_state(begun)
    counting, _ = ft.use_state(_Counting())

    async def count() -> None:
        while True:
            await asyncio.sleep(1)
            show(_now())

    ft.use_effect(lambda: counting.start(count()), dependencies=[], cleanup=counting.stop)
    said = clock_words(max(0, shown - begun))
    return tappable(
        look,
        "turn-clock",
        words(look, said, "total", lines=1),
        lambda: set_begun(_now()),
        label=look.say("across.this-turn", time=said),
        alignment=ft.Alignment.CENTER_LEFT,
    )


class _Counting:
    """What goes on as long as the clock is shown."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None

    def start(self, count: Coroutine[None, None, None]) -> None:
        self._task = asyncio.create_task(count)

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()


def clock_words(seconds: float) -> str:
    """Minutes and seconds: 1:07."""
    minutes, rest = divmod(int(seconds), 60)
    return f"{minutes}:{rest:02}"


def _now() -> float:
    return asyncio.get_running_loop().time()
