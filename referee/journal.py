"""The events of one game as a list that may be added to, undone and rewritten.

Every change gives a new journal; a refused one raises RefereeError and changes nothing.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Self

from referee.errors import BadFact
from referee.events import Event, Player, PlayerRenamed, RoundPlayed
from referee.game import Game
from referee.known_games import GAMES
from referee.leaf import Events, Leaf, brought_back, fitted, played_if_it_fits, renamed_aside
from referee.renaming import new_spelling, renamed_event
from referee.replay import play, replay


@dataclass(frozen=True, slots=True)
class Journal:
    """All that happened in one game, and the way back."""

    events: Events
    set_aside: Events = ()
    """What a correction put behind the end: kept in order, under the names of today."""
    past: tuple[Leaf, ...] = field(default=(), compare=False)
    """Before each change, the latest last; () in a journal just read from the book."""
    future: tuple[Leaf, ...] = field(default=(), compare=False)
    """What was undone, the next to redo last."""

    @property
    def game(self) -> Game:
        """Raises RefereeError if the events fit no game."""
        return GAMES.after(self.events)

    @property
    def can_undo(self) -> bool:
        return bool(self.past) or len(self.events) > 1

    @property
    def can_redo(self) -> bool:
        return bool(self.future)

    def add(self, event: Event) -> Self:
        """One more event. Raises RefereeError if it cannot happen now."""
        play(self.game, event)
        return self._changed(Leaf((*self.events, event), self._aside_after(event)))

    def undo(self) -> Self:
        """Before the last change; without one in memory, before the last event."""
        if not self.can_undo:
            return self
        earlier = self.past[-1] if self.past else self._without_last
        return replace(
            self,
            events=earlier.events,
            set_aside=earlier.set_aside,
            past=self.past[:-1],
            future=(*self.future, self._leaf),
        )

    def redo(self) -> Self:
        """The change that was undone last, once more."""
        if not self.can_redo:
            return self
        later = self.future[-1]
        return replace(
            self,
            events=later.events,
            set_aside=later.set_aside,
            past=(*self.past, self._leaf),
            future=self.future[:-1],
        )

    def correct(self, number: int, round_: RoundPlayed) -> Self:
        """Another round in place of that one, under the names of today; `at` stays as it was.

        Raises RefereeError if the round cannot have happened then, KeyError for no such round.
        """
        at = self.place_of(number)
        before = self.events[at]
        told = _as_told_then(self.events, at, round_)
        if told == before:
            return self
        play(replay(self.events[:at]), told)
        return self._rewritten((*self.events[:at], told, *self.events[at + 1 :]))

    def delete(self, number: int) -> Self:
        """Without that round. Raises KeyError for no such round."""
        at = self.place_of(number)
        return self._rewritten((*self.events[:at], *self.events[at + 1 :]))

    def place_of(self, number: int) -> int:
        """Where in the events a round stands. Raises KeyError for no such round."""
        places = [at for at, event in enumerate(self.events) if isinstance(event, RoundPlayed)]
        if not 1 <= number <= len(places):
            raise KeyError(number)
        return places[number - 1]

    @property
    def _without_last(self) -> Leaf:
        return Leaf(self.events[:-1], self._aside_after(self.events[-1]))

    def _aside_after(self, event: Event) -> Events:
        """What is set aside when an event comes, or goes: a rename said twice is nothing."""
        if isinstance(event, PlayerRenamed):
            return renamed_aside(self.set_aside, event)
        return self.set_aside

    @property
    def _leaf(self) -> Leaf:
        return Leaf(self.events, self.set_aside)

    def _changed(self, leaf: Leaf) -> Self:
        return replace(
            self,
            events=leaf.events,
            set_aside=leaf.set_aside,
            past=(*self.past, self._leaf),
            future=(),
        )

    def _rewritten(self, events: Events) -> Self:
        """What is set aside comes back where the rewriting makes room for it."""
        leaf = fitted(events)
        aside = (*leaf.set_aside, *self.set_aside)
        if aside and played_if_it_fits(self.game, aside[0]) is None:
            return self._changed(brought_back(leaf.events, aside))
        return self._changed(Leaf(leaf.events, aside))


def _as_told_then(events: Events, at: int, round_: RoundPlayed) -> RoundPlayed:
    """The round under the names of that moment, its hands in the order of the old round."""
    old = events[at]
    assert isinstance(old, RoundPlayed)
    names = {today: then for then, today in names_today(events, at).items()}
    for player, _ in round_.hands:
        if player not in names:
            raise BadFact("unknown-player", f"hands.{player}")
    told = renamed_event(round_, _spelling_in(names))
    assert isinstance(told, RoundPlayed)
    order = {hand.player: place for place, hand in enumerate(old.hands)}
    hands = sorted(told.hands, key=lambda hand: order.get(hand.player, len(order)))
    return replace(told, hands=tuple(hands), at=old.at)


def _spelling_in(names: dict[Player, Player]) -> Callable[[Player], Player]:
    return lambda player: names.get(player, player)


def names_today(events: Events, at: int) -> dict[Player, Player]:
    """For each player before event `at`: the name then, and the name after all events."""
    names = {player: player for player in replay(events[:at]).players}
    for event in events[at:]:
        if isinstance(event, PlayerRenamed):
            say = new_spelling(event.player, event.name)
            names = {then: say(today) for then, today in names.items()}
    return names
