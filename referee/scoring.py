"""What a round is worth to each who played it, and why."""

from enum import StrEnum
from typing import NamedTuple

from referee.events import Hand, Player, RoundPlayed
from referee.ruleset import CallerTie, Kamikaze, KamikazeMode, NegativeSuccess, Ruleset


class Reason(StrEnum):
    """Why the points are what they are."""

    HAND = "hand"
    CALLER_LOWEST = "caller-lowest"
    CALLER_BEATEN = "caller-beaten"
    CALLER_TIED = "caller-tied"
    LOWEST_ZERO = "lowest-zero"
    KAMIKAZE = "kamikaze"
    KAMIKAZE_HIT = "kamikaze-hit"


FAILED = {Reason.CALLER_BEATEN, Reason.CALLER_TIED}


# A tuple like `Hand`, because a replay does little else than make these, and tuples are made
# three times as fast.
class Score(NamedTuple):
    """One cell of the score sheet."""

    player: Player
    hand: int
    points: int
    """What the round adds to the total."""
    reason: Reason
    total: int = 0
    """After the round and its reset; 0 until the game has added it up."""
    reset_from: int | None = None
    """The total from which it fell back; None: it did not."""

    def leading_to(self, total: int, reset_from: int | None = None) -> "Score":
        return Score(self.player, self.hand, self.points, self.reason, total, reset_from)


def call_held(rules: Ruleset, round_: RoundPlayed) -> bool:
    """Whether somebody called and was low enough. A kamikaze shown leaves no call to judge."""
    if round_.caller is None or _is_shown_kamikaze(rules, round_):
        return False
    own, lowest = _caller_and_lowest_other(round_)
    return own < lowest or (own == lowest and rules.caller_tie is CallerTie.SUCCEEDS)


def score_round(rules: Ruleset, round_: RoundPlayed) -> tuple[Score, ...]:
    """Hand by hand, in the order of the hands. GAME_FORMAT, "Scoring a round"."""
    if _is_shown_kamikaze(rules, round_):
        return tuple([_kamikaze_score(rules, hand, round_.kamikaze) for hand in round_.hands])
    if not call_held(rules, round_):
        return _without_success(rules, round_)
    if rules.kamikaze is Kamikaze.ZERO_TOTAL and _caller_and_lowest_other(round_)[0] == 0:
        return tuple([_kamikaze_score(rules, hand, round_.caller) for hand in round_.hands])
    return tuple([_after_success(rules, hand, round_.caller) for hand in round_.hands])


def _is_shown_kamikaze(rules: Ruleset, round_: RoundPlayed) -> bool:
    return rules.kamikaze is Kamikaze.TWO_12_TWO_13 and round_.kamikaze is not None


def _caller_and_lowest_other(round_: RoundPlayed) -> tuple[int, int]:
    points = dict(round_.hands)
    assert round_.caller is not None
    own = points.pop(round_.caller)
    return own, min(points.values())


def _score(hand: Hand, points: int, reason: Reason) -> Score:
    return Score(hand.player, hand.points, points, reason)


def _kamikaze_score(rules: Ruleset, hand: Hand, holder: Player | None) -> Score:
    if hand.player == holder:
        return _score(hand, 0, Reason.KAMIKAZE)
    replaced = rules.kamikaze_mode is KamikazeMode.REPLACE
    base = 0 if replaced else hand.points
    return _score(hand, base + rules.kamikaze_points, Reason.KAMIKAZE_HIT)


def _after_success(rules: Ruleset, hand: Hand, caller: Player | None) -> Score:
    if hand.player != caller:
        return _score(hand, hand.points, Reason.HAND)
    kept = rules.negative_success is NegativeSuccess.KEEP
    return _score(hand, min(hand.points, 0) if kept else 0, Reason.CALLER_LOWEST)


def _without_success(rules: Ruleset, round_: RoundPlayed) -> tuple[Score, ...]:
    lowest = min([hand.points for hand in round_.hands if hand.player != round_.caller])
    return tuple([_plain_score(rules, hand, round_.caller, lowest) for hand in round_.hands])


def _plain_score(rules: Ruleset, hand: Hand, caller: Player | None, lowest: int) -> Score:
    if hand.player == caller:
        reason = Reason.CALLER_BEATEN if lowest < hand.points else Reason.CALLER_TIED
        return _score(hand, hand.points + rules.caller_penalty, reason)
    if rules.lowest_scores_zero and hand.points == lowest:
        return _score(hand, 0, Reason.LOWEST_ZERO)
    return _score(hand, hand.points, Reason.HAND)
