"""The rules that new games begin with, as the table keeps them in its settings."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Self

from referee.editions import NAMES, edition
from referee.errors import RefereeError
from referee.ruleset import Ruleset, agreed, house_rules
from referee.setup import HouseRules, Setup


@dataclass(frozen=True, slots=True)
class UsualRules:
    """An edition, and what the table plays unlike it."""

    edition: str
    house: HouseRules = ()
    """Rules that differ from the edition, by name, in the order of the file format."""

    @property
    def rules(self) -> Ruleset:
        return agreed(edition(self.edition).rules, dict(self.house))

    def put_on(self, setup: Setup) -> Setup:
        """The same table with these rules."""
        return replace(setup, edition=self.edition, house=self.house)

    def kept(self) -> dict[str, object]:
        """As the settings hold it: stored words, so it reads the same for ever."""
        return {"edition": self.edition, "house": {name: _word(said) for name, said in self.house}}

    @classmethod
    def of(cls, setup: Setup) -> Self:
        changed = house_rules(setup.rules, edition(setup.edition).rules)
        return cls(setup.edition, tuple(changed.items()))


def usual_rules_in(kept: object) -> UsualRules | None:
    """None: as in the last game; so is what no table could have agreed on."""
    if not isinstance(kept, Mapping):
        return None
    name, house = kept.get("edition"), kept.get("house", {})
    if name not in NAMES or not isinstance(house, Mapping):
        return None
    try:
        return UsualRules.of(Setup(edition=str(name), house=tuple(house.items())))
    except RefereeError:
        return None


def _word(value: object) -> object:
    return value.value if isinstance(value, StrEnum) else value
