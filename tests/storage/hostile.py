"""Files that were made to do harm, or that look like games and are none."""

import json
import struct
from collections.abc import Callable, Iterable
from io import BytesIO
from typing import Any
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZipFile

MEBIBYTE = 1 << 20
SIZE_IN_LIST = 24
"""Where the list of an archive says how large an entry is, from its beginning."""

Event = dict[str, Any]

START: Event = {"event": "game-started", "edition": "standard", "players": ["Ana", "Ben"]}
ROUND: Event = {"event": "round-played", "hands": {"Ana": 4, "Ben": 9}, "caller": "Ana"}


def game(*events: Event, **more: object) -> dict[str, Any]:
    told = [START, *(events or (ROUND,))]
    return {"format": "cabo-referee/game", "version": 1, "events": told} | more


def backup(*games: object, **more: object) -> dict[str, Any]:
    return {"format": "cabo-referee/backup", "version": 1, "games": list(games)} | more


def hand(points: object) -> dict[str, Any]:
    return game(ROUND | {"hands": {"Ana": points, "Ben": 9}})


def text(document: object) -> bytes:
    return json.dumps(document).encode()


def archive(*contents: bytes, names: Iterable[str] = (), method: int = ZIP_DEFLATED) -> bytes:
    packed = BytesIO()
    with ZipFile(packed, "w", method) as file:
        given = [*names, *(f"{number}.json" for number in range(len(contents)))]
        for name, content in zip(given, contents, strict=False):
            file.writestr(name, content)
    return packed.getvalue()


def bomb() -> bytes:
    """A quarter of a gibibyte in a quarter of a mebibyte."""
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED, compresslevel=1) as file, file.open("a", "w") as entry:
        for _ in range(256):
            entry.write(b" " * MEBIBYTE)
    return packed.getvalue()


def bomb_that_says_it_is_small() -> bytes:
    content = bytearray(bomb())
    at = content.index(b"PK\x01\x02") + SIZE_IN_LIST
    content[at : at + 4] = struct.pack("<I", 10)
    return bytes(content)


def many_bombs() -> bytes:
    """Each entry is good and just small enough; all together are not."""
    note = " " * (MEBIBYTE - 500)
    return archive(*[text(game(note=note, id=f"{number:032x}")) for number in range(100)])


def settings_of_settings() -> bytes:
    """Small as bytes, and a hundred times as large in memory."""
    empty: list[object] = [[]] * 300_000
    return archive(*[text(backup(settings={str(number): empty})) for number in range(40)])


def crowded_list() -> bytes:
    """Each entry brings some players; all together are more than a book may hold."""
    some = [{"name": f"Player {number}"} for number in range(9_000)]
    return archive(*[text(backup(players=some))] * 60)


def crowded_table() -> bytes:
    players = [f"Player {number}" for number in range(20_000)]
    hands = dict.fromkeys(players, 1)
    told = [START | {"players": players}, {"event": "round-played", "hands": hands}]
    return text(game() | {"events": told})


def crowd() -> bytes:
    """100,000 entries in the list, and one that is there."""
    content = archive(text(game()))
    start, end = content.index(b"PK\x01\x02"), content.index(b"PK\x05\x06")
    entry = content[start:end]
    entries = 100_000 * entry
    tail = struct.pack("<4s4H2IH", b"PK\x05\x06", 0, 0, 65_535, 65_535, len(entries), start, 0)
    return content[:start] + entries + tail


def wrong_sum() -> bytes:
    content = text(game())
    packed = bytearray(archive(content, method=0))
    packed[packed.index(content) + 5] ^= 1
    return bytes(packed)


def file_of_the_book(*places: int) -> bytes:
    """A game as the book keeps it, with some of its events."""
    return text({"game": {"1": game()}, "events": {str(place): ROUND for place in places}})


SAME = "0f8b3c1e5b7f4d0e9a5c2f6d7e8a9b01"
ENDLESS = START | {"rules": {"target": None}}

HOSTILE: dict[str, Callable[[], bytes]] = {
    "a bomb": bomb,
    "a bomb that says it is small": bomb_that_says_it_is_small,
    "many small bombs": many_bombs,
    "a list of 100,000 entries": crowd,
    "a name that leads out of the folder": lambda: archive(text(game()), names=["../../a.json"]),
    "a name from the root": lambda: archive(text(game()), names=["/tmp/a.json"]),
    "an id that leads out of the folder": lambda: text(game(id="../../../../etc/passwd/000000")),
    "the same id twice": lambda: text(backup(game(id=SAME), game(id=SAME))),
    "the same id in two entries": lambda: archive(
        text(game(id=SAME)), text(hand(5) | {"id": SAME})
    ),
    "a key twice": lambda: text(game()).replace(b'"version": 1', b'"version": 1, "version": 1'),
    "a hand of NaN": lambda: text(hand(float("nan"))),
    "a hand of 1e400": lambda: text(hand("X")).replace(b'"X"', b"1e400"),
    "a setting of 1e400": lambda: text(backup(settings={"a": "X"})).replace(b'"X"', b"1e400"),
    "a hand of 100,000 digits": lambda: text(hand("X")).replace(b'"X"', b"9" * 100_000),
    "a hand of 2 to the 60": lambda: text(hand(2**60)),
    "a setting of 2 to the 60": lambda: text(backup(settings={"a": 2**60})),
    "settings of a million values": settings_of_settings,
    "half a million players": crowded_list,
    "a table of 20,000": crowded_table,
    "101 who join": lambda: text(
        game(*[{"event": "player-joined", "player": f"P{seat}", "total": 0} for seat in range(101)])
    ),
    "deep nesting": lambda: b"[" * 100_000 + b"]" * 100_000,
    "settings 17 deep": lambda: text(backup(settings={"a": None})).replace(
        b"null", b"[" * 16 + b"]" * 16
    ),
    "a file of the book with a gap": lambda: file_of_the_book(1, 2, 4),
    "a round without a hand": lambda: text(game(ROUND | {"hands": {"Ana": 4}})),
    "a lone surrogate in a name": lambda: text(game({"event": "player-left", "player": "\ud800"})),
    "a lone surrogate in a note": lambda: text(game(note="\udfff")),
    "UTF-16": lambda: json.dumps(game()).encode("utf-16"),
    "a byte order mark": lambda: b"\xef\xbb\xbf" + text(game()),
    "a newer version": lambda: text(game() | {"version": 2}),
    "a newer backup": lambda: text(backup(game()) | {"version": 99}),
    "a wrong checksum": wrong_sum,
    "a name of 41 letters": lambda: text(
        game({"event": "player-renamed", "player": "Ana", "name": "A" * 41})
    ),
    "a long name set aside": lambda: text(
        game(set_aside=[{"event": "player-left", "player": "A" * 1000}])
    ),
    "2,001 events": lambda: text(game() | {"events": [ENDLESS, *[ROUND] * 2000]}),
    "a million commas": lambda: b"[" + b"{}," * 1_200_000 + b"{}]",
    "another way of packing": lambda: archive(text(game()), method=ZIP_BZIP2),
    "an archive cut short": lambda: archive(text(game()))[:-30],
    "an archive of nothing": lambda: archive(),
    "an archive in an archive": lambda: archive(archive(text(game()))),
    "nothing": lambda: b"",
    "null": lambda: b"null",
}
"""More than the 23 kinds that must be refused."""

WHY = {
    "many small bombs": "too-large",
    "a list of 100,000 entries": "too-many-entries",
    "a key twice": "not-json",
    "2,001 events": "too-many-events",
    "a table of 20,000": "too-many-players",
    "101 who join": "too-many-players",
    "settings of a million values": "too-large",
    "half a million players": "too-large",
}
"""Those in which nothing else is wrong."""
