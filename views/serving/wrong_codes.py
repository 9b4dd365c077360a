"""Wrong join codes, address by address: after a few, each one makes the next wait longer."""

from collections import OrderedDict
from typing import NamedTuple

from views.serving.limits import Clock

FREE = 5
"""Wrong codes that cost nothing: somebody mistypes."""
LONGEST = 300.0
"""Seconds."""
MOST = 1000
"""Addresses that are remembered; the one that was wrong longest ago is forgotten first."""


class Wrong(NamedTuple):
    times: int
    until: float
    """On the clock: before it no code counts, not even the right one."""


class WrongCodes:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._by_address: OrderedDict[str, Wrong] = OrderedDict()

    def __len__(self) -> int:
        return len(self._by_address)

    def wait_of(self, address: str) -> float:
        """Seconds until a code counts again."""
        wrong = self._by_address.get(address)
        return max(0.0, wrong.until - self._clock()) if wrong else 0.0

    def add(self, address: str) -> None:
        times = self._by_address.pop(address, Wrong(0, 0.0)).times + 1
        wait = min(2.0 ** min(times - FREE, 16), LONGEST) if times > FREE else 0.0
        self._by_address[address] = Wrong(times, self._clock() + wait)
        if len(self._by_address) > MOST:
            self._by_address.popitem(last=False)

    def forget(self, address: str) -> None:
        self._by_address.pop(address, None)
