"""The rules that a table agreed on: every rule a field, every value of GAME_FORMAT."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from referee.domains import Choice, Domain, OneOf, Whole, YesNo
from referee.errors import BadFact


class TargetRule(StrEnum):
    REACH = "reach"
    EXCEED = "exceed"


class CallerTie(StrEnum):
    FAILS = "fails"
    SUCCEEDS = "succeeds"


class NegativeSuccess(StrEnum):
    ZERO = "zero"
    KEEP = "keep"


class Kamikaze(StrEnum):
    OFF = "off"
    ZERO_TOTAL = "zero-total"
    TWO_12_TWO_13 = "two-12-two-13"


class KamikazeMode(StrEnum):
    ADD = "add"
    REPLACE = "replace"


class Reset(StrEnum):
    OFF = "off"
    ONCE = "once"
    EVERY_TIME = "every-time"


class Tie(StrEnum):
    EXTRA_ROUND = "extra-round"
    SHARED = "shared"
    LAST_ROUND_THEN_SEAT = "last-round-then-seat"
    MOST_CALLS = "most-calls"


class Deck(StrEnum):
    STANDARD = "standard"
    NUMBERED = "numbered"
    CABANGA = "cabanga"


class OpeningPeek(StrEnum):
    TWO = "two"
    ALL = "all"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """What is in force at one table, value by value, in the order of the file format."""

    target: int | None
    """Points at which the game ends; None: only `rounds` or the table ends it."""
    target_rule: TargetRule
    """Whether a total must reach the target or exceed it."""
    rounds: int | None
    """Rounds after which the game ends; None: any number."""
    calls: bool
    """Whether there is a call at all."""
    caller_tie: CallerTie
    """What becomes of a caller who is only tied for lowest."""
    caller_penalty: int
    """Points on top of the hand of a caller who failed."""
    negative_success: NegativeSuccess
    """Whether a negative hand of a successful caller counts as 0 or as it is."""
    lowest_scores_zero: bool
    """Whether the lowest of the others score 0 when no call succeeded."""
    kamikaze: Kamikaze
    kamikaze_points: int
    """Points for everybody else."""
    kamikaze_mode: KamikazeMode
    """Whether those points come on top of the hand or instead of it."""
    reset: Reset
    """How often a total of exactly the target falls back."""
    reset_to: int
    """Points on which such a total falls back."""
    tie: Tie
    """How several at the lowest total are told apart."""
    deck: Deck
    decks: int
    """Number of decks; counts only with the standard deck, and only for doubts."""
    jokers: int
    players_min: int
    players_max: int
    opening_peek: OpeningPeek
    """How many own cards are seen before the first turn; never touches a score."""
    discard_match: bool
    """Whether a card of the same rank may be thrown; never touches a score."""
    caller_locked: bool
    """Whether the cards of who called may not be touched; never touches a score."""


COUNT = Whole(1, 9999)
POINTS = Whole(0, 999)

DOMAINS: dict[str, Domain] = {
    "target": Whole(1, 9999, may_be_none=True),
    "target_rule": Choice(TargetRule),
    "rounds": Whole(1, 9999, may_be_none=True),
    "calls": YesNo(),
    "caller_tie": Choice(CallerTie),
    "caller_penalty": POINTS,
    "negative_success": Choice(NegativeSuccess),
    "lowest_scores_zero": YesNo(),
    "kamikaze": Choice(Kamikaze),
    "kamikaze_points": POINTS,
    "kamikaze_mode": Choice(KamikazeMode),
    "reset": Choice(Reset),
    "reset_to": POINTS,
    "tie": Choice(Tie),
    "deck": Choice(Deck),
    "decks": OneOf((1, 2)),
    "jokers": OneOf((0, 2, 4)),
    "players_min": COUNT,
    "players_max": COUNT,
    "opening_peek": Choice(OpeningPeek),
    "discard_match": YesNo(),
    "caller_locked": YesNo(),
}


def check_rules(values: Iterable[tuple[str, object]]) -> None:
    """Raises BadFact for the first name that is no rule, or value that the rule may not have."""
    for name, value in values:
        domain = DOMAINS.get(name)
        if domain is None:
            raise BadFact("unknown-rule", name)
        if not domain.accepts(value):
            raise BadFact("bad-value", name)


def agreed(printed: Ruleset, house: Mapping[str, object]) -> Ruleset:
    """The printed rules with the house rules put in. Raises BadFact as `check_rules` does."""
    check_rules(house.items())
    read = {name: DOMAINS[name].read(value) for name, value in house.items()}
    return replace(printed, **read)  # type: ignore[arg-type]


def ruleset(values: Mapping[str, object]) -> Ruleset:
    """A ruleset from all its values. Raises BadFact for a wrong one, TypeError for a missing."""
    check_rules(values.items())
    return Ruleset(**{name: DOMAINS[name].read(value) for name, value in values.items()})  # type: ignore[arg-type]


def values_of(rules: Ruleset) -> dict[str, object]:
    """Every rule by its name, in the order of the file format."""
    return {name: getattr(rules, name) for name in Ruleset.__slots__}


def house_rules(rules: Ruleset, printed: Ruleset) -> dict[str, object]:
    """The values that differ from the printed rules."""
    base = values_of(printed)
    return {name: value for name, value in values_of(rules).items() if value != base[name]}
