"""How long the book takes to open with many games, and how much memory it needs then."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from statistics import median
from time import sleep
from typing import NamedTuple

from storage.library import Library
from tests.benchmarks.clock import seconds
from tests.storage.sheets import with_round

ROOT = Path(__file__).parents[2]
STARTS = 5
BETWEEN_SAVES = 0.05

OPEN = """
import sys
from pathlib import Path
from time import perf_counter
from storage.library import Library
before = perf_counter()
book = Library.open(Path(sys.argv[1]))
book.lists.so_far()
first = perf_counter() - before
book.summaries()
print(first, perf_counter() - before, *[
    line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM")
])
"""
BARE = """
print(*[line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM")])
"""


class Start(NamedTuple):
    first: float
    """Seconds until lists can be shown, with the newest games in them."""
    whole: float
    """Seconds until all games are in them."""
    memory: float
    """MB over the bare interpreter, at most."""


class Saves(NamedTuple):
    """Seconds of one save."""

    usual: float
    slowest: float


def with_index(folder: Path) -> Start:
    """The median of some starts, each in a process of its own."""
    starts = [start(folder) for _ in range(STARTS)]
    return Start(*(median(figures) for figures in zip(*starts, strict=True)))


def without_index(folder: Path) -> Start:
    """One start; it leaves an index behind."""
    (folder / "index.json").unlink()
    return start(folder)


def saves_meanwhile(folder: Path) -> Saves:
    """While another thread reads all games, because there is no index."""
    (folder / "index.json").unlink()
    taken = []
    with closing(Library.open(folder)) as book, ThreadPoolExecutor(1) as beside:
        reading = beside.submit(book.lists.read_all)
        kept = book.load(book.lists.so_far()[0].id)
        played, revision = with_round(kept.sheet), kept.revision
        while not reading.done():
            taken.append(seconds(partial(book.save, played, revision)))
            book.save(kept.sheet, revision + 1)
            revision += 2
            sleep(BETWEEN_SAVES)
    return Saves(median(taken), max(taken))


def start(folder: Path) -> Start:
    first, whole, memory = said_by(OPEN, str(folder))
    [bare] = said_by(BARE)
    return Start(float(first), float(whole), (int(memory) - int(bare)) / 1024)


def said_by(program: str, *arguments: str) -> list[str]:
    command = [sys.executable, "-c", program, *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.split()
