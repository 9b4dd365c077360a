"""One game as it is kept in the book: its journal, and what the table wrote on the sheet."""

from dataclasses import dataclass

from referee.events import GameStarted
from referee.game import Game
from referee.journal import Journal


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreSheet:
    """A game with its name in the book."""

    id: str
    """32 hexadecimal digits, lower case."""
    journal: Journal
    note: str | None = None
    """Free text of the table; None: nothing was written."""
    place: str | None = None
    """Where it was played; None: nothing was written."""

    @property
    def game(self) -> Game:
        return self.journal.game

    @property
    def start(self) -> GameStarted:
        first = self.journal.events[0]
        assert isinstance(first, GameStarted)
        return first
