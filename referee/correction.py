"""What a correction would change, told before it is made."""

from dataclasses import dataclass

from referee.events import Player, RoundPlayed
from referee.game import Game, Outcome
from referee.journal import Journal


@dataclass(frozen=True, slots=True)
class TotalChange:
    """One player's total at the moment that both games know."""

    player: Player
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class ResetChange:
    """A fall back that is gone, or that is new."""

    player: Player
    round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """The difference between the game as it stands and the game as corrected."""

    before: Game
    after: Game
    at_round: int
    """Number of the last round that both have, a deleted one left out: `totals` are after it."""
    totals: tuple[TotalChange, ...]
    """In seat order, those that stay the same included."""
    resets_gone: tuple[ResetChange, ...]
    resets_new: tuple[ResetChange, ...]
    set_aside: int
    """Rounds that go behind the end."""
    brought_back: int
    """Rounds that come back from there."""

    @property
    def ends_now(self) -> bool:
        """Whether a game that went on is over."""
        return self.after.is_over and not self.before.is_over

    @property
    def ends_earlier(self) -> bool:
        return self.after.is_over and self.set_aside > 0

    @property
    def reopens(self) -> bool:
        return self.before.is_over and not self.after.is_over

    @property
    def outcome_differs(self) -> bool:
        """Whether a finished game stays finished with another end."""
        was, is_now = self.before.outcome, self.after.outcome
        return was is not None and is_now is not None and _end(was) != _end(is_now)


def preview(before: Journal, after: Journal, deleted: int | None = None) -> Change:
    """What changes from one journal of a game to the corrected one.

    `deleted` is the round that goes, so that the later ones are known by their new numbers; None:
    none goes.
    """
    was, is_now = before.game, after.game
    gone = 0 if deleted is None else 1
    at_round = min(len(was.rounds) - gone, len(is_now.rounds))
    was_reset, is_reset = _resets(was), _resets(is_now)
    still_reset = [_renumbered(reset, deleted) for reset in was_reset]
    moved = _rounds_in(after.set_aside) - _rounds_in(before.set_aside)
    return Change(
        before=was,
        after=is_now,
        at_round=at_round,
        totals=tuple(
            TotalChange(
                player,
                total_after(was, player, at_round + gone),
                total_after(is_now, player, at_round),
            )
            for player in is_now.players
            if player in was.players
        ),
        resets_gone=tuple(
            reset
            for reset, still in zip(was_reset, still_reset, strict=True)
            if still not in is_reset
        ),
        resets_new=tuple(reset for reset in is_reset if reset not in still_reset),
        set_aside=max(moved, 0),
        brought_back=max(-moved, 0),
    )


def total_after(game: Game, player: Player, number: int) -> int:
    """The total of a player after so many rounds of the game."""
    for row in reversed(game.rounds[:number]):
        score = row.score_of(player)
        if score is not None:
            return score.total
    return game.seat_of(player).start


def _resets(game: Game) -> tuple[ResetChange, ...]:
    return tuple(
        ResetChange(score.player, row.number)
        for row in game.rounds
        for score in row.scores
        if score.reset_from is not None
    )


def _renumbered(reset: ResetChange, deleted: int | None) -> ResetChange | None:
    """The same reset once that round is gone; None: it goes with the round."""
    if deleted is None or reset.round < deleted:
        return reset
    return None if reset.round == deleted else ResetChange(reset.player, reset.round - 1)


def _rounds_in(events: tuple[object, ...]) -> int:
    return sum(isinstance(event, RoundPlayed) for event in events)


def _end(outcome: Outcome) -> tuple[object, ...]:
    return outcome.winners, outcome.decided_by
