"""`python main.py` as somebody at a keyboard meets it: what it says, and how it ends."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

MAIN = Path(__file__).parents[1] / "main.py"
PATIENCE = 60
"""Seconds until a program that hangs is a failure."""


def environment(home: Path, **more: str) -> dict[str, str]:
    """That of a machine without a display where nothing was downloaded yet."""
    kept = {name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ}
    return kept | {"HOME": str(home), "XDG_DATA_HOME": str(home), "BROWSER": "true"} | more


def run(home: Path, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """A program that ends by itself."""
    command = [sys.executable, str(MAIN), *map(str, arguments)]
    return subprocess.run(
        command, env=environment(home), cwd=home, capture_output=True, text=True, timeout=PATIENCE
    )


class Program:
    """The app, from the line that says where it is open."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.said: list[str] = []

    def address(self) -> str:
        assert self._process.stdout
        for line in self._process.stdout:
            self.said.append(line.strip())
            if found := re.search(r"is open at (http://\S+)", line):
                return found[1]
        raise AssertionError(f"it ended: {self.said} {self._process.communicate()[1]}")

    def stop(self) -> tuple[int, str]:
        """Ctrl+C: the exit status, and what it said of errors."""
        self._process.send_signal(signal.SIGINT)
        _, errors = self._process.communicate(timeout=PATIENCE)
        return self._process.returncode, errors


@contextmanager
def started(home: Path, *arguments: str | Path, **more: str) -> Iterator[Program]:
    process = subprocess.Popen(
        [sys.executable, str(MAIN), *map(str, arguments)],
        env=environment(home, **more),
        cwd=home,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield Program(process)
    finally:
        process.kill()
        process.communicate()
