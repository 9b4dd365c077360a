"""The events of one game as a list that may be added to, undone and rewritten.

Every change gives a new journal; a refused one raises RefereeError and changes nothing.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Self

from referee.errors import RefereeError
from referee.events import Event, Player, PlayerRenamed, RoundPlayed
from referee.game import Game
from referee.renaming import new_spelling, renamed_event
from referee.replay import play, replay

Events = tuple[Event, ...]

# A page asks for the game many times while it is drawn; the events say all there is to know.
_game_after = lru_cache(maxsize=16)(replay)


@dataclass(frozen=True, slots=True)
class Leaf:
    """What the journal held at one moment."""

    events: Events
    set_aside: Events


@dataclass(frozen=True, slots=True)
class Journal:
    """All that happened in one game, and the way back."""

    events: Events
    set_aside: Events = ()
    """What a correction put behind the end: kept in order, under the names of today."""
    past: tuple[Leaf, ...] = ()
    """Before each change, the latest last; () in a journal just read from the book."""
    future: tuple[Leaf, ...] = ()
    """What was undone, the next to redo last."""

    @property
    def game(self) -> Game:
        """Raises RefereeError if the events fit no game."""
        return _game_after(self.events)

    @property
    def can_undo(self) -> bool:
        return bool(self.past) or len(self.events) > 1

    @property
    def can_redo(self) -> bool:
        return bool(self.future)

    def add(self, event: Event) -> Self:
        """One more event. Raises RefereeError if it cannot happen now."""
        play(self.game, event)
        aside = self.set_aside
        if isinstance(event, PlayerRenamed):
            aside = _renamed(aside, event)
        return self._changed(Leaf((*self.events, event), aside))

    def undo(self) -> Self:
        """Before the last change; without one in memory, before the last event."""
        if not self.can_undo:
            return self
        earlier = self.past[-1] if self.past else Leaf(self.events[:-1], self.set_aside)
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
        leaf = _fitted(events)
        aside = (*leaf.set_aside, *self.set_aside)
        if self.game.is_over and not replay(leaf.events).is_over:
            return self._changed(_brought_back(leaf.events, aside))
        return self._changed(Leaf(leaf.events, aside))


def _fitted(events: Events) -> Leaf:
    """The events as far as they fit; from the first that does not, the others are set aside."""
    game: Game | None = None
    for at, event in enumerate(events):
        following = _played_if_it_fits(game, event)
        if following is None:
            return _put_aside(game, events[:at], events[at:])
        game = following
    return Leaf(events, ())


def _put_aside(game: Game | None, kept: Events, events: Events) -> Leaf:
    """Renames still happen; whom the game does not know any more gets the new name aside."""
    aside: Events = ()
    for event in events:
        if not isinstance(event, PlayerRenamed):
            aside = (*aside, event)
            continue
        aside = _renamed(aside, event)
        following = _played_if_it_fits(game, event)
        if following is not None:
            kept, game = (*kept, event), following
    return Leaf(kept, aside)


def _brought_back(events: Events, aside: Events) -> Leaf:
    """The events that were set aside once more in their order, as far as they fit."""
    game: Game | None = replay(events)
    while aside and (game := _played_if_it_fits(game, aside[0])):
        events, aside = (*events, aside[0]), aside[1:]
    return Leaf(events, aside)


def _played_if_it_fits(game: Game | None, event: Event) -> Game | None:
    try:
        return play(game, event)
    except RefereeError:
        return None


def _renamed(events: Events, rename: PlayerRenamed) -> Events:
    say = new_spelling(rename.player, rename.name)
    return tuple(renamed_event(event, say) for event in events)


def _as_told_then(events: Events, at: int, round_: RoundPlayed) -> RoundPlayed:
    """The round under the names of that moment, its hands in the order of the old round."""
    old = events[at]
    assert isinstance(old, RoundPlayed)
    names = {today: then for then, today in names_today(events, at).items()}
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
