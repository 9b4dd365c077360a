"""Work that takes long, beside the loop that draws the screen."""

import asyncio
import sys
from collections.abc import Callable
from typing import TypeVar

Answer = TypeVar("Answer")


async def beside(work: Callable[[], Answer]) -> Answer:
    """What the work gives. In the page of a browser there are no threads, so it is done here."""
    if sys.platform == "emscripten":
        return work()
    return await asyncio.to_thread(work)
