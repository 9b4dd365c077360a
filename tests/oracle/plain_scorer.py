"""A plain, slow, obvious second scorer, to compare the referee with.

Written from GAME_FORMAT.md alone; it shares no line with the app.
"""

import re
from typing import Any

from tests.oracle.plain_events import play_event
from tests.oracle.plain_reading import (
    FileError,
    check_fields,
    check_kind,
    error_line,
    is_good_name,
    is_whole,
    needed,
    needed_list,
    needed_name,
    read_json,
    tidy,
)
from tests.oracle.plain_rounds import meets_target
from tests.oracle.plain_table import Doubt, Person, PlayedRound, Table, active_people, who_plays

GAME = "cabo-referee/game"
BACKUP = "cabo-referee/backup"
GAME_FIELDS = ["format", "version", "id", "note", "place", "events", "set_aside"]
BACKUP_FIELDS = ["format", "version", "games", "players", "settings", "ruling_notes"]
PLAYER_FIELDS = ["name", "also", "colour", "mark", "archived"]


def score(data: bytes) -> Any:
    """The error line, or the value that the command prints: one game, or a list for a backup."""
    try:
        document = read_json(data)
        if isinstance(document, dict) and document.get("format") == BACKUP:
            return _score_backup(document)
        return _score_game(document, "")
    except FileError as fault:
        return error_line(fault)


def _score_backup(document: dict[str, Any]) -> list[Any]:
    _check_version(document, "")
    games = needed_list(document, "games", "")
    check_kind(document, "players", list, "")
    for number, player in enumerate(document.get("players", [])):
        _check_kept_player(player, f"players[{number}]")
    check_kind(document, "settings", dict, "")
    check_kind(document, "ruling_notes", dict, "")
    for name in document.get("ruling_notes", {}):
        check_kind(document["ruling_notes"], name, str, "ruling_notes.")
    check_fields(document, BACKUP_FIELDS, "")
    return [_score_game(game, f"games[{number}].") for number, game in enumerate(games)]


def _check_kept_player(player: object, place: str) -> None:
    if not isinstance(player, dict):
        raise FileError(place, "bad-value")
    if not is_good_name(needed_name(player, "name", f"{place}.")):
        raise FileError(f"{place}.name", "bad-name")
    check_kind(player, "also", list, f"{place}.")
    for number, name in enumerate(player.get("also", [])):
        if not isinstance(name, str):
            raise FileError(f"{place}.also[{number}]", "bad-value")
        if not is_good_name(tidy(name)):
            raise FileError(f"{place}.also[{number}]", "bad-name")
    check_kind(player, "colour", str, f"{place}.")
    check_kind(player, "mark", str, f"{place}.")
    check_kind(player, "archived", bool, f"{place}.")
    check_fields(player, PLAYER_FIELDS, f"{place}.")


def _check_version(document: dict[str, Any], prefix: str) -> None:
    version = needed(document, "version", prefix)
    if not is_whole(version) or version < 1:
        raise FileError(f"{prefix}version", "bad-value")
    if version > 1:
        raise FileError(f"{prefix}version", "newer-version")


def _score_game(document: object, prefix: str) -> dict[str, Any]:
    if not isinstance(document, dict) or document.get("format") != GAME:
        raise FileError(f"{prefix}format", "wrong-format")
    _check_game_document(document, prefix)
    table = Table()
    for number, event in enumerate(document["events"]):
        play_event(table, event, f"{prefix}events[{number}]")
    return report(table)


def _check_game_document(document: dict[str, Any], prefix: str) -> None:
    _check_version(document, prefix)
    check_kind(document, "id", str, prefix)
    if "id" in document and not re.fullmatch("[0-9a-f]{32}", document["id"]):
        raise FileError(f"{prefix}id", "bad-value")
    check_kind(document, "note", str, prefix)
    check_kind(document, "place", str, prefix)
    if not needed_list(document, "events", prefix):
        raise FileError(f"{prefix}events", "game-not-started")
    check_kind(document, "set_aside", list, prefix)
    check_fields(document, GAME_FIELDS, prefix)


def report(table: Table) -> dict[str, Any]:
    return {
        "edition": table.edition,
        "rules": table.rules,
        "status": table.status,
        "rounds": [
            _report_round(table, number, played)
            for number, played in enumerate(table.rounds, start=1)
        ],
        "standings": [_report_standing(table, person) for person in table.seats],
        "to_play": _names(table, who_plays(table)),
        "winners": _names(table, table.winners),
        "decided_by": table.decided_by,
        "doubts": _report_doubts(table, table.doubts),
    }


def _names(table: Table, people: list[Person]) -> list[str]:
    return [person.name for person in table.seats if person in people]


def _name(person: Person | None) -> str | None:
    return None if person is None else person.name


def _report_round(table: Table, number: int, played: PlayedRound) -> dict[str, Any]:
    scores = []
    for person in table.seats:
        for line in played.lines:
            if line.person is person:
                scores.append(
                    {
                        "player": person.name,
                        "hand": line.hand,
                        "points": line.points,
                        "total": line.total,
                        "reason": line.reason,
                        "reset_from": line.reset_from,
                    }
                )
    return {
        "number": number,
        "kind": played.kind,
        "dealer": _name(played.dealer),
        "caller": _name(played.caller),
        "scores": scores,
        "doubts": _report_doubts(table, played.doubts),
    }


def _report_doubts(table: Table, doubts: list[Doubt]) -> list[dict[str, Any]]:
    return [
        {
            "code": doubt.code,
            "severity": doubt.severity,
            "players": _names(table, doubt.people),
        }
        for doubt in doubts
    ]


def _report_standing(table: Table, person: Person) -> dict[str, Any]:
    return {
        "player": person.name,
        "total": person.total,
        "place": _place(table, person),
        "resets": person.resets,
        "reached_target": person.active and meets_target(table.rules, person.total),
        "active": person.active,
    }


def _place(table: Table, person: Person) -> int | None:
    if not person.active:
        return None
    ahead = 0
    for other in active_people(table):
        if other.total < person.total or _beat_in_a_tie(table, other, person):
            ahead += 1
    return 1 + ahead


def _beat_in_a_tie(table: Table, one: Person, other: Person) -> bool:
    if one.total != other.total:
        return False
    return one in table.winners and other not in table.winners
