"""The games that followed from events lately, so that one more event is one more step.

It only remembers: the events alone say what the game is.
"""

from collections import OrderedDict
from threading import Lock

from referee.errors import RefereeError
from referee.events import Event
from referee.game import Game
from referee.replay import play, replay


class KnownGames:
    """The last few, by their events; several threads may ask at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._games: OrderedDict[tuple[Event, ...], Game] = OrderedDict()
        self._alone = Lock()

    def __len__(self) -> int:
        return len(self._games)

    def after(self, events: tuple[Event, ...]) -> Game:
        """The same as `replay`. Raises RefereeError at "events[i]" for the first that is wrong."""
        known = self._games.get(events)
        if known is not None:
            return known
        game = self._one_step_on(events) or replay(events)
        self.remember(events, game)
        return game

    def remember(self, events: tuple[Event, ...], game: Game) -> None:
        """Spares the replay to whoever has followed the events already."""
        with self._alone:
            self._games[events] = game
            while len(self._games) > self._most:
                self._games.popitem(last=False)

    def _one_step_on(self, events: tuple[Event, ...]) -> Game | None:
        """From the game of all but the last event; None: not known, or the last does not fit."""
        before = self._games.get(events[:-1])
        try:
            return before and play(before, events[-1])
        except RefereeError:
            return None


GAMES = KnownGames(16)
"""A page asks for its game many times while it is drawn."""
