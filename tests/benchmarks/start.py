"""How long the book takes to open with many games, and how much memory it needs then."""

import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
STARTS = 5

OPEN = """
import sys
from pathlib import Path
from time import perf_counter
from storage.library import Library
before = perf_counter()
book = Library.open(Path(sys.argv[1]))
games = len(book.summaries())
print(perf_counter() - before, games, *[
    line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM")
])
"""
BARE = """
print(*[line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM")])
"""


class Start(NamedTuple):
    seconds: float
    memory: float
    """MB over the bare interpreter, at most."""


def with_index(folder: Path) -> Start:
    """The median of some starts, each in a process of its own."""
    starts = [start(folder) for _ in range(STARTS)]
    return Start(median(one.seconds for one in starts), median(one.memory for one in starts))


def without_index(folder: Path) -> Start:
    """One start; it leaves an index behind."""
    (folder / "index.json").unlink()
    return start(folder)


def start(folder: Path) -> Start:
    seconds, _, memory = said_by(OPEN, str(folder))
    [bare] = said_by(BARE)
    return Start(float(seconds), (int(memory) - int(bare)) / 1024)


def said_by(program: str, *arguments: str) -> list[str]:
    command = [sys.executable, "-c", program, *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.split()
