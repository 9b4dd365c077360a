"""What one phone has not looked at yet: what is saved it sees at once, what is half typed soon."""

import asyncio
from contextlib import suppress

PAUSE = 0.25
"""Seconds from one look to the next at what is half typed: a hand grows faster than it is read."""


class News:
    """However much happens meanwhile, it waits for one look at all of it."""

    def __init__(self) -> None:
        self._there_is_some = asyncio.Event()
        self._is_urgent = asyncio.Event()
        self._rests_until = 0.0

    @property
    def is_urgent(self) -> bool:
        return self._is_urgent.is_set()

    def tell(self) -> None:
        """Of something that should be seen at once."""
        self._there_is_some.set()
        self._is_urgent.set()

    def tell_typed(self) -> None:
        """That the half-typed round has grown."""
        self._there_is_some.set()

    async def wait(self) -> None:
        """Until it is time to look."""
        await self._there_is_some.wait()
        with suppress(TimeoutError):
            async with asyncio.timeout_at(self._rests_until):
                await self._is_urgent.wait()

    def looked(self) -> None:
        """All of it is seen now."""
        self._there_is_some.clear()
        self._is_urgent.clear()
        self._rests_until = asyncio.get_running_loop().time() + PAUSE
