"""The app as a program of its own, served on this machine, that a test may kill and start again."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import closing
from pathlib import Path
from typing import Self

from storage.library import Library
from views.preferences import Preferences

ROOT = Path(__file__).parents[2]
PATIENCE = 30
"""Seconds from the start to the first answer."""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


class Server:
    """`python main.py --web --data FOLDER --port N`, as long as the block lasts.

    A folder that is not there yet becomes the book of a table that knows the app, so that a
    test begins at Home; unless the table is new.
    """

    def __init__(
        self, folder: Path, program: Path = ROOT / "main.py", *, is_new: bool = False
    ) -> None:
        if not (is_new or folder.exists()):
            with closing(Library.open(folder)) as book:
                book.keep_settings(Preferences(is_introduced=True).kept())
        self.folder = folder
        self.port = free_port()
        self._program = program
        self._log = folder.with_name(f"{folder.name}.log")
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        """Always at the same port, so that an open page finds its way back."""
        command = [sys.executable, str(self._program), "--web", "--port", str(self.port)]
        # The program may open a browser; in a test `true` stands for it. skwasm draws faster
        # than what the app ships with, and shows the same.
        env = os.environ | {
            "BROWSER": "true",
            "FLET_WEB_RENDERER": "skwasm",
            "PYTHONPATH": str(ROOT),
        }
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--data", str(self.folder)], env=env, stdout=log, stderr=log
            )
        self._wait()

    def stop(self) -> None:
        """As Ctrl+C does."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """As if the plug had been pulled."""
        self._end(signal.SIGKILL)

    def said(self) -> str:
        """What the program has printed since the first start."""
        return self._log.read_text(encoding="utf-8", errors="replace")

    def memory(self) -> float:
        """Megabytes that the program holds now, as Linux counts them."""
        assert self._process is not None
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="utf-8")
        [held] = [line for line in status.splitlines() if line.startswith("VmRSS")]
        return int(held.split()[1]) / 1024

    def worked(self) -> float:
        """Seconds of the processor that the program has used, as Linux counts them."""
        assert self._process is not None
        status = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="utf-8")
        user, system = status.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process = None

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while not self._answers():
            process = self._process
            if process is None or process.poll() is not None or time.monotonic() > end:
                raise AssertionError(f"the app does not answer:\n{self.said()}")
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(self.address, timeout=1) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False
