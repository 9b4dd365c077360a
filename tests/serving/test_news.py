"""Who looks when: one phone after the other, once at all that happened, what is saved first."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.serving.round_table import RoundTable
from tests.serving.test_watching import desk_at
from tests.views.at_table import ANA, now
from views.acts.entering import begin_round, call, put, save_anyway
from views.serving import news
from views.serving.seat_desk import SeatDesk
from views.state import State

OTHERS = ("b", "c", "d")
ROUND = (begin_round, call(ANA), put(5), put(9), put(11), save_anyway(now()))


class Looks:
    """Which phone has looked, and how many rounds it saw, in order."""

    def __init__(self, desks: list[SeatDesk]) -> None:
        self.writer, *self.others = desks
        self.seen: list[tuple[str, int]] = []
        for desk in self.others:
            self._write_down(desk)

    def _write_down(self, desk: SeatDesk) -> None:
        def shown(state: State) -> None:
            self.seen.append((desk.seat.phone, len(state.game.rounds)))

        desk.show_on(shown)

    async def all_done(self) -> None:
        """All that is saved has been looked at."""
        while any(desk.seat.news.is_urgent for desk in self.others):
            await asyncio.sleep(0)


@asynccontextmanager
async def looking_on() -> AsyncIterator[Looks]:
    """One phone writes, three look on."""
    table = RoundTable()
    desks = [desk_at(table, name) for name in ("a", *OTHERS)]
    for desk in desks:
        await desk.open_table(table.kept.game)
    looks = Looks(desks)
    tasks = [asyncio.create_task(desk.follow()) for desk in desks[1:]]
    await looks.all_done()
    looks.seen.clear()
    try:
        yield looks
    finally:
        for task in tasks:
            task.cancel()


async def test_a_round_of_many_taps_is_one_look_of_every_phone() -> None:
    async with looking_on() as looks:
        for act in ROUND:
            await looks.writer.change(act)
        await looks.all_done()

        assert looks.seen == [(phone, 1) for phone in OTHERS]


async def test_a_hand_that_is_typed_waits_and_a_saved_round_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(news, "PAUSE", 1e6)
    async with looking_on() as looks:
        for act in ROUND[:-1]:
            await looks.writer.change(act)
            await asyncio.sleep(0)
        assert looks.seen == []

        await looks.writer.change(ROUND[-1])
        await looks.all_done()
        assert looks.seen == [(phone, 1) for phone in OTHERS]


async def test_all_have_the_saved_round_before_one_sees_what_is_typed_after_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(news, "PAUSE", 0.0)
    async with looking_on() as looks:
        for act in ROUND * 2:
            await looks.writer.change(act)
            await asyncio.sleep(0)
        await looks.all_done()

        after = [phone for phone, rounds in looks.seen if rounds]
        assert sorted(after[: len(OTHERS)]) == list(OTHERS)
        assert len(after) > len(OTHERS)


async def test_a_phone_that_is_at_something_else_holds_nobody_up() -> None:
    async with looking_on() as looks:
        busy, *others = looks.others
        async with busy._one_at_a_time:
            for act in ROUND:
                await looks.writer.change(act)
            while any(desk.seat.news.is_urgent for desk in others):
                await asyncio.sleep(0)
            assert looks.seen == [(phone, 1) for phone in OTHERS[1:]]

        await looks.all_done()
        assert looks.seen[-1] == (OTHERS[0], 1)
