"""Phones at a running table that want the same thing at once, or come back late."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.serving.bare import BarePhone, joined, line_to, targets
from tests.serving.host import Host
from tests.serving.test_restart import sits_down, tap
from tests.views.at_table import ANA, GAME, sheet

LOOKS_ON = "has the pen. Here you look on."
ROUND = ("record", f"call-{ANA}", "key-5", "key-9", "key-11", "save")


@pytest.fixture
def host(book: Path) -> Iterator[Host]:
    with Host(book, sheet()) as host:
        yield host


async def test_of_two_who_ask_at_once_one_gets_the_pen(host: Host) -> None:
    cookies = [joined(host.address, host.code) for _ in range(3)]
    async with (
        line_to(host.address, cookies[0]) as writer,
        line_to(host.address, cookies[1]) as second,
        line_to(host.address, cookies[2]) as third,
    ):
        for phone in (writer, second, third):
            await sits_down(phone)
        await asyncio.gather(tap(second, "pen-ask"), tap(third, "pen-ask"))
        await tap(writer, "pen-over")

        number = await holder_as_told(writer)
        winner, loser = (second, third) if number == 2 else (third, second)
        await loser.see(f"Phone {number} has the pen")
        await tap(loser, "record")
        await tap(winner, *ROUND)
        await loser.see("After round 1")
        assert not is_at_entry(loser)


async def holder_as_told(phone: BarePhone) -> int:
    """The number of the phone that has the pen."""
    while True:
        for number in (2, 3):
            if f"Phone {number} has the pen" in str(phone.got):
                return number
        await phone.hear()


def is_at_entry(phone: BarePhone) -> bool:
    return any(True for message in phone.got for _ in targets(message, "key-5"))


async def test_a_phone_that_slept_writes_nothing_over_what_came_in_between(host: Host) -> None:
    cookie = joined(host.address, host.code)
    async with line_to(host.address, joined(host.address, host.code)) as other:
        async with line_to(host.address, cookie) as sleeper:
            await sits_down(sleeper)
            await tap(sleeper, *ROUND[:-1])
            await sleeper.see_target("save")
            await sits_down(other)
        await tap(other, "pen-take", "take-yes", "record", "save")
        await other.see("After round 1")
        before = host.games()

        async with line_to(host.address, cookie) as awake:
            awake.got += sleeper.got
            await awake.register(f"/game/{GAME}/round", sleeper.session)
            await awake.tap("save")
            await awake.see("After round 1")
            await awake.see(LOOKS_ON)
    assert awake.session == sleeper.session
    assert host.games() == before
