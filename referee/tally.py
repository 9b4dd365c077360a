"""A hand as it is typed: digits, a sign in front, and sums such as 3+9+5."""

import re

LARGEST = 999
"""No hand is worth more, and none less than minus that."""

_SUM = re.compile(r"-?[0-9]{1,3}([+-][0-9]{1,3})*")
_BEGINNING = re.compile(r"-?([0-9]{1,3}[+-])*([0-9]{1,3})?")


def summed(typed: str) -> int | None:
    """The number that is typed; None: none yet, or one that no hand can be worth."""
    if not _SUM.fullmatch(typed):
        return None
    total = sum(int(part) for part in re.findall(r"[+-]?[0-9]+", typed))
    return total if abs(total) <= LARGEST else None


def pressed(typed: str, key: str) -> str:
    """What is typed with one more digit or sign; unchanged if no number begins like that."""
    longer = typed + key
    return longer if _BEGINNING.fullmatch(longer) else typed
