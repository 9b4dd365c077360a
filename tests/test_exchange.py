"""Export and import as somebody at a keyboard meets them."""

import gc
import re
import sys
import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from io import BytesIO, TextIOWrapper
from pathlib import Path
from subprocess import CompletedProcess
from typing import IO

import pytest

from main import done, main
from storage.library import Library
from tests.program import PATIENCE, run, started
from tests.storage.sheets import sheet, with_rounds
from views.console.progress import Progress


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Of a book with one game."""
    with closing(Library.open(tmp_path / "book")) as book:
        book.create(with_rounds(sheet(players=["Zoë", "陈伟"]), 2))
    return tmp_path / "book"


def outcome(ended: CompletedProcess[str]) -> tuple[int, str, str]:
    return ended.returncode, ended.stdout, ended.stderr


@pytest.mark.parametrize("name", ["all.zip", "all.json"])
def test_a_book_goes_to_another_machine_once(tmp_path: Path, folder: Path, name: str) -> None:
    exported = run(tmp_path, "export", name, "--data", folder)
    first = run(tmp_path, "--data", "new", "import", name)
    second = run(tmp_path, "import", "--data", "new", name)

    assert outcome(exported) == (0, f"1 game in {name}.\n", "")
    assert outcome(first) == (0, f"{name}: 1 game added.\n", "")
    assert outcome(second) == (0, f"{name}: 1 game here already.\n", "")


def test_a_folder_that_is_not_there_is_not_exported(tmp_path: Path, folder: Path) -> None:
    ended = run(tmp_path, "export", "all.zip", "--data", "boook")

    said = "Cabo Referee cannot export: there is no folder boook. Another folder: --data FOLDER\n"
    assert outcome(ended) == (1, "", said)
    assert [*tmp_path.iterdir()] == [folder]


def test_what_a_json_file_can_not_hold_an_archive_does(tmp_path: Path) -> None:
    with closing(Library.open(tmp_path / "book")) as book:
        for number in range(17):
            book.create(replace(sheet(number), note="n" * 1_000_000))

    refused = run(tmp_path, "export", "all.json", "--data", "book")
    exported = run(tmp_path, "export", "all.zip", "--data", "book")

    said = "this is more than such a file may hold. A .zip holds the most."
    assert outcome(refused) == (1, "", f"Cabo Referee cannot export: {said}\n")
    assert outcome(exported) == (0, "17 games in all.zip.\n", "")


def test_a_table_is_written_for_a_spreadsheet(tmp_path: Path, folder: Path) -> None:
    ended = run(tmp_path, "export", "all.csv", "--data", folder, "--game", sheet().id)

    assert outcome(ended) == (0, "1 game in all.csv.\n", "")
    assert len((tmp_path / "all.csv").read_text(encoding="utf-8-sig").splitlines()) == 5


def test_a_bad_file_is_one_line_and_nothing_is_imported(tmp_path: Path, folder: Path) -> None:
    (tmp_path / "bad.json").write_bytes(b'{"format": "cabo-referee/game", "version": 1}')
    run(tmp_path, "export", "good.zip", "--data", folder)

    ended = run(tmp_path, "import", "good.zip", "bad.json", "nothing.zip", "--data", "new")

    assert outcome(ended) == (2, "", "error: bad.json: events: missing\n")
    assert not (tmp_path / "new").exists()


def test_beside_an_open_app_export_works_and_import_does_not(tmp_path: Path, folder: Path) -> None:
    with closing(Library.open(folder)):
        exported = run(tmp_path, "export", "all.zip", "--data", folder)
        imported = run(tmp_path, "import", "all.zip", "--data", folder)

    assert exported.returncode == 0
    assert (imported.returncode, imported.stdout) == (1, "")
    assert imported.stderr.startswith("Cabo Referee cannot import: it is open already")
    assert imported.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["no/such/folder/all.zip"], "No such file or directory."),
        (["all.zip", "--game", "12"], "an ID has 32 digits and letters from a to f."),
        (["all.zip", "--game", "0" * 32], "there is no such game in"),
    ],
)
def test_what_can_not_be_exported_is_one_line(
    tmp_path: Path, folder: Path, arguments: list[str], sentence: str
) -> None:
    ended = run(tmp_path, "export", *arguments, "--data", folder)

    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr.startswith(f"Cabo Referee cannot export: {sentence}")
    assert ended.stderr.count("\n") == 1


def test_a_file_of_another_kind_is_a_wrong_command(tmp_path: Path) -> None:
    ended = run(tmp_path, "export", "all.txt")

    assert ended.returncode == 2
    assert "does not end in .zip, .json, .csv" in ended.stderr


def test_an_app_that_starts_backs_up_its_games(tmp_path: Path, folder: Path) -> None:
    with started(tmp_path, "--data", folder) as program:
        program.address()
        wait_for_backup(folder)

        assert program.stop() == (0, "")


def wait_for_backup(book: Path) -> None:
    end = time.monotonic() + PATIENCE
    while not any(book.glob("backups/*.zip")):
        assert time.monotonic() < end, "it makes no backup"
        time.sleep(0.05)


def test_only_long_work_tells_how_far_it_is() -> None:
    said, moments = BytesIO(), iter([0.0, 1.0, 2.5, 3.0, 5.0])
    progress = Progress(TextIOWrapper(said), lambda: next(moments))

    for games in range(1, 5):
        progress("reading", games, 4)

    assert said.getvalue() == b"reading: 2 of 4 games\nreading: 4 of 4 games\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="has no such drive")
def test_long_work_goes_on_where_nobody_can_be_told_how_far_it_is() -> None:
    moments = iter([0.0, 3.0, 6.0])
    with Path("/dev/full").open("w") as full:
        progress = Progress(full, lambda: next(moments))

        progress("writing", 1, 2)
        progress("writing", 2, 2)

    assert Progress(None, lambda: 0.0)("writing", 1, 2) is None


@pytest.mark.parametrize("name", ["settings.json", "backups/2026-11-29.zip", "index.json"])
def test_an_export_writes_over_nothing_of_the_book(tmp_path: Path, folder: Path, name: str) -> None:
    (tmp_path / "link").symlink_to(folder)

    before = {path: path.read_bytes() for path in folder.rglob("*.*")}

    ended = [
        run(tmp_path, "export", into / name, "--data", folder)
        for into in (folder, tmp_path / "link")
    ]

    said = f"{folder} is where the games are kept. Choose a file elsewhere.\n"
    assert {outcome(each) for each in ended} == {(1, "", f"Cabo Referee cannot export: {said}")}
    assert {path: path.read_bytes() for path in folder.rglob("*.*")} == before


def test_what_an_export_leaves_out_is_told_in_its_exit_status_too(
    tmp_path: Path, folder: Path
) -> None:
    with closing(Library.open(folder)) as book:
        book.create(sheet(2))
    next(folder.rglob(f"{sheet(2).id}.json")).write_bytes(b"")

    ended = run(tmp_path, "export", "all.zip", "--data", folder)

    said = "Left out, as unreadable or too long for such a file: 1 game.\n"
    assert outcome(ended) == (1, "1 game in all.zip.\n", said)


def test_no_name_of_a_file_moves_the_cursor_or_ends_the_line(tmp_path: Path, folder: Path) -> None:
    exported = run(tmp_path, "export", "a\nb\x1b[2J.zip", "--data", folder)
    imported = run(tmp_path, "import", "a\nb\x1b[2J.zip", "--data", "new\nfolder")
    refused = run(tmp_path, "export", "all.zip", "--data", "no\nfolder")

    assert outcome(exported) == (0, "1 game in a\\u000ab\\u001b[2J.zip.\n", "")
    assert outcome(imported) == (0, "a\\u000ab\\u001b[2J.zip: 1 game added.\n", "")
    assert (refused.stderr.count("\n"), "no\\u000afolder" in refused.stderr) == (1, True)


@pytest.mark.parametrize("command", [["import", "all.zip"], ["export", "all.zip"], ["games"]])
def test_no_folder_at_all_is_a_wrong_command(tmp_path: Path, command: list[str]) -> None:
    ended = run(tmp_path, *command, "--data", "")

    assert ended.returncode == 2
    assert ended.stderr.endswith("argument --data: that is no folder\n")
    assert [*tmp_path.iterdir()] == []


class CutOff(list[Path]):
    """Files of which the first takes so long that somebody presses Ctrl+C."""

    def __iter__(self) -> Iterator[Path]:
        raise KeyboardInterrupt


def test_ctrl_c_while_an_import_is_made_says_what_is_there(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    asked = Namespace(command="import", files=CutOff(), data=tmp_path / "new")

    assert done(asked) == 1

    said = b"Cabo Referee cannot import: it was stopped. Each game that came in before is whole;"
    assert capfdbinary.readouterr().err.startswith(said)


class CutOffInput:
    """Standard input that takes so long that somebody presses Ctrl+C."""

    @property
    def buffer(self) -> IO[bytes]:
        raise KeyboardInterrupt


def test_ctrl_c_is_no_success(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.setattr(sys, "argv", ["main.py", "score", "-"])
    monkeypatch.setattr(sys, "stdin", CutOffInput())
    try:
        assert main() == 130
    finally:
        # A process that scores does without.
        gc.enable()

    assert capfdbinary.readouterr() == (b"", b"")


def test_no_list_is_silent_about_what_could_not_be_read(tmp_path: Path, folder: Path) -> None:
    with closing(Library.open(folder)) as book:
        for number in range(2, 7):
            book.create(sheet(number))
    for number in range(2, 7):
        next(folder.rglob(f"{sheet(number).id}.json")).write_bytes(b"")

    ended = run(tmp_path, "games", "--data", folder)

    assert ended.returncode == 0
    assert re.fullmatch(r"Not readable: (0{31}[2-6]\.json(, | )){3}and 2 more\.\n", ended.stderr)
