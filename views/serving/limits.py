"""How much may come in at a served table, and how fast."""

from collections.abc import Callable
from dataclasses import dataclass

Clock = Callable[[], float]
"""Seconds that only ever grow."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Counts; "here" is for one address. Twenty phones behind one router are one address."""

    connections: int = 300
    connections_here: int = 60
    sockets: int = 200
    sockets_here: int = 40
    patience: float = 10.0
    """Seconds for the head of a request, for the first message, and for the app to take one."""
    largest_message: int = 256 << 10
    """Bytes of all frames of a message."""
    messages: float = 50.0
    """A second, of one phone; more of them wait, and so does the phone."""
    burst: float = 200.0
    """Messages that may come at once."""


class Bucket:
    """Lets through so many a second, and a burst at once."""

    def __init__(self, rate: float, burst: float, clock: Clock) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._at = clock()

    def take(self) -> float:
        """Seconds to wait before one more may pass."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate) - 1
        self._at = now
        return max(0.0, -self._left / self._rate)
