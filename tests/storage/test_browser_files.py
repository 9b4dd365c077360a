"""What a browser tab keeps: at once in memory, lasting when it has settled, undone when refused."""

import asyncio
import errno
from collections.abc import Iterable
from pathlib import Path

import pytest

from storage.browser_files import BrowserFiles, Changes, Entry
from storage.browser_library import BrowserLibrary
from storage.errors import Locked, NotSaved
from storage.files import ensure_folder, write_atomically
from tests.storage.sheets import sheet, with_round

FOLDER = Path("/book")
FILE = FOLDER / "file"


class Shared:
    """What one browser keeps, for all its tabs; it may be full."""

    def __init__(self) -> None:
        self.kept: dict[Path, Entry] = {}
        self.is_full = False
        self.writes: list[Changes] = []
        self.tabs: list[Tab] = []


class Tab:
    """The drive as one tab has it; the first one that is open may write."""

    def __init__(self, shared: Shared) -> None:
        self._shared = shared
        self._news: dict[Path, Entry | None] = {}
        shared.tabs.append(self)

    @property
    def is_ours(self) -> bool:
        return self._shared.tabs[0] is self

    def entries(self) -> Iterable[tuple[Path, Entry]]:
        return [*self._shared.kept.items()]

    def news(self) -> Changes:
        news, self._news = self._news, {}
        return news

    async def keep(self, changes: Changes) -> None:
        await asyncio.sleep(0)
        if self._shared.is_full:
            raise OSError(errno.ENOSPC, "full")
        self._shared.writes.append(changes)
        for path, entry in changes.items():
            if entry is None:
                self._shared.kept.pop(path, None)
            else:
                self._shared.kept[path] = entry
        for tab in self._shared.tabs:
            tab._news.update(changes)

    def close(self) -> None:
        self._shared.tabs.remove(self)


def files_on(shared: Shared) -> BrowserFiles:
    files = BrowserFiles(Tab(shared))
    ensure_folder(files, FOLDER)
    return files


async def test_what_settled_is_there_the_next_time() -> None:
    shared = Shared()
    files = files_on(shared)
    write_atomically(files, FILE, b"one")
    await files.settle()

    again = files_on(shared)

    assert again.read(FILE) == b"one"
    assert again.look(FILE) == files.look(FILE)


async def test_one_save_is_one_file_in_one_write() -> None:
    shared = Shared()
    files = files_on(shared)
    write_atomically(files, FILE, b"one")
    await files.settle()
    write_atomically(files, FILE, b"two")
    await files.settle()

    assert [[*write] for write in shared.writes] == [[FILE], [FILE]]


async def test_what_is_refused_is_as_it_was() -> None:
    shared = Shared()
    files = files_on(shared)
    write_atomically(files, FILE, b"one")
    await files.settle()
    shared.is_full = True
    write_atomically(files, FILE, b"two")
    write_atomically(files, FOLDER / "other", b"new")

    with pytest.raises(OSError, match="full"):
        await files.settle()

    assert [found.name for found in files.listing(FOLDER)] == ["file"]
    assert files.read(FILE) == b"one"


async def test_what_was_refused_beside_comes_with_the_next_write() -> None:
    shared = Shared()
    files = files_on(shared)
    shared.is_full = True
    write_atomically(files, FILE, b"one")
    await files.settle_beside()
    shared.is_full = False

    await files.settle()

    assert shared.kept[FILE].content == b"one"


async def test_a_save_beside_one_that_is_refused_is_refused_too() -> None:
    shared = Shared()
    book = BrowserLibrary(Tab(shared))
    shared.is_full = True
    book.keep_settings({"language": "fr"})
    await asyncio.sleep(0)
    book.create(sheet())

    with pytest.raises(NotSaved, match="disk-full"):
        await book.settled()

    assert (book.settings(), book.summaries()) == ({}, ())


async def test_after_a_refusal_the_next_save_works() -> None:
    shared = Shared()
    book = BrowserLibrary(Tab(shared))
    book.create(sheet())
    await book.settled()
    shared.is_full = True
    book.save(with_round(sheet()), 1)
    with pytest.raises(NotSaved):
        await book.settled()
    shared.is_full = False

    book.save(with_round(sheet()), 1)
    await book.settled()

    assert BrowserLibrary(Tab(shared)).load(sheet().id) == (with_round(sheet()), 2)


async def test_what_nobody_waits_for_is_kept_a_moment_later() -> None:
    shared = Shared()
    book = BrowserLibrary(Tab(shared))

    book.keep_settings({"language": "fr"})
    async with asyncio.timeout(5):
        while not shared.writes:
            await asyncio.sleep(0)

    assert BrowserLibrary(Tab(shared)).settings() == {"language": "fr"}


async def test_a_second_tab_reads_what_the_first_one_writes() -> None:
    shared = Shared()
    first, second = BrowserLibrary(Tab(shared)), BrowserLibrary(Tab(shared))
    first.create(sheet())
    await first.settled()

    assert (second.is_read_only, second.why_read_only) == (True, "locked")
    assert [summary.id for summary in second.lists.so_far()] == [sheet().id]
    with pytest.raises(Locked):
        second.try_to_write()


async def test_a_second_tab_writes_once_the_first_is_closed() -> None:
    shared = Shared()
    first, second = BrowserLibrary(Tab(shared)), BrowserLibrary(Tab(shared))
    first.create(sheet())
    await first.settled()
    shared.tabs[0].close()

    second.try_to_write()
    second.save(with_round(sheet()), 1)
    await second.settled()

    assert second.why_read_only == ""
    assert BrowserLibrary(Tab(shared)).load(sheet().id).revision == 2


async def test_what_was_undone_with_another_refused_write_is_refused_too() -> None:
    shared = Shared()
    files = files_on(shared)
    shared.is_full = True
    write_atomically(files, FILE, b"one")
    first = asyncio.create_task(files.settle())
    await asyncio.sleep(0)
    write_atomically(files, FOLDER / "other", b"two")

    with pytest.raises(OSError, match="full"):
        await files.settle()

    assert first.done()
    assert files.listing(FOLDER) == ()
