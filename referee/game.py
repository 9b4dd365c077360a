"""A game as it stands: seats, rounds, who deals, who is tied, who won."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from referee.doubts import Doubt, doubts_of_round
from referee.events import Hand, Player, RoundPlayed
from referee.ruleset import Ruleset, TargetRule
from referee.scoring import Score


class Status(StrEnum):
    IN_PROGRESS = "in-progress"
    TIE_BREAK = "tie-break"
    """A tie-breaker round is due."""
    FINISHED = "finished"
    STOPPED = "stopped"


class RoundKind(StrEnum):
    ROUND = "round"
    TIE_BREAK = "tie-break"


class DecidedBy(StrEnum):
    """How the winners were told from the others."""

    TOTAL = "total"
    SHARED = "shared"
    LAST_ROUND = "last-round"
    SEAT = "seat"
    MOST_CALLS = "most-calls"
    TIE_BREAK = "tie-break"


# A tuple for the same reason as `Score`.
class Seat(NamedTuple):
    """One player's place at the table."""

    player: Player
    number: int
    """Counted from 0 in the order in which the players sat down; stays when seats move."""
    total: int
    start: int
    """Points on which the seat started: from paper, or agreed when joining."""
    resets: int = 0
    """Those on paper included."""
    is_active: bool = True
    """False: left; the total is frozen and cannot win."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """One row of the score sheet."""

    number: int
    """Counted from 1, tie-breaker rounds included."""
    kind: RoundKind
    dealer: Player | None
    caller: Player | None
    kamikaze: Player | None
    scores: tuple[Score, ...]
    rules: Ruleset
    """In force at the table."""

    @property
    def doubts(self) -> tuple[Doubt, ...]:
        """Worked out only when asked for: most rows are never looked at so closely."""
        return doubts_of_round(self.rules, self.played)

    @property
    def played(self) -> RoundPlayed:
        """What happened, under the names of today."""
        hands = tuple([Hand(score.player, score.hand) for score in self.scores])
        return RoundPlayed(hands=hands, caller=self.caller, kamikaze=self.kamikaze)

    def score_of(self, player: Player) -> Score | None:
        """None: this player did not play the round."""
        return next((score for score in self.scores if score.player == player), None)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game."""

    winners: tuple[Player, ...]
    decided_by: DecidedBy | None
    """None: abandoned, nobody has won."""
    is_stopped: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the standings."""

    seat: Seat
    place: int | None
    """1 + the active players ahead; None: left."""
    reached_target: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """What follows from the events so far; never stored."""

    edition: str
    rules: Ruleset
    seats: tuple[Seat, ...]
    """Clockwise, those who left included."""
    dealer: Player | None
    """Who deals the next round; None: not said."""
    doubts: tuple[Doubt, ...]
    """About the table at the start."""
    rounds: tuple[Round, ...] = ()
    tied: tuple[Player, ...] = ()
    """Who play the tie-breaker round that is due; (): none is."""
    outcome: Outcome | None = None
    """None: the game goes on."""

    @property
    def status(self) -> Status:
        if self.outcome is None:
            return Status.TIE_BREAK if self.tied else Status.IN_PROGRESS
        return Status.STOPPED if self.outcome.is_stopped else Status.FINISHED

    @property
    def is_over(self) -> bool:
        return self.outcome is not None

    @property
    def winners(self) -> tuple[Player, ...]:
        return self.outcome.winners if self.outcome else ()

    @property
    def decided_by(self) -> DecidedBy | None:
        return self.outcome.decided_by if self.outcome else None

    @property
    def active(self) -> tuple[Seat, ...]:
        return tuple([seat for seat in self.seats if seat.is_active])

    @property
    def players(self) -> tuple[Player, ...]:
        """All who ever sat at the table, in seat order."""
        return tuple([seat.player for seat in self.seats])

    @property
    def to_play(self) -> tuple[Player, ...]:
        """Who plays the next round, in seat order; (): the game is over."""
        if self.is_over:
            return ()
        return self.tied or tuple([seat.player for seat in self.seats if seat.is_active])

    @property
    def starter(self) -> Player | None:
        """Who starts the next round: the next to play after the dealer; None: nobody deals."""
        if self.dealer is None or self.is_over:
            return None
        return next(
            player for player in self._clockwise_from(self.dealer) if player in self.to_play
        )

    @property
    def standings(self) -> tuple[Standing, ...]:
        """One line a seat, in seat order."""
        return tuple(self._standing(seat) for seat in self.seats)

    def with_round(self, row: Round, seats: tuple[Seat, ...]) -> "Game":
        """One row more, and the deal passed on."""
        # Written out, because `replace` takes twice as long and a replay is one row after another.
        return Game(
            edition=self.edition,
            rules=self.rules,
            seats=seats,
            dealer=self.dealer and self.next_to_deal(self.dealer),
            doubts=self.doubts,
            rounds=(*self.rounds, row),
            tied=self.tied,
        )

    def seat_of(self, player: Player) -> Seat:
        """Raises KeyError for somebody who never sat at the table."""
        for seat in self.seats:
            if seat.player == player:
                return seat
        raise KeyError(player)

    def in_seat_order(self, players: Iterable[Player]) -> tuple[Player, ...]:
        wanted = set(players)
        return tuple(player for player in self.players if player in wanted)

    def next_to_deal(self, after: Player) -> Player:
        """The next active seat clockwise."""
        return next(
            player for player in self._clockwise_from(after) if self.seat_of(player).is_active
        )

    def meets_target(self, total: int) -> bool:
        """Whether a total is one at which the game ends."""
        target = self.rules.target
        if target is None:
            return False
        return total >= target if self.rules.target_rule is TargetRule.REACH else total > target

    def _clockwise_from(self, player: Player) -> tuple[Player, ...]:
        """All players, beginning with the neighbour and ending with this one."""
        at = self.players.index(player) + 1
        return self.players[at:] + self.players[:at]

    def _standing(self, seat: Seat) -> Standing:
        if not seat.is_active:
            return Standing(seat, None, False)
        ahead = sum(self._is_ahead(other, seat) for other in self.active)
        return Standing(seat, 1 + ahead, self.meets_target(seat.total))

    def _is_ahead(self, one: Seat, other: Seat) -> bool:
        if one.total != other.total:
            return one.total < other.total
        return one.player in self.winners and other.player not in self.winners
