"""How the phone behaves while a game is on it: its screen stays on, and a saved round is felt."""

import logging
from dataclasses import dataclass, field

import flet as ft

from views.page import Across, Entry, Table
from views.state import State

log = logging.getLogger(__name__)

UNABLE = (RuntimeError, TimeoutError)
"""What comes from a device that cannot do it, or that refuses."""


@dataclass(frozen=True, slots=True)
class Played:
    """How far the open game is."""

    game_id: str
    rounds: int
    resets: int

    def follows(self, before: "Played") -> bool:
        """Whether it is the same game one round later."""
        return (self.game_id, self.rounds) == (before.game_id, before.rounds + 1)


@dataclass
class Phone:
    """The services of the device; they live as long as somebody holds this."""

    lock: ft.Wakelock = field(default_factory=ft.Wakelock)
    motor: ft.HapticFeedback = field(default_factory=ft.HapticFeedback)
    _before: Played | None = None

    async def keep_screen(self, *, on: bool) -> None:
        try:
            if on:
                await self.lock.enable()  # type: ignore[no-untyped-call]
            else:
                await self.lock.disable()  # type: ignore[no-untyped-call]
        except UNABLE as error:
            log.info("the screen cannot be kept on: %s", error)

    async def feel(self, played: Played | None, *, may_vibrate: bool) -> None:
        """One round more is felt shortly, a reset more strongly; all else is not."""
        before, self._before = self._before, played
        if not may_vibrate or before is None or played is None or not played.follows(before):
            return
        try:
            if played.resets > before.resets:
                await self.motor.heavy_impact()  # type: ignore[no-untyped-call]
            else:
                await self.motor.light_impact()  # type: ignore[no-untyped-call]
        except UNABLE as error:
            log.info("the device cannot vibrate: %s", error)


def new_phone() -> Phone:
    return Phone()


def is_game_on_screen(state: State) -> bool:
    """Whether somebody looks at a game that is being played."""
    return state.open is not None and isinstance(state.page, Table | Entry | Across)


def played_in(state: State) -> Played | None:
    """None: no game is open."""
    if state.open is None:
        return None
    game = state.game
    resets = sum(seat.resets for seat in game.seats)
    return Played(state.open.kept.sheet.id, len(game.rounds), resets)
