"""What was worked out of long lists, kept for as long as they stay the same lists."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

Given = ParamSpec("Given")
Answer = TypeVar("Answer")

MOST = 8
"""Answers of one question that are kept."""


def kept(work: Callable[Given, Answer]) -> Callable[Given, Answer]:
    """Asked once more for the very same things it answers at once.

    To compare thousands of games would take as long as the work, so tuples are known by what
    they are, not by what is in them.
    """
    known: list[tuple[tuple[object, ...], Answer]] = []

    @wraps(work)
    def answered(*args: Given.args, **kwargs: Given.kwargs) -> Answer:
        things = (*args, *kwargs.values())
        for given, answer in known:
            if len(given) == len(things) and all(map(_is_same, given, things)):
                return answer
        answer = work(*args, **kwargs)
        known.insert(0, (things, answer))
        del known[MOST:]
        return answer

    return answered


def _is_same(one: object, other: object) -> bool:
    return one is other or (not isinstance(one, tuple) and one == other)
