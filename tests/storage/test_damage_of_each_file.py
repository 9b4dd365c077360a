"""Every truncation and 300 bit flips of a game, the settings and the players file.

Whatever becomes of a file: the book opens, never shows wrong content, tells the file by its name,
and keeps it in quarantine as it was found.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from storage.errors import NotFound
from storage.library import Library
from storage.memory_files import MemoryFiles
from tests.storage.sheets import sheet, with_rounds
from tests.storage.test_damage import flipped

BOOK = Path("book")
GAME = with_rounds(sheet(), 3)
FILES = {
    "game": BOOK / "games/undated" / f"{GAME.id}.json",
    "settings": BOOK / "settings.json",
    "players": BOOK / "players.json",
}
OTHERWISE: dict[str, dict[str, object]] = {
    "game": {"game": None},
    "settings": {"settings": {"language": "en"}},
    "players": {"players": ({"name": "Ana"},)},
}
"""What is seen without the file: no game, or the generation before."""

FLIPS = 300


def kept_files() -> MemoryFiles:
    files = MemoryFiles()
    book = Library.in_memory(files)
    for language, name in (("en", "Ana"), ("fr", "Ben")):
        book.keep_settings({"language": language})
        book.keep_players([{"name": name}])
    book.create(GAME)
    book.create(sheet(2))
    book.close()
    return files


def seen_in(book: Library) -> dict[str, object]:
    seen = {
        "settings": book.settings(),
        "players": book.players(),
        "other game": book.load(sheet(2).id).sheet,
    }
    try:
        return {"game": book.load(GAME.id).sheet, **seen}
    except NotFound:
        return {"game": None, **seen}


def truncations(content: bytes) -> Iterator[bytes]:
    for size in range(len(content)):
        yield content[:size]


def bit_flips(content: bytes) -> Iterator[bytes]:
    bits = range(len(content) * 8)
    for bit in Random(3).sample(bits, min(FLIPS, len(bits))):
        yield flipped(content, bit)


def put(files: MemoryFiles, path: Path, content: bytes) -> None:
    handle = files.create(path)
    files.write(handle, content)
    files.close(handle)


@pytest.mark.parametrize("damages", [truncations, bit_flips], ids=lambda damages: damages.__name__)
@pytest.mark.parametrize("kind", FILES)
def test_a_damaged_file_is_told_and_set_aside_and_never_shows_wrong_content(
    kind: str, damages: Callable[[bytes], Iterator[bytes]]
) -> None:
    whole = seen_in(Library.in_memory(kept_files()))
    for damaged in damages(kept_files().read(FILES[kind])):
        files = kept_files()
        put(files, FILES[kind], damaged)

        book = Library.in_memory(files)

        assert seen_in(book) == whole | OTHERWISE[kind]
        assert [lost.name for lost in book.damaged] == [FILES[kind].name]
        assert files.read(BOOK / "quarantine" / FILES[kind].name) == damaged
