"""A whole game as a short text, for a link or a QR code; what is written here is read for ever.

The letters stand for a version, a check sum and the packed document of the game, in which most
rounds are written shorter. Only A to Z and 2 to 7 are used: they need no quoting in an address,
and little room in a QR code.
"""

import binascii
import json
import zlib
from base64 import b32decode, b32encode

from referee.errors import NotAGame, RefereeError
from referee.sheet import ScoreSheet
from storage.document import GAME, Document, document_of
from storage.errors import Rejected
from storage.letter_words import WORDS
from storage.limits import MOST_BYTES
from storage.short_rounds import in_full, shortened
from storage.strict_json import read_json

VERSION = 1
LONGEST = 8_000
"""Letters: about 300 rounds. What is longer, no address line takes for sure."""
MOST_INSIDE = 1 << 16
"""Bytes that a letter may unpack to."""
BLOCK = 8
"""Letters that stand for five bytes."""


def letter_of(sheet: ScoreSheet) -> str:
    """Raises Rejected("too-large") for a game that is longer than a letter may be."""
    content = _json(shortened(document_of(sheet)))
    packed = _packed(content)
    head = bytes([VERSION]) + _sum(packed)
    letters = b32encode(head + packed).decode().rstrip("=")
    if len(letters) > LONGEST or len(content) >= MOST_INSIDE:
        raise Rejected("too-large")
    return letters


def file_in(letters: str) -> bytes:
    """The game as a file that can be imported, not checked yet. Raises Rejected."""
    try:
        file = _json(_written_in(letters))
    except RefereeError as fault:
        raise Rejected(fault.code, fault.place) from fault
    if len(file) > MOST_BYTES:
        raise Rejected("too-large", "events")
    return file


def _written_in(letters: str) -> Document:
    """Raises RefereeError."""
    head, packed = _parts(letters)
    if head[0] > VERSION:
        raise NotAGame("newer-version", "version")
    if head[0] != VERSION or head[1:] != _sum(packed):
        raise NotAGame("damaged", "file")
    document = read_json(_unpacked(packed))
    if not isinstance(document, dict) or document.get("format") != GAME:
        raise NotAGame("wrong-format", "format")
    return in_full(document)


def _parts(letters: str) -> tuple[bytes, bytes]:
    if len(letters) > LONGEST:
        raise NotAGame("too-large", "file")
    try:
        content = b32decode(letters + "=" * (-len(letters) % BLOCK))
    except (binascii.Error, ValueError):
        raise NotAGame("damaged", "file") from None
    if len(content) < BLOCK:
        raise NotAGame("damaged", "file")
    return content[:5], content[5:]


def _sum(packed: bytes) -> bytes:
    return zlib.crc32(packed).to_bytes(4, "big")


def _packed(content: bytes) -> bytes:
    packing = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, 9, zdict=WORDS)
    return packing.compress(content) + packing.flush()


def _unpacked(packed: bytes) -> bytes:
    unpacking = zlib.decompressobj(-zlib.MAX_WBITS, WORDS)
    try:
        content = unpacking.decompress(packed, MOST_INSIDE)
    except zlib.error:
        raise NotAGame("damaged", "file") from None
    if unpacking.unconsumed_tail:
        raise NotAGame("too-large", "file")
    if not unpacking.eof or unpacking.unused_data:
        raise NotAGame("damaged", "file")
    return content


def _json(document: Document) -> bytes:
    """Raises NotAGame for what no file can hold."""
    try:
        text = json.dumps(document, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
        return text.encode()
    except (ValueError, RecursionError):
        raise NotAGame("not-json", "file") from None
