"""Whole games for the laws: played event by event, each one legal at its moment.

Dice play them, and hypothesis chooses the dice and how far the game goes, so that games are long
enough to reset, end, tie and tie again, and a game that breaks a law is cut short.
"""

from random import Random

from hypothesis import strategies as st

from referee.errors import RefereeError
from referee.events import Event
from referee.game import Game, Status
from referee.journal import Journal
from referee.replay import play
from tests.laws.events import next_event, start

dice = st.integers(0, 2**32).map(Random)


@st.composite
def event_lists(draw: st.DrawFn, longest: int = 24) -> tuple[Event, ...]:
    cut = max(draw(st.integers(1, longest)) for _ in range(3))
    return played(draw(dice), longest)[:cut]


def journals(longest: int = 24) -> st.SearchStrategy[Journal]:
    """Games as they were played, without the way back."""
    return event_lists(longest).map(Journal)


def games_going_on() -> st.SearchStrategy[Game]:
    """Games with a normal round to come."""
    return event_lists().map(going_on)


def going_on(events: tuple[Event, ...]) -> Game:
    """As far as the game went on."""
    game = play(None, events[0])
    for event in events[1:]:
        after = play(game, event)
        if after.status is not Status.IN_PROGRESS:
            break
        game = after
    return game


def played(rng: Random, longest: int) -> tuple[Event, ...]:
    events: tuple[Event, ...] = (start(rng),)
    game: Game | None = play(None, events[0])
    while game and len(events) < longest:
        event = next_event(rng, game)
        after = played_or_none(game, event)
        if after is not None:
            events, game = (*events, event), after
        elif game.is_over:
            break
    return events


def played_or_none(game: Game, event: Event) -> Game | None:
    try:
        return play(game, event)
    except RefereeError:
        return None
