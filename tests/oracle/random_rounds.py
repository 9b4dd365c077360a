"""Rounds at random, with hands that reset, tie, end a game or cannot be."""

from random import Random
from typing import Any

from tests.oracle.plain_table import Table, who_plays
from tests.oracle.random_names import dressed

MOMENTS = [
    "2026-11-29T19:02:11+01:00",
    "2026-11-29T19:02:11Z",
    "1999-12-31T23:59:59.250-11:30",
    "2028-02-29T00:00:00+00:00",
]

TELLING_SUMS = [213, 338, 676, 96, 100, 138, 148, 176, -2, -4]
"""Sums of all hands from which on some deck would be too small."""


def maybe_moment(rng: Random, event: dict[str, Any]) -> None:
    if rng.random() < 0.3:
        event["at"] = rng.choice(MOMENTS)


def random_round(rng: Random, table: Table, span: tuple[int, int]) -> dict[str, Any]:
    hands = _random_hands(rng, table, span)
    event: dict[str, Any] = {"event": "round-played"}
    maybe_moment(rng, event)
    names = list(hands)
    rng.shuffle(names)
    event["hands"] = {dressed(rng, name): hands[name] for name in names}
    if not names:
        return event
    lowest = min(names, key=lambda name: hands[name])
    if table.rules["calls"] and rng.random() < 0.75:
        event["caller"] = dressed(rng, rng.choice([lowest, lowest, rng.choice(names)]))
    elif rng.random() < 0.3:
        event["caller"] = None
    if table.rules["kamikaze"] == "two-12-two-13" and rng.random() < 0.25:
        event["kamikaze"] = dressed(rng, rng.choice(names))
    return event


def _random_hands(rng: Random, table: Table, span: tuple[int, int]) -> dict[str, int]:
    """Often a hand that hits the target, levels the totals, or equals another hand."""
    hands: dict[str, int] = {}
    level = max(person.total for person in table.seats) + rng.randint(0, 2)
    levelling = rng.choice([0.0, 0.0, 0.6, 0.9])
    likeness = rng.choice([0.1, 0.2, 0.6]) if table.status == "tie-break" else 0.1
    for person in who_plays(table):
        hand = rng.randint(*span)
        if rng.random() < levelling:
            hand = level - person.total
        elif rng.random() < 0.05 and table.rules["target"] is not None:
            hand = table.rules["target"] - person.total
        elif rng.random() < likeness and hands:
            hand = min(hands.values())
        elif rng.random() < 0.03:
            hand = rng.choice([0, 50, 1, 24, 25, 51, 52, 53])
        hands[person.name] = max(-999, min(999, hand))
    if hands and rng.random() < 0.06:
        last = list(hands)[-1]
        sum_of_all = rng.choice(TELLING_SUMS) + rng.randint(-1, 1)
        hands[last] = max(-999, min(999, sum_of_all - sum(hands.values()) + hands[last]))
    return hands
