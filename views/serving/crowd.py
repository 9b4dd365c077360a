"""How many have come in, in all and from each address."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address

OWN_NETWORK = 64
"""Bits of an IPv6 address that are not its owner's to choose."""


class Crowd:
    def __init__(self, most: int, most_here: int) -> None:
        self._most = most
        self._most_here = most_here
        self._here: Counter[str] = Counter()
        self.count = 0

    def enter(self, address: str) -> bool:
        """False: there is no room, and nobody is counted."""
        if not self.has_room(address):
            return False
        self._here[address] += 1
        self.count += 1
        return True

    def has_room(self, address: str) -> bool:
        return self.count < self._most and self._here.get(address, 0) < self._most_here

    def leave(self, address: str) -> None:
        """Somebody who had entered."""
        self.count -= 1
        self._here[address] -= 1
        if not self._here[address]:
            del self._here[address]

    @contextmanager
    def room(self, address: str) -> Iterator[bool]:
        """Whether there is some, for as long as the block lasts."""
        has_room = self.enter(address)
        try:
            yield has_room
        finally:
            if has_room:
                self.leave(address)


def neighbourhood(address: str) -> str:
    """The address, or all those that one IPv6 host may take as it likes."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> OWN_NETWORK << OWN_NETWORK))
