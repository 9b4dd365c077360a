"""What a journal holds at one moment, and how a rewritten one is cut where it no longer fits."""

from dataclasses import dataclass

from referee.errors import RefereeError
from referee.events import Event, PlayerJoined, PlayerRenamed
from referee.game import Game
from referee.renaming import Say, new_spelling, renamed_event
from referee.replay import play, replay

Events = tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Leaf:
    """The events, and what was set aside."""

    events: Events
    set_aside: Events


def fitted(events: Events) -> Leaf:
    """The events as far as they fit; from the first that does not, the others are set aside."""
    game: Game | None = None
    for at, event in enumerate(events):
        following = played_if_it_fits(game, event)
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
        aside = _said(aside, new_spelling(event.player, event.name))
        following = played_if_it_fits(game, event)
        if following is not None:
            kept, game = (*kept, event), following
    return Leaf(kept, aside)


def brought_back(events: Events, aside: Events) -> Leaf:
    """The events that were set aside once more in their order, as far as they fit."""
    game: Game | None = replay(events)
    while aside and (game := played_if_it_fits(game, aside[0])):
        events, aside = (*events, aside[0]), aside[1:]
    return Leaf(events, aside)


def played_if_it_fits(game: Game | None, event: Event) -> Game | None:
    """The game after one more event; None: it cannot happen now."""
    try:
        return play(game, event)
    except RefereeError:
        return None


def renamed_aside(aside: Events, rename: PlayerRenamed) -> Events:
    """What is set aside once somebody in the game has another name; the same rename undoes it.

    From where somebody else joins under either name, these are names of that other player.
    """
    names = (rename.player, rename.name)
    joins = (
        at
        for at, event in enumerate(aside)
        if isinstance(event, PlayerJoined) and event.player in names
    )
    at = next(joins, len(aside))
    other = dict(zip(names, reversed(names), strict=True))
    return (*_said(aside[:at], lambda player: other.get(player, player)), *aside[at:])


def _said(events: Events, say: Say) -> Events:
    return tuple(renamed_event(event, say) for event in events)
