"""A crash may leave many things on a drive, and none of them costs what was acknowledged."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from storage.atomic_json import tables_from
from storage.errors import Corrupt
from storage.files import entries
from storage.library import Library
from tests.storage.crash_stories import BOOK, STORIES, logged
from tests.storage.crashes import Crash, crashes, crashes_after, faults
from tests.storage.disk_images import ImageFiles
from tests.storage.disk_log import LoggedFiles
from tests.storage.planted_bugs import PLANTED, NoFlush

FEWEST_IMAGES = 800


def after_a_crash(story: str, files: LoggedFiles) -> Iterator[Crash]:
    return crashes(logged(story, files))


def damaged_games(files: ImageFiles) -> dict[str, bytes]:
    """By name, as they lie in the folders of the months."""
    paths = [
        BOOK / "games" / month.name / file.name
        for month in entries(files, BOOK / "games")
        for file in entries(files, BOOK / "games" / month.name)
        if file.name.endswith(".json")
    ]
    return {path.name: files.read(path) for path in paths if is_damaged(files, path)}


def is_damaged(files: ImageFiles, path: Path) -> bool:
    try:
        tables_from(files.read(path), path.name)
    except Corrupt:
        return True
    return False


def ask_for_each_game(book: Library) -> None:
    """The index may know a file as it was, so not all is met at the start."""
    for summary in book.summaries():
        with suppress(Corrupt):
            book.load(summary.id)


@pytest.mark.parametrize("story", STORIES)
def test_no_disk_image_that_a_crash_may_leave_loses_anything(story: str) -> None:
    for crash in after_a_crash(story, LoggedFiles()):
        assert list(faults(crash)) == [], crash.image


@pytest.mark.parametrize("story", STORIES)
def test_a_second_crash_while_the_book_is_tidied_loses_nothing_either(story: str) -> None:
    for crash in after_a_crash(story, LoggedFiles()):
        for second in crashes_after(crash):
            assert list(faults(second)) == [], second.image


def test_the_stories_leave_hundreds_of_disk_images() -> None:
    images = sum(1 for story in STORIES for _ in after_a_crash(story, LoggedFiles()))

    assert images >= FEWEST_IMAGES


@pytest.mark.parametrize("bug", PLANTED)
@pytest.mark.parametrize("story", ["create and save", "undo", "draft", "import"])
def test_a_planted_bug_is_caught_by_the_disk_images(bug: str, story: str) -> None:
    images = after_a_crash(story, PLANTED[bug]())

    assert any(fault.startswith("lost: one") for crash in images for fault in faults(crash))


@pytest.mark.parametrize("bug", PLANTED)
def test_a_planted_bug_that_costs_a_backup_is_caught_too(bug: str) -> None:
    images = after_a_crash("backup", PLANTED[bug]())

    assert any(
        "backup" in fault or "refused" in fault for crash in images for fault in faults(crash)
    )


def test_what_a_planted_bug_damages_is_told_and_kept_in_quarantine() -> None:
    met = 0
    for crash in after_a_crash("create and save", NoFlush()):
        files = ImageFiles(crash.image)
        damaged = damaged_games(files)

        book = Library.in_memory(files)
        ask_for_each_game(book)

        assert {lost.name for lost in book.damaged} == damaged.keys()
        assert damaged == {name: files.read(BOOK / "quarantine" / name) for name in damaged}
        met += len(damaged)
    assert met > 0
