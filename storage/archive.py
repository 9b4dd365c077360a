"""Zip files: the names in them never become paths, and what comes out is bounded."""

import struct
import zlib
from collections.abc import Iterable, Iterator
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, LargeZipFile, ZipFile, ZipInfo

from referee.errors import NotAGame
from storage.limits import MOST_BYTES, MOST_ENTRIES, MOST_UNPACKED

ENTRY = b"PK\x01\x02"
"""What each entry of the list in an archive begins with."""

LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The date of every entry, so that the same games give the same archive."""

METHODS = (ZIP_STORED, ZIP_DEFLATED)
ENCRYPTED = 1

BROKEN = (
    BadZipFile,
    EOFError,
    LargeZipFile,
    LookupError,
    NotImplementedError,
    OSError,
    OverflowError,
    RuntimeError,
    ValueError,
    struct.error,
    zlib.error,
)
"""What `zipfile` raises for archives that are damaged, or made to do damage."""


def pack(entries: Iterable[tuple[str, bytes]]) -> bytes:
    """An archive of named contents, always the same for the same."""
    packed = BytesIO()
    with ZipFile(packed, "w") as archive:
        for name, content in entries:
            archive.writestr(ZipInfo(name, LONG_AGO), content, ZIP_DEFLATED)
    return packed.getvalue()


def is_archive(data: bytes) -> bool:
    return data.startswith(b"PK")


def entries_in(data: bytes) -> int:
    """How many there seem to be, without reading the list."""
    return data.count(ENTRY)


def names_in(data: bytes) -> tuple[str, ...]:
    """Of the entries, which are not read. Raises NotAGame."""
    if entries_in(data) > MOST_ENTRIES:
        raise NotAGame("too-many-entries", "file")
    try:
        with ZipFile(BytesIO(data)) as archive:
            return tuple(archive.namelist())
    except BROKEN as error:
        raise NotAGame("damaged", "file") from error


def unpack(data: bytes) -> Iterator[bytes]:
    """The contents in the order of the list. Raises NotAGame."""
    # Counted before it is read, because the list alone may fill the memory.
    if entries_in(data) > MOST_ENTRIES:
        raise NotAGame("too-many-entries", "file")
    try:
        with ZipFile(BytesIO(data)) as archive:
            yield from _contents(archive)
    except BROKEN as error:
        raise NotAGame("damaged", "file") from error


def _contents(archive: ZipFile) -> Iterator[bytes]:
    """Raises NotAGame, and all of BROKEN."""
    left = MOST_UNPACKED
    for entry in archive.infolist():
        if not entry.is_dir():
            content = _content(archive, entry, min(left, MOST_BYTES))
            left -= len(content)
            yield content


def _content(archive: ZipFile, entry: ZipInfo, most: int) -> bytes:
    """Raises NotAGame, and all of BROKEN."""
    if entry.compress_type not in METHODS or entry.flag_bits & ENCRYPTED or leads_out(entry):
        raise NotAGame("damaged", "file")
    # What an entry says of its own size is not believed.
    with archive.open(entry) as packed:
        content = packed.read(most + 1)
    if len(content) > most:
        raise NotAGame("too-large", "file")
    return content


def leads_out(entry: ZipInfo) -> bool:
    """Whether unpacking by hand could write outside a folder. No harm here, but no good sign."""
    parts = entry.filename.replace("\\", "/").split("/")
    return ".." in parts or parts[0] == "" or ":" in parts[0]
