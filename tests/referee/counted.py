"""The games that were counted by hand, newest first, and the figures."""

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from referee.career import Career, Feat
from referee.editions import edition
from referee.events import GameStarted, Player
from referee.journal import Journal
from referee.people import People, Person
from referee.sheet import ScoreSheet
from referee.summary import Summary, summarise
from tests.scenario import events_of, scenario_in

CONTENT = tomllib.loads(Path(__file__).with_name("counted.toml").read_text("utf-8"))
CAREERS: Mapping[str, Mapping[str, Any]] = CONTENT["career"]

ANA = Person(Player("Ana"), (Player("Anna"),))
PEOPLE = People([ANA])


def sheet_of(told: Mapping[str, Any]) -> ScoreSheet:
    """A game under its name, which its note says too."""
    words = {"edition": "standard", "house": {"target": 20}, "source": "", **told}
    at, name = words.pop("at"), words["name"]
    scenario = scenario_in(words, None)
    start, *rest = events_of(scenario, edition(scenario.edition))
    assert isinstance(start, GameStarted)
    number = [game["name"] for game in CONTENT["game"]].index(name)
    journal = Journal((replace(start, at=at), *rest))
    return ScoreSheet(id=f"{number + 1:x}" * 32, journal=journal, note=name)


SHEETS = tuple(sheet_of(told) for told in reversed(CONTENT["game"]))
SUMMARIES = tuple(map(summarise, SHEETS))


def names_of(summaries: tuple[Summary, ...]) -> list[str | None]:
    return [summary.note for summary in summaries]


def figures(career: Career) -> dict[str, Any]:
    """As the counted ones are written."""
    counted = {name: getattr(career, name) for name in CAREERS["Ana"]}
    feats = {name: _figures(counted[name]) for name in ("best", "worst")}
    return counted | feats | {"places": list(career.places)}


def _figures(feat: Feat | None) -> list[object]:
    if feat is None:
        return []
    return [feat.summary.note, feat.cell.round, feat.cell.points, feat.cell.hand]
