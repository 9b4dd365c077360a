"""A game as a short text: how long it is, and what is refused."""

import base64
import json
import zlib
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from referee.editions import edition
from referee.events import GameStarted, Player, RoundPlayed, played
from referee.journal import Journal
from referee.sheet import ScoreSheet
from storage.errors import Rejected
from storage.letter import LONGEST, VERSION, file_in, letter_of
from storage.letter_words import WORDS
from storage.parcel import read_parcel
from tests.storage.hostile import ROUND, START, backup, game
from tests.views.open_game import evening

SIX = tuple(Player(name) for name in ("Ana", "Benedikt", "Cleo", "Dev", "Zoë", "李小龙"))
BEGUN = datetime.fromisoformat("2026-11-29T19:02:11+01:00")
OLD_LETTER = (
    "AHGC3V6OZVK3WDWDEAIPXF6OD24OHFMMPX6AMI23SUY56X27CQNKTDKSXKCQDSNSPUQGD3X6BWW7XMN26K5QL43LB3"
    "2QL5G4JXYTBJDNTB27LO654F2453TXTVWPVXPKYT675LCW5JI6OS3B6IWHMHRCSCGKCGBGBIMKDAVYMBJCGMQSIQL2"
    "YUAFD6DKFJSXWN4FFK6AMGANAIFNIBBIJ6GNSB4QAXNBXQXRBTJCRV32MD2IFMP4YTCPFGPV7ZAF"
)
"""Of the evening with four players, packed by the first version that could."""


def long_game(rounds: int) -> ScoreSheet:
    """Six players, hands without a pattern, a moment for each round."""
    start = GameStarted(
        edition="standard",
        rules=replace(edition("numbered-classic").rules, target=None),
        players=SIX,
        dealer=SIX[0],
        at=BEGUN.isoformat(),
    )
    played_so = [_round(number) for number in range(1, rounds + 1)]
    return ScoreSheet(id="0f8b3c1e5b7f4d0e9a5c2f6d7e8a9b01", journal=Journal((start, *played_so)))


def _round(number: int) -> RoundPlayed:
    noise = zlib.crc32(bytes([number % 256, number // 256])).to_bytes(4, "big") * 2
    hands = {player: noise[seat] % 31 - 1 for seat, player in enumerate(SIX)}
    at = BEGUN + timedelta(seconds=number * 331 + noise[0])
    return played(hands, SIX[noise[1] % 6], at=at.isoformat())


def packed(content: bytes, version: int = VERSION) -> str:
    """A letter with just any content."""
    packing = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, 9, zdict=WORDS)
    inner = packing.compress(content) + packing.flush()
    return letters(bytes([version]) + zlib.crc32(inner).to_bytes(4, "big") + inner)


def letters(content: bytes) -> str:
    return base64.b32encode(content).decode().rstrip("=")


def why(text: str) -> str:
    """The code with which an import of it is refused."""
    with pytest.raises(Rejected) as refused:
        read_parcel(file_in(text))
    return refused.value.reason


def test_twenty_rounds_of_six_players_take_few_letters() -> None:
    assert len(letter_of(long_game(20))) < 700


def test_a_game_that_is_too_long_is_refused_when_it_is_packed() -> None:
    assert len(letter_of(long_game(300))) <= LONGEST
    with pytest.raises(Rejected, match="too-large"):
        letter_of(long_game(1000))


def test_a_letter_of_the_first_version_is_read_for_ever() -> None:
    assert read_parcel(file_in(OLD_LETTER)).games == (evening(),)


def test_each_cut_and_each_changed_bit_is_refused() -> None:
    letter = letter_of(evening())
    content = base64.b32decode(letter + "=" * (-len(letter) % 8))
    flipped = [_flipped(content, bit) for bit in range(8 * len(content))]

    codes = {why(letter[:length]) for length in range(len(letter))}
    codes |= {why(letters(spoilt)) for spoilt in flipped}

    assert codes <= {"damaged", "newer-version"}


def _flipped(content: bytes, bit: int) -> bytes:
    spoilt = bytearray(content)
    spoilt[bit // 8] ^= 1 << bit % 8
    return bytes(spoilt)


def written(**news: object) -> bytes:
    return json.dumps({**game(), **news}).encode()


def short(*round_: object) -> bytes:
    return written(events=[START, [*round_]])


HOSTILE: dict[str, tuple[Callable[[], str], str]] = {
    "a bomb": (lambda: packed(b" " * (1 << 22)), "too-large"),
    "a text without end": (lambda: "A" * 1_000_000, "too-large"),
    "nothing": (lambda: "", "damaged"),
    "other letters": (lambda: "Ä" * 40, "damaged"),
    "small letters": (lambda: letter_of(evening()).lower(), "damaged"),
    "a newer version": (lambda: packed(written(), VERSION + 1), "newer-version"),
    "version 0": (lambda: packed(written(), 0), "damaged"),
    "more behind it": (lambda: packed(written() + b"{}"), "not-json"),
    "no object": (lambda: packed(b"[]"), "wrong-format"),
    "a backup": (lambda: packed(json.dumps(backup(game())).encode()), "wrong-format"),
    "a key twice": (lambda: packed(b'{"a":1,"a":1}'), "not-json"),
    "deep nesting": (lambda: packed(b"[" * 60_000), "not-json"),
    "1e999": (lambda: packed(written(id="X").replace(b'"X"', b"1e999")), "not-json"),
    "a lone surrogate": (lambda: packed(written(note="\ud800")), "not-json"),
    "no list of events": (lambda: packed(written(events="all")), "bad-value"),
    "a round before the start": (lambda: packed(written(events=[[0, -1]])), "game-not-started"),
    "a hand too few": (lambda: packed(short(0, -1, 4)), "bad-value"),
    "a hand that is no number": (lambda: packed(short(0, -1, 4, "5")), "bad-value"),
    "a hand that is true": (lambda: packed(short(0, -1, 4, True)), "bad-value"),
    "a hand of a million": (lambda: packed(short(0, -1, 4, 1_000_000)), "out-of-range"),
    "a caller who is not there": (lambda: packed(short(0, 2, 4, 5)), "unknown-caller"),
    "a moment beyond all time": (
        lambda: packed(written(events=[START | {"at": BEGUN.isoformat()}, [2**62, -1, 4, 5]])),
        "bad-value",
    ),
    "long names again and again": (
        lambda: packed(
            written(events=[START | {"players": ["A" * 30_000, "B"]}, *[[0, -1, 4, 5]] * 2000])
        ),
        "bad-name",
    ),
    "2,001 events": (lambda: packed(written(events=[START, *[ROUND] * 2000])), "too-large"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_letter_that_was_made_to_do_harm_is_refused(name: str) -> None:
    made, code = HOSTILE[name]

    assert why(made()) == code
