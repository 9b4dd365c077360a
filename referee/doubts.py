"""What looks impossible or unusual about a round or a table; it never refuses anything."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import accumulate
from operator import gt

from referee.cards import Limits, limits_of
from referee.events import Hand, Player, RoundPlayed
from referee.ruleset import Deck, Kamikaze, Ruleset


class Severity(StrEnum):
    IMPOSSIBLE = "impossible"
    UNUSUAL = "unusual"


@dataclass(frozen=True, slots=True)
class Doubt:
    """A question to the table before it goes on."""

    code: str
    """A code of the file format, such as "below-minimum"."""
    severity: Severity
    players: tuple[Player, ...]
    """Whose hands raise it; all who play where it is about the sum or the round."""


ONE_DECK_SERVES = 4
"""Players from whom on a second standard deck is advised: one more than this."""


def doubts_of_start(rules: Ruleset, players: tuple[Player, ...]) -> tuple[Doubt, ...]:
    """Doubts about the table itself, by code."""
    found = []
    if not rules.players_min <= len(players) <= rules.players_max:
        found.append(Doubt("player-count", Severity.UNUSUAL, players))
    if rules.deck is Deck.STANDARD and rules.decks == 1 and len(players) > ONE_DECK_SERVES:
        found.append(Doubt("second-deck-advised", Severity.UNUSUAL, players))
    return tuple(found)


def doubts_of_round(rules: Ruleset, round_: RoundPlayed) -> tuple[Doubt, ...]:
    """Doubts about one round, by code."""
    limits = limits_of(rules)
    hands = round_.hands
    points = [hand.points for hand in hands]
    found = [
        *_impossible(limits, hands, points),
        *_everybody_or_nobody_out(rules, hands),
        *_unusual(rules, limits, hands, points),
        *_about_the_round(rules, round_),
    ]
    return tuple(sorted(found, key=lambda doubt: doubt.code)) if found else ()


NO_LIMIT = 10_000
"""More than any hand can be worth."""


def _players(hands: tuple[Hand, ...]) -> tuple[Player, ...]:
    return tuple(hand.player for hand in hands)


# `points` are those of the hands: nearly always a look at them tells that no hand is in doubt.
def _impossible(limits: Limits, hands: tuple[Hand, ...], points: list[int]) -> Iterator[Doubt]:
    is_below = min(points, default=limits.lowest) < limits.lowest
    if is_below:
        below = _players_with(hands, range(-NO_LIMIT, limits.lowest))
        yield Doubt("below-minimum", Severity.IMPOSSIBLE, below)
    if max(points, default=0) > limits.highest or sum(points) > limits.highest:
        above = _players_with(hands, range(limits.highest + 1, NO_LIMIT))
        yield Doubt("over-deck", Severity.IMPOSSIBLE, above or _players(hands))
    below_zero = sum([worth for worth in points if worth < 0])
    if limits.red_kings is not None and not is_below and below_zero < limits.red_kings:
        negative = _players_with(hands, range(-NO_LIMIT, 0))
        yield Doubt("too-many-red-kings", Severity.IMPOSSIBLE, negative)
    if limits.zero_hands is not None and points.count(0) > limits.zero_hands:
        zero = _players_with(hands, range(1))
        yield Doubt("too-many-zero-hands", Severity.IMPOSSIBLE, zero)


def _players_with(hands: tuple[Hand, ...], points: range) -> tuple[Player, ...]:
    return tuple([hand.player for hand in hands if hand.points in points])


def _everybody_or_nobody_out(rules: Ruleset, hands: tuple[Hand, ...]) -> Iterator[Doubt]:
    if rules.deck is not Deck.CABANGA:
        return
    out = sum(hand.points == 0 for hand in hands)
    if out == 0:
        yield Doubt("nobody-out", Severity.IMPOSSIBLE, _players(hands))
    if out == len(hands):
        yield Doubt("everybody-out", Severity.IMPOSSIBLE, _players(hands))


def _unusual(
    rules: Ruleset, limits: Limits, hands: tuple[Hand, ...], points: list[int]
) -> Iterator[Doubt]:
    is_much = max(points, default=0) > limits.usual
    if is_much:
        many = _players_with(hands, range(limits.usual + 1, NO_LIMIT))
        is_cabanga = rules.deck is Deck.CABANGA
        code = "more-than-8-cards-worth" if is_cabanga else "needs-more-than-4-cards"
        yield Doubt(code, Severity.UNUSUAL, many)
    if limits.at_least is not None and min(points, default=limits.at_least) < limits.at_least:
        few = _players_with(hands, range(limits.at_least))
        if few:
            yield Doubt("needs-fewer-than-4-cards", Severity.UNUSUAL, few)
    if not is_much and _is_too_much_together(limits, points):
        yield Doubt("sum-needs-more-than-4-cards", Severity.UNUSUAL, _players(hands))


def _is_too_much_together(limits: Limits, points: list[int]) -> bool:
    sums = accumulate(sorted(points, reverse=True))
    return any(map(gt, sums, limits.together))


KAMIKAZE_HAND = 50
"""12 + 12 + 13 + 13: no other four cards of one deck are worth as much."""


def _about_the_round(rules: Ruleset, round_: RoundPlayed) -> Iterator[Doubt]:
    if rules.kamikaze is Kamikaze.TWO_12_TWO_13 and round_.kamikaze is None:
        likely = tuple(hand for hand in round_.hands if hand.points == KAMIKAZE_HAND)
        if likely:
            yield Doubt("kamikaze-likely", Severity.UNUSUAL, _players(likely))
    if rules.calls and round_.caller is None:
        yield Doubt("no-caller", Severity.UNUSUAL, _players(round_.hands))
