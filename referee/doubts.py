"""What looks impossible or unusual about a round or a table; it never refuses anything."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

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
    found = (
        *_impossible(limits, hands),
        *_everybody_or_nobody_out(rules, hands),
        *_unusual(rules, limits, hands),
        *_about_the_round(rules, round_),
    )
    return tuple(sorted(found, key=lambda doubt: doubt.code))


def _players(hands: tuple[Hand, ...]) -> tuple[Player, ...]:
    return tuple(hand.player for hand in hands)


def _impossible(limits: Limits, hands: tuple[Hand, ...]) -> Iterator[Doubt]:
    below = tuple(hand for hand in hands if hand.points < limits.lowest)
    above = tuple(hand for hand in hands if hand.points > limits.highest)
    negative = tuple(hand for hand in hands if hand.points < 0)
    zero = tuple(hand for hand in hands if hand.points == 0)
    if below:
        yield Doubt("below-minimum", Severity.IMPOSSIBLE, _players(below))
    if above or _sum(hands) > limits.highest:
        yield Doubt("over-deck", Severity.IMPOSSIBLE, _players(above or hands))
    if limits.red_kings is not None and not below and _sum(negative) < limits.red_kings:
        yield Doubt("too-many-red-kings", Severity.IMPOSSIBLE, _players(negative))
    if limits.zero_hands is not None and len(zero) > limits.zero_hands:
        yield Doubt("too-many-zero-hands", Severity.IMPOSSIBLE, _players(zero))


def _sum(hands: tuple[Hand, ...]) -> int:
    return sum(hand.points for hand in hands)


def _everybody_or_nobody_out(rules: Ruleset, hands: tuple[Hand, ...]) -> Iterator[Doubt]:
    if rules.deck is not Deck.CABANGA:
        return
    out = sum(hand.points == 0 for hand in hands)
    if out == 0:
        yield Doubt("nobody-out", Severity.IMPOSSIBLE, _players(hands))
    if out == len(hands):
        yield Doubt("everybody-out", Severity.IMPOSSIBLE, _players(hands))


def _unusual(rules: Ruleset, limits: Limits, hands: tuple[Hand, ...]) -> Iterator[Doubt]:
    many = tuple(hand for hand in hands if hand.points > limits.usual)
    if many:
        is_cabanga = rules.deck is Deck.CABANGA
        code = "more-than-8-cards-worth" if is_cabanga else "needs-more-than-4-cards"
        yield Doubt(code, Severity.UNUSUAL, _players(many))
    if limits.at_least is not None:
        few = tuple(hand for hand in hands if 0 <= hand.points < limits.at_least)
        if few:
            yield Doubt("needs-fewer-than-4-cards", Severity.UNUSUAL, _players(few))
    if not many and _is_too_much_together(limits, hands):
        yield Doubt("sum-needs-more-than-4-cards", Severity.UNUSUAL, _players(hands))


def _is_too_much_together(limits: Limits, hands: tuple[Hand, ...]) -> bool:
    highest = sorted((hand.points for hand in hands), reverse=True)
    sums = (sum(highest[: count + 1]) for count in range(len(highest)))
    return any(total > most for total, most in zip(sums, limits.together, strict=False))


KAMIKAZE_HAND = 50
"""12 + 12 + 13 + 13: no other four cards of one deck are worth as much."""


def _about_the_round(rules: Ruleset, round_: RoundPlayed) -> Iterator[Doubt]:
    if rules.kamikaze is Kamikaze.TWO_12_TWO_13 and round_.kamikaze is None:
        likely = tuple(hand for hand in round_.hands if hand.points == KAMIKAZE_HAND)
        if likely:
            yield Doubt("kamikaze-likely", Severity.UNUSUAL, _players(likely))
    if rules.calls and round_.caller is None:
        yield Doubt("no-caller", Severity.UNUSUAL, _players(round_.hands))
