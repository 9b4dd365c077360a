"""One game, or a backup of many, as a document of the file format."""

import hashlib
import json
import string
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import cast

from referee.errors import BadFact, NotAGame, RefereeError
from referee.events import Event
from referee.facts import listed
from referee.game import Game
from referee.journal import Journal
from referee.names import is_good_name, spelled
from referee.sheet import ScoreSheet
from storage.codec import decode_events, decode_loose, encode_event, game_of
from storage.strict_json import read_json

GAME = "cabo-referee/game"
BACKUP = "cabo-referee/backup"
VERSION = 1

GAME_FIELDS = ("format", "version", "id", "note", "place", "events", "set_aside")
BACKUP_FIELDS = ("format", "version", "games", "players", "settings", "ruling_notes")

Document = dict[str, object]


@dataclass(frozen=True, slots=True)
class Reading:
    """The games of one file."""

    games: tuple[Game, ...]
    is_backup: bool


def read_games(data: bytes) -> Reading:
    """The games in a file of either kind. Raises RefereeError with the place of its first fault."""
    document = read_json(data)
    if isinstance(document, dict) and document.get("format") == BACKUP:
        games = checked_backup(document)
        return Reading(tuple(_game_at(at, game) for at, game in enumerate(games)), True)
    return Reading((game_of(checked_game(document)),), False)


def _game_at(at: int, document: object) -> Game:
    try:
        return game_of(checked_game(document))
    except RefereeError as fault:
        raise fault.below(f"games[{at}]") from None


# -- one game -----------------------------------------------------------------------------


def checked_game(document: object) -> list[object]:
    """The written events of a game's document. Raises RefereeError for a fault of the document."""
    if not isinstance(document, dict) or document.get("format") != GAME:
        raise NotAGame("wrong-format", "format")
    _check_version(document)
    if "id" in document and not is_game_id(document["id"]):
        raise BadFact("bad-value", "id")
    for field in ("note", "place"):
        if field in document and not isinstance(document[field], str):
            raise BadFact("bad-value", field)
    events = listed(document, "events")
    if not events:
        raise BadFact("game-not-started", "events")
    if "set_aside" in document:
        listed(document, "set_aside")
    _check_no_more(document, GAME_FIELDS)
    return events


def sheet_of(document: object) -> ScoreSheet:
    """The score sheet of a document; without an id it gets the one of its events.

    Raises RefereeError.
    """
    written = cast(Document, document)
    events = decode_events(checked_game(document))
    aside = cast(list[object], written.get("set_aside", []))
    return ScoreSheet(
        id=cast(str, written.get("id") or id_of(events)),
        journal=Journal(events, tuple(_aside(at, event) for at, event in enumerate(aside))),
        note=cast(str | None, written.get("note")),
        place=cast(str | None, written.get("place")),
    )


def document_of(sheet: ScoreSheet) -> Document:
    """The document of a score sheet."""
    said = {"note": sheet.note, "place": sheet.place}
    return {
        "format": GAME,
        "version": VERSION,
        "id": sheet.id,
        **{field: value for field, value in said.items() if value is not None},
        "events": [encode_event(event) for event in sheet.journal.events],
        "set_aside": [encode_event(event) for event in sheet.journal.set_aside],
    }


def is_game_id(value: object) -> bool:
    """Whether this is 32 hexadecimal digits, lower case."""
    digits = set(string.hexdigits.lower())
    return isinstance(value, str) and len(value) == 32 and set(value) <= digits


def id_of(events: Iterable[Event]) -> str:
    """The id of a game that was written without one, always the same for the same events."""
    return digest([encode_event(event) for event in events])


def digest(written: object) -> str:
    """32 hexadecimal digits, always the same for the same plain values."""
    canonical = json.dumps(written, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode("utf-8")).hexdigest()[:32]


def _aside(at: int, written: object) -> Event:
    try:
        return decode_loose(written)
    except RefereeError as fault:
        raise fault.below(f"set_aside[{at}]") from None


# -- many games ---------------------------------------------------------------------------


def checked_backup(document: Document) -> list[object]:
    """The written games of a backup, not yet read. Raises RefereeError for a fault of its top."""
    _check_version(document)
    games = listed(document, "games")
    if "players" in document:
        for at, person in enumerate(listed(document, "players")):
            _check_person(person, f"players[{at}]")
    _check_mapping(document, "settings")
    for ruling, note in _check_mapping(document, "ruling_notes").items():
        if not isinstance(note, str):
            raise BadFact("bad-value", f"ruling_notes.{ruling}")
    _check_no_more(document, BACKUP_FIELDS)
    return games


def _check_person(person: object, place: str) -> None:
    if not isinstance(person, dict):
        raise BadFact("bad-value", place)
    try:
        _check_person_fields(person)
    except BadFact as fault:
        raise fault.below(place) from None


def _check_person_fields(person: Document) -> None:
    if "name" not in person:
        raise BadFact("missing", "name")
    _check_spelling(person["name"], "name")
    if "also" in person:
        for at, other in enumerate(listed(person, "also")):
            _check_spelling(other, f"also[{at}]")
    for field, kind in (("colour", str), ("mark", str), ("archived", bool)):
        if field in person and not isinstance(person[field], kind):
            raise BadFact("bad-value", field)
    _check_no_more(person, ("name", "also", "colour", "mark", "archived"))


def _check_spelling(name: object, place: str) -> None:
    if not isinstance(name, str):
        raise BadFact("bad-value", place)
    if not is_good_name(spelled(name)):
        raise BadFact("bad-name", place)


def _check_mapping(document: Document, field: str) -> Mapping[str, object]:
    value = document.get(field, {})
    if not isinstance(value, dict):
        raise BadFact("bad-value", field)
    return value


# -- both ---------------------------------------------------------------------------------


def _check_version(document: Document) -> None:
    if "version" not in document:
        raise BadFact("missing", "version")
    version = document["version"]
    if type(version) is not int or version < 1:
        raise BadFact("bad-value", "version")
    if version > VERSION:
        raise NotAGame("newer-version", "version")


def _check_no_more(document: Mapping[str, object], known: tuple[str, ...]) -> None:
    for field in document:
        if field not in known:
            raise BadFact("unknown-field", field)
