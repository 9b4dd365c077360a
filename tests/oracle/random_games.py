"""Whole games at random, nearly always valid, that go where games seldom go."""

from random import Random
from typing import Any

from tests.oracle.plain_events import play_event
from tests.oracle.plain_reading import FileError
from tests.oracle.plain_rules import CHOICES, EDITIONS, SWITCHES, WORDS
from tests.oracle.plain_table import Table, active_people
from tests.oracle.random_names import distinct_names, dressed, new_name
from tests.oracle.random_rounds import maybe_moment, random_round

SPANS = [(0, 5), (-1, 2), (-4, 12), (0, 14), (0, 56), (-3, 1), (0, 400), (-999, 999)]


def random_game(rng: Random, longest: int = 60) -> dict[str, Any]:
    """A document with at most so many events; one in fifty breaks a rule of the game."""
    table = Table()
    events: list[dict[str, Any]] = []
    _add(table, events, random_start(rng))
    span = _random_span(rng, table)
    for _ in range(rng.randint(0, longest)):
        if table.status in ("finished", "stopped"):
            break
        _add(table, events, random_event(rng, table, span))
    while rng.random() < 0.15:
        _add(table, events, random_rename(rng, table))
    if rng.random() < 0.02:
        _add(table, events, random_event(rng, table, span))
    return _document(rng, events)


def tied_game(rng: Random) -> dict[str, Any]:
    """One round, after which some of the players, but not all, play a tie-breaker."""
    players = distinct_names(rng, rng.randint(3, 5))
    tied = players[: rng.randint(2, len(players) - 1)]
    rules = {"tie": "extra-round", "rounds": 1, "kamikaze": "two-12-two-13"}
    first = {name: 1 if name in tied else 9 for name in players}
    again = {name: rng.randint(1, 2) for name in tied}
    return _document(
        rng,
        [
            {"event": "game-started", "edition": "standard", "rules": rules, "players": players},
            {"event": "round-played", "hands": first},
            {"event": "round-played", "hands": again},
        ],
    )


def _random_span(rng: Random, table: Table) -> tuple[int, int]:
    """Between which the hands lie: mostly so that the game takes several rounds."""
    target = table.rules["target"]
    if target is None or rng.random() < 0.3:
        return rng.choice(SPANS)
    return (rng.choice([0, 0, -1]), max(1, target // rng.choice([2, 4, 6])))


def _add(table: Table, events: list[dict[str, Any]], event: dict[str, Any]) -> None:
    """An event that cannot happen is left out, unless the game is over."""
    was_over = table.status in ("finished", "stopped")
    try:
        play_event(table, event, "")
    except FileError:
        if not was_over:
            return
    events.append(event)


def _document(rng: Random, events: list[dict[str, Any]]) -> dict[str, Any]:
    document: dict[str, Any] = {"format": "cabo-referee/game", "version": 1}
    if rng.random() < 0.5:
        document["id"] = f"{rng.getrandbits(128):032x}"
    if rng.random() < 0.3:
        document["note"] = rng.choice(["", "Sunday\nat the lake", "дача", "\ud800"])
    if rng.random() < 0.3:
        document["place"] = rng.choice(["", "Annecy", "湖"])
    document["events"] = events
    if rng.random() < 0.3:
        document["set_aside"] = rng.choice([[], events[-1:], [None, "anything"]])
    return document


def random_start(rng: Random) -> dict[str, Any]:
    players = distinct_names(rng, rng.choice([2, 2, 3, 3, 3, 4, 4, 5, 6, 7, 8]))
    start: dict[str, Any] = {"event": "game-started"}
    maybe_moment(rng, start)
    start["edition"] = rng.choice(EDITIONS)
    if rng.random() < 0.95:
        start["rules"] = random_rules(rng)
    start["players"] = [dressed(rng, name) for name in players]
    if rng.random() < 0.7:
        start["dealer"] = dressed(rng, rng.choice(players))
    if rng.random() < 0.3:
        start["totals"] = _paper(rng, players, rng.choice([(0, 10), (0, 40), (-999, 9999)]))
    if rng.random() < 0.2:
        start["resets_used"] = _paper(rng, players, (0, rng.choice([1, 99])))
    return start


def _paper(rng: Random, players: list[str], span: tuple[int, int]) -> dict[str, int]:
    some = rng.sample(players, rng.randint(0, len(players)))
    return {dressed(rng, name): rng.randint(*span) for name in some}


def random_rules(rng: Random) -> dict[str, Any]:
    """House rules with small targets, so that games end, reset and tie."""
    target = rng.choice([1, 3, 5, 8, 12, 20, 50, 100])
    rules: dict[str, Any] = {
        "target": target,
        "rounds": rng.choice([None, None, None, None, 1, 3, 8]),
        "caller_penalty": rng.choice([0, 1, 2, 5, 10, 999]),
        "kamikaze_points": rng.choice([0, 1, 3, target, 50, 999]),
        "reset_to": rng.choice([0, target // 2, target, target + 1]),
        "players_min": rng.randint(1, 5),
        "players_max": rng.randint(2, 8),
    }
    for name, words in WORDS.items():
        rules[name] = rng.choice(words)
    for name in SWITCHES:
        rules[name] = rng.random() < 0.7
    for name, values in CHOICES.items():
        rules[name] = rng.choice(values)
    if rng.random() < 0.1:
        rules["target"] = None
    share = rng.choice([0.0, 0.2, 0.5, 1.0])
    names = [name for name in rules if rng.random() < share]
    if rng.random() < 0.2:
        rules |= {"tie": "extra-round", "rounds": rng.randint(1, 3)}
        names = [*{*names, "tie", "rounds"}]
    names.sort()
    rng.shuffle(names)
    return {name: rules[name] for name in names}


def random_event(rng: Random, table: Table, span: tuple[int, int]) -> dict[str, Any]:
    chance = rng.random()
    if chance < 0.75:
        return random_round(rng, table, span)
    if chance < 0.80:
        return random_rename(rng, table)
    if chance < 0.83:
        return _stop(rng)
    names = [person.name for person in active_people(table)]
    event: dict[str, Any] = {"event": "player-left", "player": dressed(rng, rng.choice(names))}
    if chance < 0.88:
        total = rng.choice([0, max(person.total for person in table.seats), rng.randint(-9, 99)])
        event = {"event": "player-joined", "player": new_name(rng), "total": total}
    elif chance < 0.92:
        rng.shuffle(names)
        event = {"event": "seats-moved", "players": [dressed(rng, name) for name in names]}
    elif chance < 0.95:
        event["event"] = "dealer-named"
    return event


def _stop(rng: Random) -> dict[str, Any]:
    return {"event": "game-stopped", "result": rng.choice(["standings", "abandoned"])}


def random_rename(rng: Random, table: Table) -> dict[str, Any]:
    old = rng.choice(table.seats).name
    name = rng.choice([new_name(rng), old.upper(), old])
    return {"event": "player-renamed", "player": dressed(rng, old), "name": dressed(rng, name)}
