"""Events as the book and the file format write them; the words here last for ever."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from referee.checks import check
from referee.errors import BadFact, NotNow, RefereeError
from referee.events import (
    DealerNamed,
    Event,
    GameStarted,
    GameStopped,
    PlayerJoined,
    PlayerLeft,
    PlayerRenamed,
    RoundPlayed,
    SeatsMoved,
)
from referee.facts import text
from referee.game import Game
from referee.known_games import GAMES
from referee.names import spelled
from referee.replay import follow
from referee.ruleset import Ruleset, values_of
from storage.builders import BUILDERS

KINDS: dict[str, type[Event]] = {
    "game-started": GameStarted,
    "round-played": RoundPlayed,
    "player-left": PlayerLeft,
    "player-joined": PlayerJoined,
    "player-renamed": PlayerRenamed,
    "seats-moved": SeatsMoved,
    "dealer-named": DealerNamed,
    "game-stopped": GameStopped,
}
WORDS = {kind: word for word, kind in KINDS.items()}

FIELDS: dict[type[Event], tuple[str, ...]] = {
    GameStarted: ("edition", "rules", "players", "dealer", "totals", "resets_used"),
    RoundPlayed: ("hands", "caller", "kamikaze"),
    PlayerLeft: ("player",),
    PlayerJoined: ("player", "total"),
    PlayerRenamed: ("player", "name"),
    SeatsMoved: ("players",),
    DealerNamed: ("player",),
    GameStopped: ("result",),
}
KNOWN_FIELDS = {kind: {"event", "at", *fields} for kind, fields in FIELDS.items()}


# -- reading ------------------------------------------------------------------------------


def game_of(written: Iterable[object]) -> Game:
    """The game that the written events tell. Raises RefereeError at "events[i]"."""
    return _read_all(written)[1]


def decode_events(written: Iterable[object]) -> tuple[Event, ...]:
    """The events, checked one after the other. Raises RefereeError at "events[i]"."""
    events, game = _read_all(written)
    GAMES.remember(events, game)
    return events


def decode_loose(written: object) -> Event:
    """One later event outside its game: well formed, not checked. Raises RefereeError."""
    item, kind = _kind_of(written)
    if kind is GameStarted:
        raise NotNow("game-already-started")
    event = BUILDERS[kind](_facts(item))
    _check_no_more(item, kind)
    return event


def _read_all(written: Iterable[object]) -> tuple[tuple[Event, ...], Game]:
    events: list[Event] = []
    game: Game | None = None
    for at, item in enumerate(written):
        try:
            event = _read_next(game, item)
        except RefereeError as fault:
            raise fault.below(f"events[{at}]") from None
        events.append(event)
        game = follow(game, event)
    if game is None:
        raise BadFact("game-not-started", "events")
    return tuple(events), game


def _read_next(game: Game | None, written: object) -> Event:
    item, kind = _kind_of(written)
    facts = _facts(item)
    check(game, kind, facts)
    _check_no_more(item, kind)
    return BUILDERS[kind](facts)


def _kind_of(written: object) -> tuple[dict[str, object], type[Event]]:
    if not isinstance(written, dict):
        raise BadFact("bad-value")
    kind = KINDS.get(text(written, "event"))
    if kind is None:
        raise BadFact("unknown-event", "event")
    return written, kind


def _check_no_more(item: Mapping[str, object], kind: type[Event]) -> None:
    known = KNOWN_FIELDS[kind]
    for field in item:
        if field not in known:
            raise BadFact("unknown-field", field)


def _facts(item: Mapping[str, object]) -> dict[str, object]:
    return {
        field: SPELL[field](value) if field in SPELL else value for field, value in item.items()
    }


def _spelled_name(value: object) -> object:
    return spelled(value) if isinstance(value, str) else value


def _spelled_names(value: object) -> object:
    return [_spelled_name(name) for name in value] if isinstance(value, list) else value


def _spelled_pairs(value: object) -> object:
    if not isinstance(value, dict):
        return value
    return tuple([(spelled(name), number) for name, number in value.items()])


def _plain_pairs(value: object) -> object:
    return tuple(value.items()) if isinstance(value, dict) else value


SPELL: dict[str, Callable[[object], object]] = {
    **dict.fromkeys(("dealer", "caller", "kamikaze", "player", "name"), _spelled_name),
    **dict.fromkeys(("hands", "totals", "resets_used"), _spelled_pairs),
    "players": _spelled_names,
    "rules": _plain_pairs,
}
"""How fields with names in them, or with pairs, are read as facts; the others are as written."""


# -- writing ------------------------------------------------------------------------------


def encode_event(event: Event) -> dict[str, object]:
    """The event as the file format writes it; what is None is left out."""
    kind = type(event)
    written: dict[str, object] = {"event": WORDS[kind]}
    if event.at is not None:
        written["at"] = event.at
    if isinstance(event, GameStarted):
        return written | _written_start(event)
    # Every save writes every event of its game, so this is the plainest of loops.
    for field in FIELDS[kind]:
        value = getattr(event, field)
        if value is not None:
            written[field] = WRITE[field](value) if field in WRITE else value
    return written


WRITE: dict[str, Callable[..., object]] = {"hands": dict, "players": list, "result": str}
"""How fields of events are written whose values are no plain JSON."""


def _written_start(event: GameStarted) -> dict[str, object]:
    by_player = zip(event.players, event.totals, strict=False)
    resets = zip(event.players, event.resets_used, strict=False)
    written = {
        "edition": event.edition,
        "rules": dict(_written_rules(event.rules)),
        "players": list(event.players),
        "dealer": event.dealer,
        "totals": dict(by_player) or None,
        "resets_used": dict(resets) or None,
    }
    return {field: value for field, value in written.items() if value is not None}


# Every save writes them, and they never change within a game.
@lru_cache(maxsize=16)
def _written_rules(rules: Ruleset) -> tuple[tuple[str, object], ...]:
    return tuple((name, _plain(value)) for name, value in values_of(rules).items())


def _plain(value: object) -> object:
    return str(value) if isinstance(value, str) else value
