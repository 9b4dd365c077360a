"""What comes from outside: a game, a backup or an archive, believed only when all of it is good."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, cast

from referee.errors import BadFact, NotAGame, RefereeError
from referee.events import Event
from referee.facts import check_at
from referee.names import is_good_name
from referee.sheet import ScoreSheet
from storage.archive import entries_in, is_archive, unpack
from storage.codec import encode_event
from storage.document import BACKUP, Document, checked_backup, sheet_of
from storage.errors import NewerVersion, Rejected
from storage.limits import (
    MOST_BESIDE,
    MOST_BYTES,
    MOST_OF_ARCHIVE,
    check_beside,
    check_game,
    check_plain,
    read_bounded,
)
from storage.people import as_spelled
from storage.tell import Stage, Tell, silently
from storage.upgrades import upgraded

BESIDE_GAMES = ("players", "settings", "ruling_notes")
ONE_NAME = ("player", "name", "caller", "kamikaze", "dealer")


@dataclass(frozen=True, slots=True, kw_only=True)
class Parcel:
    """What one file brings."""

    games: tuple[ScoreSheet, ...] = ()
    """Each with another id."""
    players: tuple[Document, ...] = ()
    settings: Mapping[str, Any] = field(default_factory=dict)
    ruling_notes: Mapping[str, Any] = field(default_factory=dict)


def read_parcel(data: bytes, tell: Tell = silently) -> Parcel:
    """Raises Rejected with the first fault and its place."""
    try:
        return _together(_pieces(data, tell))
    except RefereeError as fault:
        raise Rejected(fault.code, fault.place) from fault


def _pieces(data: bytes, tell: Tell) -> Iterator[Parcel]:
    if len(data) > MOST_OF_ARCHIVE:
        raise NotAGame("too-large", "file")
    if not is_archive(data):
        yield _piece(read_bounded(data), tell)
        return
    entries = entries_in(data)
    for at, content in enumerate(unpack(data)):
        with _below(f"entries[{at}]"):
            yield _piece(read_bounded(content))
        tell(Stage.READING, at, entries)


def _piece(document: object, tell: Tell = silently) -> Parcel:
    """Raises RefereeError."""
    if not isinstance(document, dict) or document.get("format") != BACKUP:
        return Parcel(games=(_game(document),))
    kept = {name: document[name] for name in BESIDE_GAMES if name in document}
    # Before each of thousands of names is looked at.
    check_beside(kept)
    games = checked_backup(document)
    for name, value in kept.items():
        check_plain(value, name)
    return Parcel(
        games=tuple(_games(games, tell)),
        **{**kept, "players": tuple(map(as_spelled, kept.get("players", ())))},
    )


def _games(documents: Sequence[object], tell: Tell) -> Iterator[ScoreSheet]:
    for at, document in enumerate(documents):
        with _below(f"games[{at}]"):
            yield _game(document)
        tell(Stage.READING, at, len(documents))


def _game(document: object) -> ScoreSheet:
    """Raises RefereeError."""
    check_game(document)
    sheet = sheet_of(_upgraded(document))
    for at, event in enumerate(sheet.journal.set_aside):
        with _below(f"set_aside[{at}]"):
            _check_aside(event)
    for name, value in cast(Document, document).items():
        check_plain(value, name)
    if len(json.dumps(document, ensure_ascii=False).encode()) > MOST_BYTES:
        raise NotAGame("too-large", "events")
    return sheet


def _upgraded(document: object) -> object:
    """What has no version that is known stays as it is, for the reader to refuse."""
    with suppress(NewerVersion, ValueError):
        if isinstance(document, dict):
            return upgraded(document)
    return document


def _check_aside(event: Event) -> None:
    """Events that were played are checked by the referee; these come into no game yet."""
    written = encode_event(event)
    check_at(written)
    for name in _names_in(written):
        if not is_good_name(name):
            raise BadFact("bad-name")


def _names_in(written: Mapping[str, object]) -> Iterator[str]:
    yield from (cast(str, written[name]) for name in ONE_NAME if name in written)
    yield from cast(Iterable[str], written.get("players", ()))
    yield from cast(Iterable[str], written.get("hands", ()))


def _together(pieces: Iterable[Parcel]) -> Parcel:
    """Raises NotAGame for no pieces, too much in all of them, or a game that comes twice."""
    all_pieces = tuple(_bounded(pieces))
    if not all_pieces:
        raise NotAGame("wrong-format", "format")
    games = tuple(game for piece in all_pieces for game in piece.games)
    _check_each_once(games)
    return Parcel(
        games=games,
        players=tuple(person for piece in all_pieces for person in piece.players),
        settings={name: value for piece in all_pieces for name, value in piece.settings.items()},
        ruling_notes={
            name: note for piece in all_pieces for name, note in piece.ruling_notes.items()
        },
    )


def _bounded(pieces: Iterable[Parcel]) -> Iterator[Parcel]:
    """Raises NotAGame as soon as they bring more beside games than a book may hold."""
    brought = 0
    for piece in pieces:
        brought += check_beside(piece.players, piece.settings, piece.ruling_notes)
        if brought > MOST_BESIDE:
            raise NotAGame("too-large", "file")
        yield piece


def _check_each_once(games: Iterable[ScoreSheet]) -> None:
    seen: set[str] = set()
    for at, game in enumerate(games):
        if game.id in seen:
            raise NotAGame("duplicate-id", f"games[{at}].id")
        seen.add(game.id)


@contextmanager
def _below(outer: str) -> Iterator[None]:
    """Faults are told with their place as seen from further out."""
    try:
        yield
    except RefereeError as fault:
        raise fault.below(outer) from None


def in_one(parcels: tuple[Parcel, ...]) -> Parcel:
    """As if they came one after the other, so a game may come in several of them."""
    return Parcel(
        games=tuple(game for parcel in parcels for game in parcel.games),
        players=tuple(person for parcel in parcels for person in parcel.players),
        settings=_first_of(parcel.settings for parcel in parcels),
        ruling_notes=_first_of(parcel.ruling_notes for parcel in parcels),
    )


def _first_of(mappings: Iterable[Mapping[str, Any]]) -> Mapping[str, Any]:
    """All names; what is said first of one stays."""
    return {name: value for mapping in reversed([*mappings]) for name, value in mapping.items()}
