"""`python main.py serve` as a program of its own, on this machine alone."""

import json
import os
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Self

from referee.sheet import ScoreSheet
from storage.door_key import NAME
from storage.library import Library
from tests.browser.server import free_port

ROOT = Path(__file__).parents[2]


class Host:
    """The table of a folder, always at the same port, as long as the block lasts."""

    program = ROOT / "main.py"

    def __init__(self, folder: Path, *games: ScoreSheet) -> None:
        self.folder = folder
        self.port = free_port()
        self.said = ""
        """At its last start."""
        self._process: subprocess.Popen[str] | None = None
        with closing(Library.open(folder)) as book:
            for game in games:
                book.create(game)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def code(self) -> str:
        return str(json.loads((self.folder / NAME).read_bytes())["code"])

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.end(signal.SIGINT)

    def start(self, *more: str) -> None:
        """Until it says that it is open."""
        places = ["--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.folder)]
        env = os.environ | {"FLET_WEB_RENDERER": "skwasm", "PYTHONPATH": str(ROOT)}
        self._process = subprocess.Popen(
            [sys.executable, str(self.program), "serve", *places, *more],
            env=env,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout
        self.said = ""
        for line in self._process.stdout:
            self.said += line
            if line.startswith("Code:"):
                return
        raise AssertionError(f"it ended: {self.said}")

    def end(self, how: signal.Signals) -> None:
        """SIGINT is Ctrl+C, SIGKILL the plug that is pulled."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.communicate(timeout=20)
            self._process = None

    def games(self) -> dict[str, bytes]:
        """Every byte of every game in the book."""
        files = sorted((self.folder / "games").rglob("*.json"))
        return {str(file.relative_to(self.folder)): file.read_bytes() for file in files}

    def worked(self) -> float:
        """Seconds of the processor that the program has used."""
        assert self._process is not None
        told = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes that the program holds now."""
        assert self._process is not None
        pages = Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def most_memory(self) -> int:
        """The most bytes that it ever held."""
        assert self._process is not None
        lines = Path(f"/proc/{self._process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) << 10


class StrictHost(Host):
    """With tight limits."""

    program = Path(__file__).with_name("strict_table.py")
