"""House rules: which ones a table has use for, and the steps from one value to the next."""

from referee.editions import edition
from referee.ruleset import DOMAINS, Deck, Kamikaze, Reset, Ruleset

BEGIN_WITH = {"target": 100, "rounds": 10}
"""The first value of a rule that the edition leaves open."""
TENS_FROM = 30
"""Larger numbers change by ten."""


def useful_rules(rules: Ruleset) -> tuple[str, ...]:
    """The rules that can make a difference beside the others in force, the weightiest first."""
    is_cabo = rules.deck is not Deck.CABANGA
    is_standard = rules.deck is Deck.STANDARD
    called = is_cabo and rules.calls
    has_target = rules.target is not None
    use = {
        "target": True,
        "target_rule": has_target,
        "rounds": True,
        "reset": has_target,
        "reset_to": has_target and rules.reset is not Reset.OFF,
        "tie": True,
        "calls": is_cabo,
        "caller_tie": called,
        "caller_penalty": called,
        "negative_success": called and is_standard,
        "lowest_scores_zero": is_cabo,
        "kamikaze": is_cabo,
        "kamikaze_points": rules.kamikaze is not Kamikaze.OFF,
        "kamikaze_mode": rules.kamikaze is not Kamikaze.OFF,
        "discard_match": is_standard,
        "opening_peek": is_cabo,
        "caller_locked": called,
        "deck": is_cabo,
        "decks": is_standard,
        "jokers": is_standard,
        "players_min": True,
        "players_max": True,
    }
    return tuple(rule for rule, is_useful in use.items() if is_useful)


def stepped(rule: str, value: int, steps: int) -> int:
    """A number one step up or down, ones up to 30 and tens above; the same at its end."""
    is_ten = value > TENS_FROM or (value == TENS_FROM and steps > 0)
    after = value + steps * (10 if is_ten else 1)
    return after if DOMAINS[rule].accepts(after) else value


def first_value(name: str, rule: str) -> int:
    """Where a rule begins that has had no number so far: as printed in the edition, or usual."""
    printed = getattr(edition(name).rules, rule)
    return BEGIN_WITH[rule] if printed is None else int(printed)
