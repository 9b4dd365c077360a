"""What is remembered of the phones that came in, as long as the table is served."""

from dataclasses import dataclass, field

MOST = 500
"""Phones; the one that came longest ago is forgotten first."""


@dataclass(slots=True)
class KnownPhone:
    number: int
    """Counted from 1, in the order in which they came."""
    likes: dict[str, object] = field(default_factory=dict)
    """What it has chosen for itself, as settings name it."""


class KnownPhones:
    def __init__(self) -> None:
        self._phones: dict[str, KnownPhone] = {}
        self._last = 0

    def of(self, phone: str) -> KnownPhone:
        """A phone that comes back is the same as before."""
        if phone not in self._phones:
            self._last += 1
            self._phones[phone] = KnownPhone(self._last)
            if len(self._phones) > MOST:
                del self._phones[next(iter(self._phones))]
        return self._phones[phone]
