"""What a watching phone costs the machine that serves: `python -m tests.benchmarks.serve`."""

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.benchmarks.bare_lines import bare_lines, passed_on
from tests.serving.bare import BarePhone, joined, line_to
from tests.serving.host import Host
from tests.views.at_table import ANA, CY, GAME, sheet

WATCHERS = (1, 8, 50, 100)
A_LINE = 30
"""Watchers that come from one address: a table lets no more than 40 of one address in."""
ROUNDS = 5
HANDS = (5, 9, 11)


class Cost(NamedTuple):
    """Of one round."""

    first: float
    """Seconds from the tap on Save until the first watcher has the round."""
    last: float
    """The same for the last one."""
    saving: float
    """Seconds of the processor for the save, all watchers together."""
    typing: float
    """Seconds of the processor for the taps before it."""
    bare: float
    """Seconds until the last one has a message that is only passed on, right after it."""


async def costs_of(folder: Path, watchers: int) -> tuple[list[Cost], float]:
    """Round by round, and the MB of the whole program after them."""
    with Host(folder, sheet()) as host:
        async with AsyncExitStack() as open_:
            lines = await open_.enter_async_context(bare_lines(watchers))
            writer = await sit(host, open_, 0)
            phones = [await sit(host, open_, number) for number in range(watchers)]
            costs = []
            for number in range(1, ROUNDS + 1):
                cost = await play(host, writer, phones, number)
                costs.append(cost._replace(bare=await passed_on(lines)))
            return costs, host.memory() / 1e6


async def sit(host: Host, open_: AsyncExitStack, number: int) -> BarePhone:
    cookie = joined(host.address, host.code)
    at = f"127.0.0.{2 + number // A_LINE}"
    phone = await open_.enter_async_context(line_to(host.address, cookie, at=at))
    await phone.register(f"/game/{GAME}")
    await phone.see(ANA)
    return phone


async def play(host: Host, writer: BarePhone, phones: list[BarePhone], number: int) -> Cost:
    before = host.worked()
    for phone in phones:
        phone.got.clear()
    for key in ("record", f"call-{ANA}", *(f"key-{points}" for points in HANDS)):
        await writer.see_target(key)
        await writer.tap(key)
    await writer.see_target("save")
    # Nobody saves before the last hand is seen.
    await asyncio.gather(*(phone.see(f"{CY} {HANDS[-1]}") for phone in phones))
    typed, begun = host.worked(), time.perf_counter()
    await writer.tap("save")

    async def seen(phone: BarePhone) -> float:
        await phone.see(f"After round {number}")
        return time.perf_counter() - begun

    _, *after = await asyncio.gather(*(seen(phone) for phone in (writer, *phones)))
    saved = host.worked()
    return Cost(min(after), max(after), saved - typed, typed - before, 0.0)


def main() -> None:
    print("                      save until a watcher has it     only passed on    processor")
    print("watchers    memory      first      last   longest       last  ratio    save   taps")
    for watchers in WATCHERS:
        with TemporaryDirectory() as folder:
            costs, memory = asyncio.run(costs_of(Path(folder) / "book", watchers))
        first, last, saving, typing, bare = (
            median(each) * 1000 for each in zip(*costs, strict=True)
        )
        longest = max(cost.last for cost in costs) * 1000
        print(
            f"{watchers:8} {memory:6.0f} MB {first:7.0f} ms {last:6.0f} ms {longest:6.0f} ms"
            f" {bare:7.0f} ms {last / bare:6.1f} {saving:4.0f} ms {typing:3.0f} ms",
            flush=True,
        )


if __name__ == "__main__":
    main()
