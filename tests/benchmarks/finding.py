"""How long a letter takes that is typed to find a game, from the tap to the drawn list."""

import gc
from statistics import median, quantiles
from time import process_time
from typing import NamedTuple

from main import LibraryBook
from referee.summary import Summary
from storage.library import Library
from tests.benchmarks.memory import many_games
from tests.screen import Screen
from tests.views.at_table import now
from tests.views.drawn import drawn
from views.acts.finding import begin_search, search_for
from views.acts.going import go
from views.desk import Desk
from views.known import everybody
from views.page import Games, Players, Somebody
from views.state import Act

TYPED = "ana 2024 feb"


class Finding(NamedTuple):
    """Seconds of the processor, in an app without a device."""

    first: float
    """Until the first games are drawn, all of them prepared for being looked for."""
    usual: float
    """For one more letter: the median."""
    slow: float
    """For one more letter: only one in ten takes longer."""
    players: float
    """Until everybody is counted and drawn."""
    player: float
    """Until the page of one player is."""


class ManyGames(LibraryBook):
    """A book that lists many games and has none."""

    def __init__(self) -> None:
        super().__init__(Library.in_memory())
        self._summaries = many_games()

    def summaries(self) -> tuple[Summary, ...]:
        return self._summaries


async def finding() -> Finding:
    # As at the start of the app: what lies there already is not looked through for garbage.
    gc.freeze()
    desk = Desk(ManyGames(), now)
    async with Screen(drawn(desk)) as screen:
        first = await _seconds(desk, screen, go(Games()))
        await _seconds(desk, screen, begin_search)
        letters = [
            await _seconds(desk, screen, search_for(TYPED[:end]))
            for end in range(1, len(TYPED) + 1)
        ]
        players = await _seconds(desk, screen, go(Players()))
        key = next(iter(everybody(desk.state.summaries, desk.state.people)))
        player = await _seconds(desk, screen, go(Somebody(key)))
    return Finding(first, median(letters), quantiles(letters, n=10)[-1], players, player)


async def _seconds(desk: Desk, screen: Screen, act: Act) -> float:
    before = process_time()
    await desk.change(act)
    await screen.settle()
    return process_time() - before
