"""Events that are well written, but not what can happen at this table now."""

import copy
from random import Random
from typing import Any

from tests.oracle.plain_events import FIELDS
from tests.oracle.random_games import random_start
from tests.oracle.random_names import ALIKE, new_name, spoilt
from tests.oracle.random_rounds import MOMENTS

Events = list[dict[str, Any]]

TOTALS = [-1000, -999, 9999, 10000]
RESETS = [-1, 99, 100]


def spoil_events(rng: Random, document: Any) -> None:
    """Nothing changes where an earlier change left no list of events."""
    game = document
    if isinstance(document, dict) and isinstance(document.get("games"), list):
        game = rng.choice(document["games"] or [None])
    events = game.get("events") if isinstance(game, dict) else None
    if not isinstance(events, list) or not events or not all(_is_event(one) for one in events):
        return
    changes = [_repeat, _move, _rename_kind, _slip_in, _slip_in, _empty_the_table]
    rng.choice([*changes, _misplay, _misplay, _bend_start, _bend_start])(rng, events)


def _is_event(value: object) -> bool:
    return isinstance(value, dict)


def _repeat(rng: Random, events: Events) -> None:
    events.insert(rng.randint(0, len(events)), copy.deepcopy(rng.choice(events)))


def _move(rng: Random, events: Events) -> None:
    event = events.pop(rng.randrange(len(events)))
    events.insert(rng.randint(0, len(events)), event)


def _rename_kind(rng: Random, events: Events) -> None:
    event = rng.choice(events)
    event["event"] = rng.choice([*FIELDS, "round-scored", "Round-played", ""])
    event.setdefault("at", rng.choice(MOMENTS))


def _slip_in(rng: Random, events: Events) -> None:
    """One more event anywhere; of a leave or a stop the rest of the game knows nothing."""
    names = _names_in(events)
    name = rng.choice(names)
    event = rng.choice(
        [
            random_start(rng),
            {"event": "player-left", "player": name},
            {"event": "player-left", "player": name},
            {"event": "player-joined", "player": new_name(rng), "total": rng.choice(TOTALS)},
            {"event": "player-joined", "player": spoilt(rng, name), "total": 0},
            {"event": "player-renamed", "player": name, "name": rng.choice(names)},
            {"event": "player-renamed", "player": name, "name": spoilt(rng, rng.choice(names))},
            {"event": "player-renamed", "player": name, "name": new_name(rng)},
            {"event": "seats-moved", "players": rng.sample(names, rng.randint(1, len(names)))},
            {"event": "seats-moved", "players": names[:0:-1]},
            {"event": "dealer-named", "player": name},
            {"event": "game-stopped", "result": "standings"},
        ]
    )
    events.insert(rng.choice([rng.randint(1, len(events)), len(events)]), event)
    if event["event"] == "player-renamed" and rng.random() < 0.6:
        event["name"], alike = rng.choice(ALIKE)
        events.append({"event": "player-joined", "player": alike, "total": 0})


def _empty_the_table(rng: Random, events: Events) -> None:
    """One after the other leaves; at some point it is one too many."""
    names = _names_in(events)[1:]
    rng.shuffle(names)
    at = rng.randint(1, len(events))
    leaves: Events = [{"event": "player-left", "player": name} for name in names]
    events[at:at] = leaves


def _bend_start(rng: Random, events: Events) -> None:
    """What was on paper, or a player whose name is another spelling of somebody's."""
    players = events[0].get("players")
    if not isinstance(players, list) or not players or not isinstance(players[-1], str):
        return
    chance = rng.random()
    if chance < 0.2:
        players += rng.choice(ALIKE)
    elif chance < 0.4:
        events[0]["totals"] = {players[-1]: rng.choice(TOTALS)}
    elif chance < 0.6:
        events[0]["resets_used"] = {players[-1]: rng.choice(RESETS)}
    else:
        players.append(spoilt(rng, players[-1]))


def _misplay(rng: Random, events: Events) -> None:
    """A round that names somebody else, leaves somebody out, or has a hand too much."""
    rounds = [event for event in events if isinstance(event.get("hands"), dict)]
    if not rounds:
        return
    small = [event for event in rounds if len(event["hands"]) < len(rounds[0]["hands"])]
    event = rng.choice(small or rounds)
    name = rng.choice([*_names_in(events), *list(rounds[0]["hands"]) * 3])
    chance = rng.random()
    if chance < 0.25:
        event["caller"] = name
    elif chance < 0.5:
        event["kamikaze"] = name
    elif chance < 0.7:
        event["hands"][name] = rng.choice([0, 5, -999, 1000, 10**30])
    elif chance < 0.85 or not event["hands"]:
        event["hands"][f" {name}"] = rng.choice([0, None, "5"])
    else:
        del event["hands"][rng.choice(list(event["hands"]))]


def _names_in(events: Events) -> list[str]:
    names = ["Nobody"]
    for event in events:
        players = event.get("players")
        found = list(players) if isinstance(players, list) else []
        found += [event.get("player"), event.get("name")]
        names += [name for name in found if isinstance(name, str) and name not in names]
    return names
