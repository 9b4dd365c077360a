"""The scenarios come out as they say, and each printed value is held by one of them."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from referee.domains import Choice, OneOf, Whole, YesNo
from referee.editions import NAMES, SHELF, Edition, edition, read_edition
from referee.ruleset import DOMAINS
from tests.scenario import Scenario, outcome, scenarios

SCENARIOS = tuple(scenarios())
FREE = {"jokers", "opening_peek", "discard_match", "caller_locked"}
"""Rules that never touch a score or a doubt."""


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda it: f"{it.edition}: {it.name}")
def test_a_scenario_comes_out_as_it_says(scenario: Scenario) -> None:
    assert outcome(scenario, edition(scenario.edition)) == scenario.expected


class Misprint(NamedTuple):
    """One value of an edition's file changed."""

    edition: str
    rule: str
    value: object


def misprints() -> Iterator[Misprint]:
    for name in NAMES:
        for rule in DOMAINS.keys() - FREE:
            printed = getattr(edition(name).rules, rule)
            for value in other_values(rule, printed):
                yield Misprint(name, rule, value)


def other_values(rule: str, printed: object) -> Iterator[object]:
    """Every other value of a short list; of numbers the neighbours, and none at all."""
    domain = DOMAINS[rule]
    candidates: tuple[object, ...] = (None,)
    match domain:
        case Choice(words=words):
            candidates = tuple(words)
        case OneOf(numbers=numbers):
            candidates = numbers
        case YesNo():
            candidates = (True, False)
        case Whole() if isinstance(printed, int):
            candidates = (printed - 1, printed + 1, None)
        case Whole():
            candidates = (1, 2, 10, 100) if rule == "target" else (1, 2, 10)
    for value in candidates:
        if value != printed and domain.accepts(value) and is_felt(rule, value):
            yield value


def is_felt(rule: str, value: object) -> bool:
    """No table is smaller than two, so a smaller minimum is the same."""
    return (rule, value) != ("players_min", 1)


@pytest.mark.parametrize(
    "misprint", [*misprints()], ids=lambda it: f"{it.edition}-{it.rule}-{it.value}"
)
def test_some_scenario_fails_when_a_printed_value_is_changed(
    misprint: Misprint, tmp_path: Path
) -> None:
    changed = misprinted(misprint, tmp_path)

    own = [scenario for scenario in SCENARIOS if scenario.edition == misprint.edition]
    assert any(outcome(scenario, changed) != scenario.expected for scenario in own)


def misprinted(misprint: Misprint, folder: Path) -> Edition:
    """The edition as it is read from a file in which that value stands."""
    text = (SHELF / f"{misprint.edition}.toml").read_text("utf-8")
    head, rule, rest = text.partition(f"[rules.{misprint.rule}]\n")
    assert rule
    rest = re.sub(r"\Avalue = .*\n", "", rest)
    path = folder / f"{misprint.edition}.toml"
    path.write_text(head + rule + written(misprint.value) + rest, "utf-8")
    changed = read_edition(path)
    assert getattr(changed.rules, misprint.rule) == misprint.value
    return changed


def written(value: object) -> str:
    match value:
        case None:
            return ""
        case bool():
            return f"value = {str(value).lower()}\n"
        case int():
            return f"value = {value}\n"
    return f'value = "{value}"\n'
