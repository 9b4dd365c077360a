"""What an event must hold to happen now, field by field in the order of the file format."""

from collections.abc import Callable, Iterable

from referee.errors import BadFact, NotNow
from referee.events import (
    DealerNamed,
    Event,
    GameStarted,
    GameStopped,
    PlayerJoined,
    PlayerLeft,
    PlayerRenamed,
    Result,
    RoundPlayed,
    SeatsMoved,
)
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
from referee.game import Game
from referee.names import is_same_name
from referee.opening import FEWEST_PLAYERS, check_start
from referee.ruleset import Kamikaze

HANDS = range(-999, 1000)


def check(game: Game | None, kind: type[Event], facts: Facts) -> None:
    """Raises NotNow or BadFact for the first fault of an event of this kind.

    `game` is None before the first event. An unknown field is not looked for.
    """
    check_moment(game, kind)
    if game is None:
        check_start(facts)
        return
    check_at(facts)
    for check_field in CHECKS[kind]:
        check_field(game, facts)


def check_moment(game: Game | None, kind: type[Event]) -> None:
    """Raises NotNow if an event of this kind cannot happen now, whatever its fields."""
    if game is None:
        if kind is not GameStarted:
            raise NotNow("game-not-started")
        return
    if game.is_over and kind is not PlayerRenamed:
        raise NotNow("game-is-over")
    if kind is GameStarted:
        raise NotNow("game-already-started")
    if game.tied and kind in (PlayerJoined, SeatsMoved):
        raise NotNow("game-is-over")


def _check_known(game: Game, name: str, place: str) -> None:
    if name not in game.players:
        raise BadFact("unknown-player", place)


def _check_active(game: Game, name: str, place: str) -> None:
    _check_known(game, name, place)
    if not any(seat.player == name for seat in game.active):
        raise BadFact("player-not-active", place)


def _check_playing(game: Game, name: str, place: str) -> None:
    _check_known(game, name, place)
    if name not in game.to_play:
        raise BadFact("player-not-active", place)


def _check_hands(game: Game, facts: Facts) -> None:
    hands, to_play = pairs(facts, "hands"), game.to_play
    if _are_right(hands, to_play):
        return
    for name, _ in hands:
        if name not in to_play:
            _check_playing(game, name, f"hands.{name}")
    values = dict(hands)
    if len(values) < len(hands):
        raise BadFact("duplicate-player", f"hands.{_first_twice(hands)}")
    for player in to_play:
        if player not in values:
            raise BadFact("missing", f"hands.{player}")
        check_number(values[player], HANDS, f"hands.{player}")


def _are_right(hands: Pairs, to_play: tuple[str, ...]) -> bool:
    """True of nearly all hands that are read; of others it is asked which fault comes first."""
    if tuple([name for name, _ in hands]) != to_play:
        return False
    return not [points for _, points in hands if type(points) is not int or points not in HANDS]


def _first_twice(hands: Pairs) -> str:
    names = [name for name, _ in hands]
    return next(name for at, name in enumerate(names) if name in names[:at])


def _check_caller(game: Game, facts: Facts) -> None:
    if facts.get("caller") is None:
        return
    caller = text(facts, "caller")
    if caller not in game.to_play:
        raise BadFact("unknown-caller", "caller")
    if not game.rules.calls:
        raise BadFact("no-calls-in-this-game", "caller")


def _check_kamikaze(game: Game, facts: Facts) -> None:
    if "kamikaze" not in facts:
        return
    holder = text(facts, "kamikaze")
    if game.rules.kamikaze is not Kamikaze.TWO_12_TWO_13:
        raise BadFact("bad-value", "kamikaze")
    _check_playing(game, holder, "kamikaze")


def _check_joining(game: Game, facts: Facts) -> None:
    name = new_name(text(facts, "player"), "player")
    _check_free(name, game.players, "player")
    if "total" not in facts:
        raise BadFact("missing", "total")
    check_number(facts["total"], TOTALS, "total")


def _check_free(name: str, others: Iterable[str], place: str) -> None:
    if any(is_same_name(name, other) for other in others):
        raise BadFact("duplicate-player", place)


def _check_leaving(game: Game, facts: Facts) -> None:
    _check_active(game, text(facts, "player"), "player")
    if len(game.active) <= FEWEST_PLAYERS:
        raise BadFact("too-few-players", "player")


def _check_renaming(game: Game, facts: Facts) -> None:
    player = text(facts, "player")
    _check_known(game, player, "player")
    name = new_name(text(facts, "name"), "name")
    _check_free(name, (other for other in game.players if other != player), "name")


def _check_moving(game: Game, facts: Facts) -> None:
    order = listed(facts, "players")
    for at, name in enumerate(order):
        place = f"players[{at}]"
        if not isinstance(name, str):
            raise BadFact("bad-value", place)
        _check_active(game, name, place)
    if len(set(order)) < len(order):
        raise BadFact("duplicate-player", "players")
    if len(order) < len(game.active):
        raise BadFact("missing", "players")


def _check_dealer(game: Game, facts: Facts) -> None:
    _check_active(game, text(facts, "player"), "player")


def _check_result(_: Game, facts: Facts) -> None:
    if text(facts, "result") not in tuple(Result):
        raise BadFact("bad-value", "result")


Check = Callable[[Game, Facts], None]

CHECKS: dict[type[Event], tuple[Check, ...]] = {
    RoundPlayed: (_check_hands, _check_caller, _check_kamikaze),
    PlayerJoined: (_check_joining,),
    PlayerLeft: (_check_leaving,),
    PlayerRenamed: (_check_renaming,),
    SeatsMoved: (_check_moving,),
    DealerNamed: (_check_dealer,),
    GameStopped: (_check_result,),
}
