"""The cards of each deck on the shelf: what stands on them, what they are worth, what they do."""

import tomllib
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any

from referee.ruleset import Ruleset

SHELF = Path(__file__).parent / "shelf" / "cards.toml"


class Power(StrEnum):
    LOOK_AT_OWN = "look-at-own"
    LOOK_AT_OTHER = "look-at-other"
    SWAP = "swap"


@dataclass(frozen=True, slots=True, kw_only=True)
class Faces:
    """Cards that do the same; one row of a card table."""

    names: tuple[str, ...]
    """What stands on them, lowest first: "ace", "2", "red-king"."""
    points: tuple[int, ...]
    """What each is worth, in the same order; (): nothing that is the same for all."""
    between: tuple[int, int] | None
    """The lowest and the highest worth of a single card; None: `points` says it."""
    each: int
    """How many there are of each face."""
    power: Power | None
    is_added: bool = False
    """By a house rule, which says how many there are whatever the number of decks."""

    @property
    def count(self) -> int:
        return self.each * len(self.names)

    @property
    def worth(self) -> int:
        """All of them together."""
        return self.each * sum(self.points)


def faces_of(rules: Ruleset) -> tuple[Faces, ...]:
    """The cards on the table, with those that a house rule adds; one deck of two."""
    rows = (_faces(written, rules) for written in _decks()[rules.deck.value])
    return tuple(row for row in rows if row.each)


def _faces(written: dict[str, Any], rules: Ruleset) -> Faces:
    power, between = written.get("power"), written.get("range")
    return Faces(
        names=tuple(written["faces"]),
        points=tuple(written.get("points", ())),
        between=(between[0], between[1]) if between else None,
        each=getattr(rules, written["rule"]) if "rule" in written else written["each"],
        power=Power(power) if power else None,
        is_added="rule" in written,
    )


@cache
def _decks() -> dict[str, Any]:
    with SHELF.open("rb") as file:
        return tomllib.load(file)
