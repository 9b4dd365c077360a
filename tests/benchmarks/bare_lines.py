"""What telling many phones costs where nothing is drawn: a server that only passes messages on."""

import asyncio
import sys
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, broadcast, serve

MESSAGE = b"\x00" * 5_000
"""About what a watcher gets of a saved round."""


@asynccontextmanager
async def bare_lines(phones: int) -> AsyncIterator[list[ClientConnection]]:
    """Lines to a program of its own; what the first one says, all others hear."""
    program = await asyncio.create_subprocess_exec(
        sys.executable, "-m", __name__, stdout=asyncio.subprocess.PIPE
    )
    try:
        assert program.stdout
        address = f"ws://127.0.0.1:{int(await program.stdout.readline())}"
        async with AsyncExitStack() as open_:
            lines = [connect(address, compression=None) for _ in range(phones + 1)]
            yield [await open_.enter_async_context(line) for line in lines]
    finally:
        program.terminate()
        await program.wait()


async def passed_on(lines: list[ClientConnection]) -> float:
    """Seconds until the last one has the message of the first."""
    first, *others = lines
    begun = time.perf_counter()
    await first.send(MESSAGE)
    await asyncio.gather(*(each.recv() for each in others))
    return time.perf_counter() - begun


async def pass_on() -> None:
    lines: list[ServerConnection] = []

    async def heard(line: ServerConnection) -> None:
        lines.append(line)
        async for message in line:
            broadcast([each for each in lines if each is not line], message)

    async with serve(heard, "127.0.0.1", 0, compression=None) as server:
        print(server.sockets[0].getsockname()[1], flush=True)
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(pass_on())
