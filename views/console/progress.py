"""How far long work is, told only when it is long."""

from collections.abc import Callable
from contextlib import suppress
from typing import TextIO

from views.console.output import write
from views.console.trouble import Trouble

PATIENCE = 2.0
"""Seconds before the first word, and between words."""


class Progress:
    """One line every now and then, from what is being done, how many are done and of how many."""

    def __init__(self, stream: TextIO | None, clock: Callable[[], float]) -> None:
        """`clock` gives seconds; `stream` None: nobody listens."""
        self._stream = stream
        self._clock = clock
        self._next = clock() + PATIENCE

    def __call__(self, stage: str, done: int, of: int) -> None:
        now = self._clock()
        if now >= self._next:
            self._next = now + PATIENCE
            with suppress(Trouble):
                write(self._stream, f"{stage}: {done} of {of} games")
