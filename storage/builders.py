"""An event from its facts, once they are known to be well formed."""

from collections.abc import Callable
from functools import lru_cache
from typing import cast

from referee import editions
from referee.errors import BadFact
from referee.events import (
    DealerNamed,
    Event,
    GameStarted,
    GameStopped,
    Hand,
    Player,
    PlayerJoined,
    PlayerLeft,
    PlayerRenamed,
    Result,
    RoundPlayed,
    SeatsMoved,
)
from referee.facts import Facts, Pairs, check_number, listed, pairs, text
from referee.ruleset import Ruleset, agreed

ANY_NUMBER = range(-9999, 10_000)


def _at(facts: Facts) -> str | None:
    return text(facts, "at") if "at" in facts else None


def _player(facts: Facts, field: str = "player") -> Player:
    return Player(text(facts, field))


def _player_or_none(facts: Facts, field: str) -> Player | None:
    return None if facts.get(field) is None else _player(facts, field)


def _seated(facts: Facts) -> tuple[Player, ...]:
    return tuple(_name(name, f"players[{at}]") for at, name in enumerate(listed(facts, "players")))


def _name(value: object, place: str) -> Player:
    if not isinstance(value, str):
        raise BadFact("bad-value", place)
    return Player(value)


def _number(value: object, place: str) -> int:
    check_number(value, ANY_NUMBER, place)
    return cast(int, value)


def _aligned(players: tuple[Player, ...], written: Pairs | None) -> tuple[int, ...]:
    if written is None:
        return ()
    numbers = dict(written)
    return tuple(_number(numbers.get(player, 0), player) for player in players)


def _game_started(facts: Facts) -> GameStarted:
    players = _seated(facts)
    name = text(facts, "edition")
    return GameStarted(
        edition=name,
        rules=_rules_in_force(name, pairs(facts, "rules", ())),
        players=players,
        dealer=_player_or_none(facts, "dealer"),
        totals=_aligned(players, cast(Pairs | None, facts.get("totals"))),
        resets_used=_aligned(players, cast(Pairs | None, facts.get("resets_used"))),
        at=_at(facts),
    )


# A table keeps to its rules from game to game. Only checked values may be asked for here,
# because to a cache True and 1 are the same.
@lru_cache(maxsize=16)
def _rules_in_force(edition: str, house: Pairs) -> Ruleset:
    return agreed(editions.edition(edition).rules, dict(house))


def _round_played(facts: Facts) -> RoundPlayed:
    return RoundPlayed(
        hands=_hands(pairs(facts, "hands")),
        caller=_player_or_none(facts, "caller"),
        kamikaze=_player_or_none(facts, "kamikaze"),
        at=_at(facts),
    )


def _hands(written: Pairs) -> tuple[Hand, ...]:
    try:
        for name, points in written:
            check_number(points, ANY_NUMBER, name)
    except BadFact as fault:
        raise fault.below("hands") from None
    hands = tuple(map(Hand._make, written))
    if len(dict(hands)) < len(hands):
        names = [name for name, _ in written]
        twice = next(name for at, name in enumerate(names) if name in names[:at])
        raise BadFact("duplicate-player", f"hands.{twice}")
    return hands


def _total(facts: Facts) -> int:
    if "total" not in facts:
        raise BadFact("missing", "total")
    return _number(facts["total"], "total")


def _result(facts: Facts) -> Result:
    word = text(facts, "result")
    if word not in tuple(Result):
        raise BadFact("bad-value", "result")
    return Result(word)


BUILDERS: dict[type[Event], Callable[[Facts], Event]] = {
    GameStarted: _game_started,
    RoundPlayed: _round_played,
    PlayerLeft: lambda facts: PlayerLeft(_player(facts), _at(facts)),
    PlayerJoined: lambda facts: PlayerJoined(_player(facts), _total(facts), _at(facts)),
    PlayerRenamed: lambda facts: PlayerRenamed(_player(facts), _player(facts, "name"), _at(facts)),
    SeatsMoved: lambda facts: SeatsMoved(_seated(facts), _at(facts)),
    DealerNamed: lambda facts: DealerNamed(_player(facts), _at(facts)),
    GameStopped: lambda facts: GameStopped(_result(facts), _at(facts)),
}
