"""A damaged file gives no wrong content: it is told and set aside, and all others open."""

from pathlib import Path

import pytest

from storage.atomic_json import content_of, tables_from
from storage.errors import Corrupt, NewerVersion, NotFound
from storage.files import write_atomically
from storage.library import Library
from storage.memory_files import MemoryFiles
from tests.storage.sheets import sheet, with_rounds

GAME = with_rounds(sheet(), 3)
PATH = Path("book/games/undated") / f"{GAME.id}.json"


def kept_files() -> MemoryFiles:
    files = MemoryFiles()
    book = Library.in_memory(files)
    book.create(GAME)
    book.create(sheet(2))
    book.close()
    return files


def book_with(content: bytes) -> Library:
    """A book in which the file of the game holds this content."""
    files = kept_files()
    write_atomically(files, PATH, content)
    return Library.in_memory(files)


def flipped(content: bytes, bit: int) -> bytes:
    changed = bytearray(content)
    changed[bit // 8] ^= 1 << bit % 8
    return bytes(changed)


def test_every_truncation_is_noticed() -> None:
    content = kept_files().read(PATH)

    for size in range(len(content)):
        with pytest.raises(Corrupt):
            tables_from(content[:size], PATH.name)


def test_every_flipped_bit_is_noticed() -> None:
    content = kept_files().read(PATH)
    for bit in range(len(content) * 8):
        with pytest.raises(Corrupt):
            tables_from(flipped(content, bit), PATH.name)


@pytest.mark.parametrize("content", [b"", b"null", b"{}", b"\xff\xfe", b"[" * 100_000, b'{"a":1}'])
def test_a_file_that_is_none_of_ours_is_noticed(content: bytes) -> None:
    with pytest.raises(Corrupt):
        tables_from(content, PATH.name)


def test_what_was_known_of_a_damaged_game_is_told() -> None:
    [lost] = book_with(b"").damaged

    assert lost.summary is not None
    assert [line.player for line in lost.summary.lines] == ["Ana", "Ben", "Cy", "Di"]


def test_a_damaged_game_is_moved_and_its_bytes_are_kept(tmp_path: Path) -> None:
    book = Library.open(tmp_path)
    book.create(GAME)
    book.close()
    path = tmp_path / "games/undated" / PATH.name
    path.write_bytes(b"not much")

    book = Library.open(tmp_path)

    assert (tmp_path / "quarantine" / PATH.name).read_bytes() == b"not much"
    assert not path.exists()
    with pytest.raises(NotFound):
        book.load(GAME.id)
    assert book.create(GAME) == 1


def test_a_game_damaged_while_the_book_is_open_is_told_when_it_is_asked_for() -> None:
    files = kept_files()
    book = Library.in_memory(files)
    write_atomically(files, PATH, b"")

    with pytest.raises(Corrupt):
        book.load(GAME.id)

    assert [lost.name for lost in book.damaged] == [PATH.name]


@pytest.mark.parametrize(
    "tables",
    [
        {},
        {"game": {"1": {}}},
        {"game": {"1": {"id": GAME.id, "version": 1, "revision": "1"}}},
        {"game": {"1": {"id": "0" * 32, "version": 1, "revision": 1}}},
        {"game": {"1": {"id": GAME.id, "version": 1, "revision": 1}}},
        {"game": {"1": {"id": GAME.id, "version": 1, "revision": 1}}, "events": {"2": {}}},
    ],
)
def test_a_sound_file_that_holds_no_game_is_damaged_too(tables: dict[str, dict[str, str]]) -> None:
    book = book_with(content_of(tables))

    assert [lost.name for lost in book.damaged] == [PATH.name]


def test_a_newer_file_is_left_alone_and_told() -> None:
    newer = {"game": {"1": {"id": GAME.id, "version": 2, "revision": 7}}, "score": {}}
    book = book_with(content_of(newer))

    assert [(lost.name, lost.reason) for lost in book.damaged] == [(PATH.name, "newer-version")]
    with pytest.raises(NewerVersion):
        book.load(GAME.id)
    with pytest.raises(NewerVersion):
        book.save(GAME, 7)
