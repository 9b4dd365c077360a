"""Reads the scenarios: what happens at a table, and what has to come of it."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from referee.editions import Edition
from referee.errors import RefereeError
from referee.events import (
    DealerNamed,
    Event,
    GameStarted,
    GameStopped,
    Player,
    PlayerJoined,
    PlayerLeft,
    PlayerRenamed,
    Result,
    SeatsMoved,
    played,
)
from referee.game import Game, Round
from referee.replay import replay
from referee.ruleset import agreed

FOLDER = Path(__file__).parent / "scenarios"

Happening = Mapping[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario:
    """One table in short; scenarios/README.md explains the words."""

    name: str
    source: str
    edition: str
    expected: Mapping[str, Any]
    players: tuple[str, ...]
    rounds: tuple[Happening, ...] = ()
    house: Mapping[str, Any] = field(default_factory=dict)
    dealer: str | None = None
    paper: Mapping[str, int] = field(default_factory=dict)
    resets_used: Mapping[str, int] = field(default_factory=dict)


TABLE = ("house", "dealer", "paper", "resets_used")
OUTCOME = (
    "totals", "points", "reasons", "resets", "places", "reached", "winners", "decided_by", "status",
    "doubts", "table_doubts", "to_play", "next_dealer", "starter", "refused",
)  # fmt: skip


def scenarios() -> Iterator[Scenario]:
    for path in sorted(FOLDER.glob("*.toml")):
        content = tomllib.loads(path.read_text("utf-8"))
        for row in content["scenario"]:
            yield scenario_in(row, content.get("edition"))


def scenario_in(row: Mapping[str, Any], edition: str | None) -> Scenario:
    """A scenario may name an edition of its own; who plays is read off the first round."""
    words = dict(row)
    rounds = tuple(words.pop("rounds", ()))
    first = rounds[0] if rounds else {}
    told = {word: words.pop(word) for word in OUTCOME if word in words}
    return Scenario(
        expected={"status": "in-progress", "winners": [], **told},
        edition=words.pop("edition", edition),
        players=tuple(words.pop("players", hands_in(first))),
        rounds=rounds,
        **words,
    )


def hands_in(happening: Happening) -> dict[Player, int]:
    return {Player(name): hand for name, hand in happening.items() if name[0].isupper()}


# -- playing it ---------------------------------------------------------------------------


def outcome(scenario: Scenario, printed: Edition) -> dict[str, Any]:
    """What comes of it, in the words of what is expected."""
    try:
        game = replay(events_of(scenario, printed))
    except RefereeError as fault:
        return {"refused": fault.code, "status": "in-progress", "winners": []}
    said = _of_game(game) | (_of_last_round(game.rounds[-1]) if game.rounds else {})
    return {word: said[word] for word in scenario.expected if word in said}


def events_of(scenario: Scenario, printed: Edition) -> tuple[Event, ...]:
    players = tuple(map(Player, scenario.players))
    start = GameStarted(
        edition=scenario.edition,
        rules=agreed(printed.rules, scenario.house),
        players=players,
        dealer=None if scenario.dealer is None else Player(scenario.dealer),
        totals=tuple(scenario.paper.get(player, 0) for player in players),
        resets_used=tuple(scenario.resets_used.get(player, 0) for player in players),
    )
    return (start, *map(_event, scenario.rounds))


def _event(said: Happening) -> Event:
    match said:
        case {"leaves": player}:
            return PlayerLeft(player)
        case {"joins": player, "on": total}:
            return PlayerJoined(player, total)
        case {"was": player, "is": name}:
            return PlayerRenamed(player, name)
        case {"seats": players}:
            return SeatsMoved(tuple(players))
        case {"deals": player}:
            return DealerNamed(player)
        case {"stopped": result}:
            return GameStopped(Result(result))
    return played(hands_in(said), said.get("caller"), kamikaze=said.get("kamikaze"))


def _of_game(game: Game) -> dict[str, Any]:
    return {
        "totals": {seat.player: seat.total for seat in game.seats},
        "resets": {seat.player: seat.resets for seat in game.seats if seat.resets},
        "places": {line.seat.player: line.place for line in game.standings if line.place},
        "reached": [line.seat.player for line in game.standings if line.reached_target],
        "winners": list(game.winners),
        "decided_by": game.decided_by,
        "status": game.status,
        "table_doubts": [doubt.code for doubt in game.doubts],
        "to_play": list(game.to_play),
        "next_dealer": game.dealer,
        "starter": game.starter,
    }


def _of_last_round(row: Round) -> dict[str, Any]:
    return {
        "points": {score.player: score.points for score in row.scores},
        "reasons": {score.player: score.reason for score in row.scores},
        "doubts": [doubt.code for doubt in row.doubts],
    }
