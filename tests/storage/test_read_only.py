"""A folder in which nothing may be written opens all the same, and says so."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from storage.errors import NotSaved
from storage.library import Library
from tests.storage.sheets import sheet, with_round

NOBODY = 65534

pytestmark = pytest.mark.skipif(not hasattr(os, "geteuid"), reason="needs POSIX permissions")


@pytest.fixture
def folder() -> Iterator[Path]:
    """Reachable by everybody, which the usual folder of a test is not."""
    with TemporaryDirectory() as name:
        yield Path(name)
        Path(name).chmod(0o755)


@contextmanager
def without_permission(folder: Path) -> Iterator[None]:
    """Root may write anywhere, so root becomes somebody else for a while."""
    me = os.geteuid()
    folder.chmod(0o555)
    if me == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(me)
        folder.chmod(0o755)


@pytest.mark.parametrize("has_lock", [True, False])
def test_a_read_only_folder_opens_read_only_and_says_so(folder: Path, has_lock: bool) -> None:
    with_game = Library.open(folder)
    with_game.create(sheet())
    with_game.close()
    (folder / "lock").chmod(0o444)
    if not has_lock:
        (folder / "lock").unlink()

    with without_permission(folder):
        book = Library.open(folder)

        assert book.is_read_only
        assert book.load(sheet().id).sheet == sheet()
        with pytest.raises(NotSaved, match="read-only"):
            book.save(with_round(sheet()), 1)


def test_a_folder_that_can_not_be_made_is_refused_in_words_of_the_store(folder: Path) -> None:
    with without_permission(folder), pytest.raises(NotSaved, match="not-permitted"):
        Library.open(folder / "new" / "book")


def test_a_file_where_the_folder_should_be_is_refused(folder: Path) -> None:
    (folder / "file").write_bytes(b"")

    with pytest.raises(NotSaved):
        Library.open(folder / "file" / "book")
    with pytest.raises(NotSaved):
        Library.open(folder / "file")
