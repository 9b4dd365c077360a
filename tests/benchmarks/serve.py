"""What a watching phone costs the machine that serves: `python -m tests.benchmarks.serve`."""

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.serving.bare import BarePhone, joined, line_to
from tests.serving.host import Host
from tests.views.at_table import ANA, CY, GAME, sheet

WATCHERS = (1, 10, 50, 100)
A_LINE = 30
"""Watchers that come from one address: a table lets no more than 40 of one address in."""
ROUNDS = 3
HANDS = (5, 9, 11)


class Cost(NamedTuple):
    memory: float
    """MB of the whole program."""
    saved: float
    """Seconds from the tap on Save until the last watcher has the round; median."""
    work: float
    """Seconds of the processor for a whole round, tap by tap; median."""


async def cost_of(folder: Path, watchers: int) -> Cost:
    with Host(folder, sheet()) as host:
        async with AsyncExitStack() as open_:
            writer = await sit(host, open_, 0)
            phones = [await sit(host, open_, number) for number in range(watchers)]
            rounds = [await play(host, writer, phones, number) for number in range(1, ROUNDS + 1)]
            memory = host.memory() / 1e6
    return Cost(memory, median(each[0] for each in rounds), median(each[1] for each in rounds))


async def sit(host: Host, open_: AsyncExitStack, number: int) -> BarePhone:
    cookie = joined(host.address, host.code)
    at = f"127.0.0.{2 + number // A_LINE}"
    phone = await open_.enter_async_context(line_to(host.address, cookie, at=at))
    await phone.register(f"/game/{GAME}")
    await phone.see(ANA)
    return phone


async def play(
    host: Host, writer: BarePhone, phones: list[BarePhone], number: int
) -> tuple[float, float]:
    """Seconds for the save, and of the processor for all of the round."""
    worked = host.worked()
    for phone in phones:
        phone.got.clear()
    for key in ("record", f"call-{ANA}", *(f"key-{points}" for points in HANDS)):
        await writer.see_target(key)
        await writer.tap(key)
    await writer.see_target("save")
    # Nobody saves before the last hand is seen.
    await asyncio.gather(*(phone.see(f"{CY} {HANDS[-1]}") for phone in phones))
    begun = time.perf_counter()
    await writer.tap("save")
    writer.got.clear()
    await asyncio.gather(*(phone.see(f"After round {number}") for phone in (writer, *phones)))
    return time.perf_counter() - begun, host.worked() - worked


def main() -> None:
    print(f"{'watchers':>8} {'memory':>9} {'saved':>9} {'work':>9}")
    for watchers in WATCHERS:
        with TemporaryDirectory() as folder:
            cost = asyncio.run(cost_of(Path(folder) / "book", watchers))
        print(
            f"{watchers:8} {cost.memory:6.1f} MB {cost.saved * 1000:6.0f} ms"
            f" {cost.work * 1000:6.0f} ms",
            flush=True,
        )


if __name__ == "__main__":
    main()
