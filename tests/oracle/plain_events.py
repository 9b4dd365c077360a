"""Every kind of event, read field by field and done to the table at once."""

from typing import Any

from tests.oracle.plain_people import join, leave, move_seats, rename
from tests.oracle.plain_play import play_round
from tests.oracle.plain_reading import FileError, check_fields, check_moment, needed, needed_name
from tests.oracle.plain_rounds import finish, lowest_people
from tests.oracle.plain_start import start_game
from tests.oracle.plain_table import Table, active_person_named

FIELDS = {
    "game-started": ["edition", "rules", "players", "dealer", "totals", "resets_used"],
    "round-played": ["hands", "caller", "kamikaze"],
    "player-left": ["player"],
    "player-joined": ["player", "total"],
    "player-renamed": ["player", "name"],
    "seats-moved": ["players"],
    "dealer-named": ["player"],
    "game-stopped": ["result"],
}


def play_event(table: Table, event: object, place: str) -> None:
    """Place is the path of the event, such as events[3]."""
    if not isinstance(event, dict):
        raise FileError(place, "bad-value")
    kind = _event_kind(event, place)
    _check_may_happen_now(table, kind, place)
    inside = f"{place}."
    check_moment(event, inside)
    if kind == "game-started":
        start_game(table, event, inside)
    elif kind == "round-played":
        play_round(table, event, inside)
    elif kind == "player-left":
        leave(table, event, inside)
    elif kind == "player-joined":
        join(table, event, inside)
    elif kind == "player-renamed":
        rename(table, event, inside)
    elif kind == "seats-moved":
        move_seats(table, event, inside)
    elif kind == "dealer-named":
        name = needed_name(event, "player", inside)
        table.dealer = active_person_named(table, name, f"{inside}player")
    else:
        _stop(table, event, inside)
    check_fields(event, ["event", "at", *FIELDS[kind]], inside)


def _event_kind(event: dict[str, Any], place: str) -> str:
    kind = needed(event, "event", f"{place}.")
    if not isinstance(kind, str):
        raise FileError(f"{place}.event", "bad-value")
    if kind not in FIELDS:
        raise FileError(f"{place}.event", "unknown-event")
    return kind


def _check_may_happen_now(table: Table, kind: str, place: str) -> None:
    if table.status == "not-started":
        if kind != "game-started":
            raise FileError(place, "game-not-started")
        return
    over = table.status in ("finished", "stopped") and kind != "player-renamed"
    tied = table.status == "tie-break" and kind in ("player-joined", "seats-moved")
    if over or tied:
        raise FileError(place, "game-is-over")
    if kind == "game-started":
        raise FileError(place, "game-already-started")


def _stop(table: Table, event: dict[str, Any], inside: str) -> None:
    result = needed(event, "result", inside)
    if result not in ("standings", "abandoned"):
        raise FileError(f"{inside}result", "bad-value")
    if result == "standings":
        lowest = lowest_people(table)
        finish(table, lowest, "total" if len(lowest) == 1 else "shared")
    table.status = "stopped"
