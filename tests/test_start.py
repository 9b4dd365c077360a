"""The app starts on every machine, says where it is, and ends without a trace."""

import json
import os
import shutil
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from storage.document import document_of
from tests.program import MAIN, environment, run, started
from tests.storage.sheets import sheet
from views.launch import listen

NO_NETWORK = {"FLET_CLIENT_URL": "http://127.0.0.1:1/client"}
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="asks the system of Linux")


@pytest.fixture
def display() -> Iterator[str]:
    """A display that nobody sees."""
    if not shutil.which("Xvfb"):
        required = os.environ.get("CABO_BROWSER_REQUIRED") == "1"
        (pytest.fail if required else pytest.skip)("there is no Xvfb")
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing)], pass_fds=(writing,), stderr=subprocess.DEVNULL
    )
    os.close(writing)
    with os.fdopen(reading) as number:
        yield f":{number.readline().strip()}"
    server.terminate()
    server.wait()


def status_of(address: str) -> int:
    with urllib.request.urlopen(address) as answer:
        return int(answer.status)


def test_without_a_display_the_app_is_a_page(tmp_path: Path) -> None:
    with started(tmp_path) as program:
        assert status_of(program.address()) == 200
        assert len(program.said) == 1


def test_ctrl_c_ends_it_in_silence(tmp_path: Path) -> None:
    with started(tmp_path) as program:
        program.address()

        assert program.stop() == (0, "")


@LINUX
def test_on_a_display_without_network_the_app_is_a_page(tmp_path: Path, display: str) -> None:
    with started(tmp_path, DISPLAY=display, **NO_NETWORK) as program:
        assert status_of(program.address()) == 200
        assert "No window can be opened" in program.said[-2]
        assert program.stop() == (0, "")


@LINUX
def test_a_window_that_does_not_come_up_becomes_a_page(tmp_path: Path) -> None:
    client = tmp_path / "flet"
    client.write_text("#!/bin/sh\nexit 1\n")
    client.chmod(0o755)

    with started(tmp_path, DISPLAY=":0", FLET_VIEW_PATH=str(tmp_path)) as program:
        assert status_of(program.address()) == 200
        assert program.stop() == (0, "")


@LINUX
def test_only_this_machine_can_reach_it(tmp_path: Path) -> None:
    with started(tmp_path) as program:
        port = int(program.address().rpartition(":")[2])

        assert listeners_at(port) == ["0100007F"]


def listeners_at(port: int) -> list[str]:
    """The local addresses, as the kernel writes them, at which somebody listens."""
    rows = Path("/proc/net/tcp").read_text() + Path("/proc/net/tcp6").read_text()
    places = [row.split()[1].split(":") for row in rows.splitlines() if " 0A " in row]
    return [host for host, number in places if int(number, 16) == port]


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.0.2.1"])
def test_other_devices_are_not_let_in_without_a_code(tmp_path: Path, host: str) -> None:
    ended = run(tmp_path, "--web", "--host", host)

    assert ended.returncode == 1
    assert "main.py serve" in ended.stderr


def test_a_taken_port_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        ended = run(tmp_path, "--port", str(port))

    assert ended.returncode == 1
    assert ended.stderr == f"Cabo Referee cannot start: port {port} is taken. Another: --port N\n"


def test_when_no_port_is_asked_for_the_next_free_one_is_taken() -> None:
    with listen("127.0.0.1", None) as first, listen("127.0.0.1", None) as second:
        assert first.getsockname()[1] < second.getsockname()[1]


@pytest.mark.parametrize("options", [["--data", "file"], ["--host", "no.such.host.invalid"]])
def test_what_cannot_be_opened_is_said_in_one_line(tmp_path: Path, options: list[str]) -> None:
    (tmp_path / "file").touch()

    ended = run(tmp_path, *options)

    assert ended.returncode == 1
    assert ended.stderr.startswith("Cabo Referee cannot start: ")
    assert ended.stderr.count("\n") == 1


def test_a_second_app_with_the_same_games_opens_beside_the_first(tmp_path: Path) -> None:
    with started(tmp_path) as first, started(tmp_path) as second:
        assert status_of(first.address()) == 200
        assert status_of(second.address()) == 200
        assert second.stop() == (0, "")


def test_help_names_all_that_can_be_asked_for(tmp_path: Path) -> None:
    text = run(tmp_path, "--help").stdout

    assert [
        word for word in ("--data", "--web", "--host", "--port", "score") if word not in text
    ] == []


def test_games_are_kept_where_the_option_says(tmp_path: Path) -> None:
    with started(tmp_path, "--data", "games") as program:
        program.address()

    assert (tmp_path / "games").is_dir()


def test_a_built_app_keeps_its_games_where_it_is_told(tmp_path: Path) -> None:
    told = environment(tmp_path, FLET_APP_STORAGE_DATA=str(tmp_path / "told"))
    command = [sys.executable, "-c", "import main; print(main.usual_folder())"]

    said = subprocess.run(command, env=told, cwd=MAIN.parent, capture_output=True, text=True)

    assert said.stdout.strip() == str(tmp_path / "told")


def imported_by(home: Path, program: str, *arguments: str | Path) -> set[str]:
    """All that a program in Python has imported by its end."""
    told = f"import sys; {program}; print(*sys.modules, file=sys.stderr)"
    command = [sys.executable, "-c", told, *map(str, arguments)]
    ended = subprocess.run(
        command, env=environment(home), cwd=MAIN.parent, capture_output=True, text=True, check=True
    )
    return set(ended.stderr.split())


def test_score_answers_without_loading_flet(tmp_path: Path) -> None:
    game = tmp_path / "game.json"
    game.write_text(json.dumps(document_of(sheet())), encoding="utf-8")

    imported = imported_by(tmp_path, "import main; main.main()", "score", game)

    assert "storage.document" in imported
    assert not imported & {"flet", "tinydb", "referee.summary", "referee.draft", "qrcodegen"}


def test_the_browser_is_answered_before_the_app_is_loaded(tmp_path: Path) -> None:
    imported = imported_by(tmp_path, "import main, storage.errands; from views import doors")

    assert "views.launch" in imported
    assert not imported & {"views.app", "views.screen", "views.desk", "babel"}


def test_the_browser_is_answered_before_flet_is_loaded(tmp_path: Path) -> None:
    imported = imported_by(tmp_path, "import main, uvicorn; from views import doors, web_app")

    assert "starlette.staticfiles" in imported
    assert not imported & {"flet.controls.page", "flet.messaging.session", "fastapi"}


def test_nothing_of_flet_is_left_to_load_when_the_first_page_is_drawn(tmp_path: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "tests.first_page"],
        env=environment(tmp_path, PYTHONPATH=str(MAIN.parent)),
        capture_output=True,
        text=True,
        check=True,
    )

    assert ended.stdout.split() == ["Home"]


def test_home_is_drawn_before_the_other_pages_are_loaded(tmp_path: Path) -> None:
    imported = imported_by(tmp_path, "import views.app")

    assert "views.pages.home" in imported
    others = {"flet_charts", "views.further", "views.lying", "qrcodegen"}
    assert not imported & {*others, "views.pages.table", "views.pages.round_entry"}
