"""The program where a standard stream is closed or full, as services and pipes leave them."""

import json
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.browser.server import free_port
from tests.program import MAIN, PATIENCE, environment

GAME = {
    "format": "cabo-referee/game",
    "version": 1,
    "events": [{"event": "game-started", "edition": "standard", "players": ["Ana", "Ben"]}],
}
PROGRAM = f'exec "{sys.executable}" "{MAIN}"'

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="asks a shell of Unix")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "game.json").write_text(json.dumps(GAME))
    return tmp_path


def ended(home: Path, line: str) -> tuple[int, str]:
    """The exit status, and what is said of errors."""
    done = subprocess.run(
        ["sh", "-c", f"{PROGRAM} {line}"],
        env=environment(home),
        cwd=home,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    return done.returncode, done.stderr


def test_a_score_that_nobody_listens_to_is_no_fault(home: Path) -> None:
    assert ended(home, "score game.json >&-") == (0, "")


def test_closed_standard_input_is_no_game(home: Path) -> None:
    assert ended(home, "score - <&-") == (2, "error: file: unreadable\n")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="has no such file")
def test_a_file_without_end_is_unreadable(home: Path) -> None:
    assert ended(home, "score /dev/zero") == (2, "error: file: unreadable\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="has no such drive")
def test_a_score_that_cannot_be_written_says_so_in_one_line(home: Path) -> None:
    said = "Cabo Referee cannot score: No space left on device.\n"

    assert ended(home, "score game.json >/dev/full") == (1, said)


@pytest.mark.parametrize("streams", [">&- <&-", ">/dev/full"])
def test_the_app_opens_where_it_can_tell_nobody(home: Path, streams: str) -> None:
    port = free_port()
    line = f"{PROGRAM} --web --port {port} {streams}"
    process = subprocess.Popen(["sh", "-c", line], env=environment(home), stderr=subprocess.PIPE)

    try:
        assert answers(port, process)
    finally:
        process.kill()
        process.communicate()


def answers(port: int, process: "subprocess.Popen[bytes]") -> bool:
    """Whether the page comes before the program ends."""
    while process.poll() is None:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}", timeout=PATIENCE) as answer:
                return bool(answer.status == 200)
        except OSError:
            continue
    return False


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="has no such drive")
def test_what_was_done_is_told_where_standard_output_is_full(home: Path) -> None:
    why = "Standard output cannot be written: No space left on device. What was done:\n"
    twice = "game.json: 1 game added.\ngame.json: 1 game here already.\n"

    imported = ended(home, "import game.json game.json --data book >/dev/full")
    exported = ended(home, "export all.zip --data book >/dev/full")

    assert imported == (1, why + twice)
    assert exported == (1, f"{why}1 game in all.zip.\n")


def test_a_file_is_called_by_its_name_in_any_locale(home: Path) -> None:
    (home / "book").mkdir()

    done = subprocess.run(
        [sys.executable, str(MAIN), "export", "Zoë.json", "--data", "book"],
        env=environment(home, LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0"),
        cwd=home,
        capture_output=True,
        timeout=PATIENCE,
    )

    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode() == "0 games in Zoë.json.\n"
