"""The decks on the shelf, and what their hands can be worth."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from referee.ruleset import Deck, Ruleset

SHELF = Path(__file__).parent / "shelf" / "decks.toml"


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """The limits of one deck, in points. RULES, section C, computed exactly."""

    lowest: int
    highest: int
    red_kings: int | None = None
    """How far below 0 all negative hands together can be; None: there are no negative cards."""
    zero_hands: int | None = None
    """How many hands of 0 there can be; None: any number."""
    usual: int
    """The most that a hand with the usual number of cards is worth."""
    at_least: int | None = None
    """The least of such a hand; None: a smaller hand is nothing unusual."""
    together: tuple[int, ...] = ()
    """The most that the one, two, three ... highest usual hands are worth together."""


@cache
def _limits() -> dict[str, Limits]:
    with SHELF.open("rb") as file:
        decks = tomllib.load(file)
    return {
        name: Limits(**{**limits, "together": tuple(limits.get("together", ()))})
        for name, limits in decks.items()
    }


def limits_of(rules: Ruleset) -> Limits:
    """The limits of the deck that lies on the table; a second deck counts only when standard."""
    if rules.deck is Deck.STANDARD:
        return _limits()[f"standard-{rules.decks}"]
    return _limits()[rules.deck.value]
