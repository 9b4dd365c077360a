"""What a half-typed round would do, and what the next round can do."""

from dataclasses import dataclass

from referee.cards import limits_of
from referee.draft import Draft
from referee.events import Player
from referee.game import Game, Seat
from referee.ruleset import Reset
from referee.scoring import Score, score_round


@dataclass(frozen=True, slots=True)
class Outlook:
    """What the next hand of one player can do, the player not having called."""

    resets_on: int | None
    """The points that fall back; None: none do."""
    ends_from: int | None
    """The points from which on the game ends; None: none do."""


def scores_so_far(game: Game, draft: Draft) -> dict[Player, Score]:
    """Each hand entered as it counts if nobody else has a hand; totals not added up."""
    if len(draft.hands) == 1 and draft.hands[0].player == draft.caller:
        return {}
    if not draft.hands:
        return {}
    entered = {hand.player for hand in draft.hands}
    so_far = draft.round_()
    if draft.caller not in entered:
        so_far = Draft(players=draft.players, hands=draft.hands, kamikaze=draft.kamikaze).round_()
    return {score.player: score for score in score_round(game.rules, so_far)}


def outlook(game: Game, seat: Seat, extra: int = 0) -> Outlook:
    """`extra` are points on top of the hand, such as the penalty of a failed call."""
    target = game.rules.target
    if target is None or game.tied or not seat.is_active:
        return Outlook(None, None)
    exactly = target - seat.total - extra
    if can_fall_back(game, seat):
        ends_on_exactly = game.meets_target(game.rules.reset_to)
        return Outlook(exactly, exactly if ends_on_exactly else exactly + 1)
    return Outlook(None, exactly if game.meets_target(target) else exactly + 1)


def advice(game: Game, seat: Seat) -> Outlook:
    """What to tell a player about the next hand, if no call of the player's own fails.

    Only hands that the deck can give; one that falls back and ends the game at once only ends it.
    """
    return _told(game, outlook(game, seat))


def advice_if_failed(game: Game, seat: Seat) -> Outlook:
    """The same for a player who calls and fails; no advice where that costs nothing."""
    if not game.rules.calls or not game.rules.caller_penalty:
        return Outlook(None, None)
    return _told(game, outlook(game, seat, game.rules.caller_penalty))


def is_last_round(game: Game) -> bool:
    """Whether the next round ends the game, whatever the hands."""
    return game.rules.rounds is not None and len(game.rounds) + 1 >= game.rules.rounds


def _told(game: Game, ahead: Outlook) -> Outlook:
    lowest, resets_on, ends_from = limits_of(game.rules).lowest, ahead.resets_on, ahead.ends_from
    if resets_on is not None and (resets_on < lowest or resets_on == ends_from):
        resets_on = None
    return Outlook(resets_on, None if ends_from is None else max(lowest, ends_from))


def can_fall_back(game: Game, seat: Seat) -> bool:
    """Whether exactly the target would take this seat back."""
    rule = game.rules.reset
    return rule is Reset.EVERY_TIME or (rule is Reset.ONCE and seat.resets == 0)
