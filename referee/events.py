"""What happened at the table, as the players saw it.

Events are facts, never consequences: who called and what each hand was worth, never a score.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, NewType

from referee.ruleset import Ruleset

Player = NewType("Player", str)
"""A name as the table spells it at that moment."""


class Hand(NamedTuple):
    """What the cards left in front of a player were worth."""

    player: Player
    points: int


class Result(StrEnum):
    """How a game that is stopped early counts."""

    STANDINGS = "standings"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameStarted:
    edition: str
    rules: Ruleset
    """All of them, so that a later correction of an edition changes no old game."""
    players: tuple[Player, ...]
    """Clockwise."""
    dealer: Player | None = None
    """Who deals the first round; None: not said."""
    totals: tuple[int, ...] = ()
    """Totals so far of a game begun on paper, in the order of `players`; (): all on 0."""
    resets_used: tuple[int, ...] = ()
    """Resets so far of such a game, in the order of `players`; (): none."""
    at: str | None = None
    """ISO 8601 with offset; None: not noted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundPlayed:
    hands: tuple[Hand, ...]
    caller: Player | None = None
    """None: nobody called."""
    kamikaze: Player | None = None
    """Who showed 12, 12, 13, 13; None: nobody."""
    at: str | None = None


@dataclass(frozen=True, slots=True)
class PlayerJoined:
    player: Player
    total: int
    """Points on which the new player starts."""
    at: str | None = None


@dataclass(frozen=True, slots=True)
class PlayerLeft:
    player: Player
    at: str | None = None


@dataclass(frozen=True, slots=True)
class PlayerRenamed:
    player: Player
    name: Player
    at: str | None = None


@dataclass(frozen=True, slots=True)
class SeatsMoved:
    players: tuple[Player, ...]
    """All who are still in the game, clockwise."""
    at: str | None = None


@dataclass(frozen=True, slots=True)
class DealerNamed:
    player: Player
    at: str | None = None


@dataclass(frozen=True, slots=True)
class GameStopped:
    result: Result
    at: str | None = None


Event = (
    GameStarted
    | RoundPlayed
    | PlayerJoined
    | PlayerLeft
    | PlayerRenamed
    | SeatsMoved
    | DealerNamed
    | GameStopped
)


def played(
    hands: Mapping[Player, int],
    caller: Player | None = None,
    *,
    kamikaze: Player | None = None,
    at: str | None = None,
) -> RoundPlayed:
    """A round from a mapping of hands."""
    held = tuple(Hand(player, points) for player, points in hands.items())
    return RoundPlayed(hands=held, caller=caller, kamikaze=kamikaze, at=at)
