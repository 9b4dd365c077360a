"""Files that are spoilt in one or two places, as people, programs and cables spoil them."""

import json
from random import Random
from typing import Any

from tests.oracle.random_games import random_game, tied_game
from tests.oracle.random_names import new_name
from tests.oracle.spoilt_documents import ODD_NUMBERS, ODD_VALUES, spoil


def broken_file(rng: Random) -> bytes:
    document: Any = random_game(rng, longest=8)
    chance = rng.random()
    if chance < 0.15:
        document = random_backup(rng)
    elif chance < 0.25:
        document = tied_game(rng)
    for _ in range(rng.choice([1, 1, 1, 1, 2, 2, 3])):
        spoil(rng, document)
    if rng.random() < 0.03:
        document = rng.choice([*ODD_VALUES, [document], {"game": document}])
    text = _written(rng, document)
    if rng.random() < 0.12:
        return _spoilt_bytes(rng, text)
    return text.encode("utf-8")


def random_backup(rng: Random) -> dict[str, Any]:
    games = [random_game(rng, longest=5) for _ in range(rng.randint(0, 3))]
    backup: dict[str, Any] = {"format": "cabo-referee/backup", "version": 1, "games": games}
    if rng.random() < 0.6:
        backup["players"] = [_kept_player(rng) for _ in range(rng.randint(0, 3))]
    if rng.random() < 0.5:
        backup["settings"] = {"language": "fr", "large": True, "anything": [1, None]}
    if rng.random() < 0.5:
        backup["ruling_notes"] = {"D-57": "we let it count"}
    return backup


def _kept_player(rng: Random) -> dict[str, Any]:
    player: dict[str, Any] = {"name": new_name(rng)}
    if rng.random() < 0.5:
        player["also"] = [new_name(rng)]
    if rng.random() < 0.5:
        player |= {"colour": "teal", "mark": "star", "archived": False}
    return player


def _written(rng: Random, document: Any) -> str:
    """Odd numbers become bare words here; lone surrogates survive only as escapes."""
    text = json.dumps(document, ensure_ascii=False, indent=rng.choice([None, None, 1]))
    if any("\ud800" <= character <= "\udfff" for character in text) or rng.random() < 0.5:
        text = json.dumps(document)
    for number in ODD_NUMBERS:
        text = text.replace(f'"<<{number}>>"', number)
    return text


def _spoilt_bytes(rng: Random, text: str) -> bytes:
    data = text.encode("utf-8")
    place = rng.randrange(len(data) + 1)
    deep = rng.choice([50, 100_000])
    nested = ("[" * deep + "]" * deep).encode()
    return rng.choice(
        [
            b"", b" \n", b"\xef\xbb\xbf" + data, text.encode("utf-16"), text.encode("utf-16-le"),
            text.encode("latin-1", "replace"), data[:place], data[:place] + data[place + 1 :],
            data[:place] + b"\xff" + data[place:], data[:place] + b"\x00" + data[place:],
            data[:place] + b"\xed\xa0\x80" + data[place:], data + b",", data + b"{}", b"\n" + data,
            data.replace(b"{", b'{"format": "cabo-referee/game", ', 1), nested,
            data.replace(b"{", b'{"twice": 1, "twice": 1, ', 1), data.replace(b'"', b"'"),
            data.replace(b"{", b'{"set_aside": ' + nested + b", ", 1), data.replace(b"}", b",}"),
            data.replace(b'{"event', b'{"event": "game-stopped", "event', 1), b"// game\n" + data,
        ]
    )  # fmt: skip
