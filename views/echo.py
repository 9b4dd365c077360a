"""What a tap changes first: a piece that is drawn before the whole page is compared.

Flet takes longer to compare a page than a tap takes for all the rest. A piece that listens here
answers at once, and the page follows in a message of its own.
"""

from collections import Counter
from collections.abc import Callable
from typing import Generic, TypeVar

import flet as ft

from views.guards import nothing
from views.page import Entry
from views.state import State

Shown = TypeVar("Shown")

FRAME = 0.01
"""Seconds in which the line carries what the pieces answered, and the device begins to draw it: it
draws 60 times a second, on the same cores, and comparing the page would come in between.
"""


def is_typed_on(before: State, after: State) -> bool:
    """Whether one and the same round is on the screen, and nothing lies on it."""
    if not (isinstance(before.page, Entry) and isinstance(after.page, Entry)):
        return False
    if before.open is None or after.open is None or before.overlay or after.overlay:
        return False
    is_same = before.open.kept.sheet is after.open.kept.sheet
    return is_same and before.open.entry.number == after.open.entry.number


def is_saved_on(before: State, after: State) -> bool:
    """Whether the round on the screen is in the book now, and its page is about to go."""
    if not isinstance(before.page, Entry) or isinstance(after.page, Entry):
        return False
    if before.open is None or after.open is None or before.overlay:
        return False
    is_same = before.open.kept.sheet.id == after.open.kept.sheet.id
    return is_same and len(after.game.rounds) == len(before.game.rounds) + 1


class Echoes:
    """The pieces of one page that answer by themselves."""

    def __init__(self) -> None:
        self._pieces: dict[str, Callable[[State], bool]] = {}
        self._times: Counter[str] = Counter()

    def hear(self, state: State) -> bool:
        """Whether a piece answers, since it shows something else in that state."""
        heard = [key for key, answers in self._pieces.items() if answers(state)]
        self._times.update(heard)
        return bool(heard)

    def times(self, key: str) -> int:
        """How often that piece has answered: part of what a page gives it.

        So the next page overrides an answer also where it says what the last one said before it.
        """
        return self._times[key]

    def listen(self, key: str, answers: Callable[[State], bool]) -> None:
        self._pieces[key] = answers

    def leave(self, key: str, answers: Callable[[State], bool]) -> None:
        """Another one with the same key stays."""
        if self._pieces.get(key) == answers:
            del self._pieces[key]


class _Lately(Generic[Shown]):
    """What a piece shows: what the page gave it, or what it heard since."""

    def __init__(self) -> None:
        self.shown: Shown
        self.draw: Callable[[], None] = nothing
        self._given: list[Shown] = []
        self._newer: Callable[[Shown, State], Shown]

    def take(self, given: Shown, newer: Callable[[Shown, State], Shown]) -> None:
        if self._given != [given]:
            self._given, self.shown = [given], given
        self._newer = newer

    def answers(self, state: State) -> bool:
        newer = self._newer(self.shown, state)
        if newer == self.shown:
            return False
        self.shown = newer
        self.draw()
        return True


def echoed(echoes: Echoes, key: str, given: Shown, newer: Callable[[Shown, State], Shown]) -> Shown:
    """In a piece: what it is to show, which may be newer than what its page gave it.

    `newer` tells from what is shown, and the state after a tap, what is to be seen first.
    """
    lately: _Lately[Shown] = ft.use_state(_Lately)[0]  # type: ignore[arg-type]
    times, draw_anew = ft.use_state(0)
    lately.take(given, newer)
    lately.draw = lambda: draw_anew(times + 1)
    ft.use_effect(
        lambda: echoes.listen(key, lately.answers),
        dependencies=[],
        cleanup=lambda: echoes.leave(key, lately.answers),
    )
    return lately.shown
