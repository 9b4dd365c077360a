"""How long something takes."""

from collections.abc import Callable
from time import perf_counter


def seconds(act: Callable[[], object]) -> float:
    before = perf_counter()
    act()
    return perf_counter() - before
