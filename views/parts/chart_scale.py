"""Where a round and a total stand on the paper of the chart. No drawing in here."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import gcd

LEFT, RIGHT, TOP, BOTTOM = 34, 40, 12, 22
"""Room for the figures at the side, the marks, half a mark, and the rounds below."""
MOST_STEPS = 1_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Scale:
    """From rounds and totals to pixels."""

    width: float
    height: float
    rounds: int
    low: int
    """The lowest total to be shown; 0 unless somebody is below it."""
    high: int

    @property
    def right(self) -> float:
        return self.width - RIGHT

    def x(self, number: int) -> float:
        """Where a round ends; 0 is the start of the game."""
        return LEFT + (self.right - LEFT) * number / max(self.rounds, 1)

    def y(self, total: float) -> float:
        room = self.height - TOP - BOTTOM
        return TOP + room * (1 - (total - self.low) / max(self.high - self.low, 1))


def span_of(totals: Iterable[int], target: int | None) -> tuple[int, int]:
    """The lowest and the highest total to be shown, with a little air above."""
    shown = [0, *totals, *([target] if target else [])]
    return min(shown), max(shown) + max(2, round((max(shown) - min(shown)) * 0.06))


def figures_of(scale: Scale, target: int | None) -> tuple[int, ...]:
    """The totals that are written at the side: nothing, half way, and the target or the top."""
    top = target if target else scale.high
    return tuple(sorted({0, top // 2, top, *([scale.low] if scale.low < 0 else [])}))


def step_to(figures: Sequence[int]) -> float:
    """The side is looked through in steps of so much, so that all figures are found there.

    Among large totals it is half the way to the top, which misses the middle by no pixel.
    """
    step, top = gcd(*figures), max(figures)
    return step if top - min(figures) <= MOST_STEPS * step else top / 2


def rounds_of(scale: Scale) -> range:
    """The rounds that are written below: all of them, or so many as stay apart."""
    room = (scale.right - LEFT) / max(scale.rounds, 1)
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100) if step * room >= 18 or step == 100)
    return range(step, scale.rounds + 1, step)


def spread(heights: Sequence[float], apart: float, lowest: float) -> list[float]:
    """The heights moved so that none is nearer than `apart` to the next nor below `lowest`."""
    order = sorted(range(len(heights)), key=lambda place: heights[place])
    moved = list(heights)
    for upper, lower in pairwise(order):
        moved[lower] = max(moved[lower], moved[upper] + apart)
    if order and moved[order[-1]] > lowest:
        moved[order[-1]] = lowest
    for upper, lower in reversed(list(pairwise(order))):
        moved[upper] = min(moved[upper], moved[lower] - apart)
    return moved
