"""The editions on the shelf: printed rules, each value with the place that says so."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from referee.ruleset import DOMAINS, Ruleset, ruleset

SHELF = Path(__file__).parent / "shelf" / "editions"

NAMES = ("standard", "numbered-classic", "numbered-quick", "cabanga", "first-edition")
"""In the order in which the file format lists them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Edition:
    """One edition as it is printed."""

    name: str
    """The stored word, such as "numbered-classic"."""
    basis: str
    """What the whole file rests on."""
    rules: Ruleset
    short_target: int | None
    """The target of the short game that the page offers; None: it offers none."""
    sources: tuple[tuple[str, tuple[str, ...]], ...]
    """Rule and the codes of the places that give its value; NONE: no page does."""

    def sources_of(self, rule: str) -> tuple[str, ...]:
        return dict(self.sources)[rule]


def read_edition(path: Path) -> Edition:
    """One file of the shelf; a rule without a `value` is None.

    Raises KeyError for a missing rule.
    """
    with path.open("rb") as file:
        printed: dict[str, Any] = tomllib.load(file)
    rules = {name: printed["rules"][name] for name in DOMAINS}
    return Edition(
        name=path.stem,
        basis=printed["basis"],
        rules=ruleset({name: rule.get("value") for name, rule in rules.items()}),
        short_target=printed.get("short_target"),
        sources=tuple((name, tuple(rule["sources"])) for name, rule in rules.items()),
    )


@cache
def edition(name: str) -> Edition:
    """The edition of that stored word. Raises KeyError for any other."""
    if name not in NAMES:
        raise KeyError(name)
    return read_edition(SHELF / f"{name}.toml")
