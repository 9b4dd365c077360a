"""What a `game-started` must hold, field by field in the order of the file format."""

from referee import editions
from referee.errors import BadFact
from referee.facts import (
    TOTALS,
    Facts,
    Pairs,
    check_at,
    check_number,
    listed,
    new_name,
    pairs,
    text,
)
from referee.ruleset import check_rules

RESETS = range(100)
FEWEST_PLAYERS = 2


def check_start(facts: Facts) -> None:
    """Raises BadFact for the first fault of a `game-started`."""
    check_at(facts)
    if text(facts, "edition") not in editions.NAMES:
        raise BadFact("unknown-edition", "edition")
    _check_house_rules(pairs(facts, "rules", ()))
    players = _new_players(facts)
    if "dealer" in facts and text(facts, "dealer") not in players:
        raise BadFact("unknown-player", "dealer")
    for field, allowed in (("totals", TOTALS), ("resets_used", RESETS)):
        _check_paper(field, pairs(facts, field, ()), players, allowed)


def _check_house_rules(rules: Pairs) -> None:
    try:
        check_rules(rules)
    except BadFact as fault:
        raise fault.below("rules") from None


def _new_players(facts: Facts) -> list[str]:
    players = listed(facts, "players")
    if len(players) < FEWEST_PLAYERS:
        raise BadFact("too-few-players", "players")
    names = [new_name(name, f"players[{at}]") for at, name in enumerate(players)]
    if len({name.casefold() for name in names}) < len(names):
        raise BadFact("duplicate-player", "players")
    return names


def _check_paper(field: str, written: Pairs, players: list[str], allowed: range) -> None:
    seen = set()
    for name, value in written:
        place = f"{field}.{name}"
        if name not in players:
            raise BadFact("unknown-player", place)
        if name in seen:
            raise BadFact("duplicate-player", place)
        check_number(value, allowed, place)
        seen.add(name)
