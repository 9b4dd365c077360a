"""The book as a whole, in a browser: backups, files in and out, the trash, a second window."""

import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from storage.library import Library
from tests.browser.browser import PATIENCE, Phone, held
from tests.browser.moves import record
from tests.browser.server import Server
from tests.program import run
from tests.views.open_game import evening

DOWNLOAD = 4 * PATIENCE


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """The app with one game that is over."""
    with closing(Library.open(tmp_path / "book")) as book:
        book.create(evening())
    with Server(tmp_path / "book") as server:
        yield server


def exported(phone: Phone, shape: str, to: Path) -> Path:
    """The file that the browser was given."""
    phone.tap(re.compile("^Export everything"))
    with phone.page.expect_download(timeout=DOWNLOAD) as given:
        phone.tap(re.compile(re.escape(f"(.{shape})")))
    file = to / given.value.suggested_filename
    given.value.save_as(file)
    return file


def choose(phone: Phone, *files: Path) -> None:
    with phone.page.expect_file_chooser(timeout=DOWNLOAD) as chooser:
        phone.tap(re.compile("^Import"))
    chooser.value.set_files(files)


def test_a_backup_is_made_and_says_so(phone: Phone, server: Server) -> None:
    phone.tap("Settings")
    phone.see("Nothing is in it")

    phone.tap(re.compile("^Back up now"))

    phone.see("Backed up")
    phone.see(re.compile("^Backup of"))
    assert len([*(server.folder / "backups").iterdir()]) == 1


def test_what_is_exported_is_imported_elsewhere(phone: Phone, tmp_path: Path) -> None:
    phone.tap("Settings")

    file = exported(phone, "zip", tmp_path)

    ended = run(tmp_path, "import", "--data", "elsewhere", file)
    assert (ended.returncode, ended.stdout) == (0, f"{file}: 1 game added.\n")


def test_an_import_is_shown_before_it_is_done(
    chromium: Browser, phone: Phone, tmp_path: Path
) -> None:
    phone.tap("Settings")
    file = exported(phone, "json", tmp_path)
    bad = tmp_path / "holiday.json"
    bad.write_text("no game")
    with Server(tmp_path / "elsewhere") as other, held(chromium, other.address) as there:
        there.tap("Settings")
        choose(there, bad)
        there.see("holiday.json was not imported")
        there.tap("Close")
        there.miss("holiday.json was not imported")

        choose(there, file)
        there.see("1 game is new")
        there.tap("Import 1 game")

        there.see("1 game came in")
        there.tap("Home")
        there.see("Ana won")


def test_a_game_that_is_deleted_comes_back(phone: Phone) -> None:
    phone.tap("Games")
    # Home has a row of the same name.
    phone.see("lowest total")
    phone.tap(re.compile("^Ana won"))
    phone.see("House rules")

    phone.tap("More")
    phone.tap(re.compile("^Delete this game"))
    phone.see("The game is in the trash")
    phone.see("No game yet")
    phone.tap("Undo")

    phone.see("The game is back")
    phone.tap(re.compile("^Ana won"))
    phone.see("House rules")


def test_a_second_window_reads_until_the_first_is_gone(chromium: Browser, tmp_path: Path) -> None:
    with closing(Library.open(tmp_path / "book")) as book:
        book.create(evening(2))
    first, second = Server(tmp_path / "book"), Server(tmp_path / "book")
    with first, held(chromium, first.address) as writing:
        writing.tap("Resume")
        writing.see("After round 2")
        with second, held(chromium, second.address) as reading:
            reading.see("This book is open in another window")
            reading.tap("Resume")
            reading.see("Only to be read here")
            record(writing, 3, "Ana", 3, 11, 17, 8)

            reading.see("After round 3")
            reading.tap("Try again")
            reading.see("It still can only be read here")
            first.kill()
            reading.tap("Try again")
            reading.miss("This book is open in another window")
            record(reading, 4, "Ana", 3, 11, 17, 8)
            reading.see("After round 4")
