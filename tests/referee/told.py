"""Tables with house rules, and what the rulings tell them."""

from collections.abc import Callable
from dataclasses import replace
from itertools import product
from typing import TypeVar

import pytest

from referee.editions import edition
from referee.journal import Journal
from referee.ruleset import Ruleset
from referee.rulings import ruling
from tests.referee.tables import game_to_twenty

House = dict[str, object]
Test = TypeVar("Test", bound=Callable[..., None])


def under(**values: tuple[object, ...]) -> Callable[[Test], Test]:
    """With every choice of some values."""
    chosen = [dict(zip(values, each, strict=True)) for each in product(*values.values())]
    return pytest.mark.parametrize("house", chosen, ids=str)


def rules_with(house: House) -> Ruleset:
    return replace(edition("standard").rules, **house)  # type: ignore[arg-type]


def table_with(house: House) -> Journal:
    """A game to 20 that falls back to 10, if at all."""
    return game_to_twenty("standard", **{"reset_to": 10} | house)


def told(ruling_id: str, rules: Ruleset) -> str:
    """The label of the answer in force."""
    case = ruling(ruling_id).case_for("standard", rules)
    assert case is not None
    return case.label


def told_at(ruling_id: str, table: Journal) -> str:
    return told(ruling_id, table.game.rules)
