"""One open page of a phone at a served table."""

import asyncio
from collections.abc import Awaitable, Callable


class Seat:
    """A phone may have several, as it may have several tabs."""

    def __init__(self, phone: str, number: int, forget: Callable[[], Awaitable[None]]) -> None:
        """`forget` gives up the page, once its line is closed."""
        self.phone = phone
        """As its pass says."""
        self.number = number
        self.forget = forget
        self.is_here = True
        """Whether its line is open."""
        self.returns = 0
        self.news = asyncio.Event()
        """Set when the table has changed since it was looked at last."""
