"""How much may come in at a served table, and how fast."""

from collections import OrderedDict
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
    sockets_of_phone: int = 8
    """Of one pass, wherever it is shown: pages that a phone may have open."""
    patience: float = 10.0
    """Seconds for the head of a request, for the first message, for the app to take one, and for
    a phone to show that it is there."""
    largest_message: int = 256 << 10
    """Bytes of all frames of a message."""
    largest_said: int = 16 << 10
    """The same of one that is no answer to a question of the app, such as for a file."""
    messages: float = 20.0
    """A second, of one line; more of them wait, and so does the phone."""
    burst: float = 100.0
    """Messages that may come at once."""
    visits: float = 0.5
    """Lines that one phone begins a second; more of them wait."""
    first_visits: float = 20.0
    """Lines that one phone may begin at once."""


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


REMEMBERED = 1000
"""Buckets; the one that was used longest ago is forgotten first."""


class Buckets:
    """One for each name."""

    def __init__(self, rate: float, burst: float, clock: Clock) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._by_name: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._by_name)

    def take(self, name: str) -> float:
        """Seconds to wait before one more of that name may pass."""
        bucket = self._by_name.pop(name, None) or Bucket(self._rate, self._burst, self._clock)
        self._by_name[name] = bucket
        if len(self._by_name) > REMEMBERED:
            self._by_name.popitem(last=False)
        return bucket.take()
