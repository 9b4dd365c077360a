"""A process that dies loses nothing that it has acknowledged."""

import os
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from storage.library import Library
from tests.storage.acts import ACTS, MAY_LEAVE, book_to_act_on, left_by
from tests.storage.sheets import rounds_in, sheet, with_round
from tests.storage.watched_files import Tally

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="kills as POSIX does")


def is_killed(act: str, folder: Path, due: int) -> bool:
    """A process of its own does the act and is killed at call number `due`; False: it was done."""
    child = os.fork()
    if child == 0:
        try:
            tally = Tally()
            book = book_to_act_on(folder, tally)
            tally.begin(due, lambda: os.kill(os.getpid(), signal.SIGKILL))
            ACTS[act](book)
        finally:
            os._exit(0)
    return os.WIFSIGNALED(os.waitpid(child, 0)[1])


def kill_after(acknowledged: int, folder: Path) -> int:
    """The last revision that a writer acknowledged, killed somewhere in a save after that many."""
    command = [sys.executable, "-m", "tests.storage.writer", str(folder)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        lines = [writer.stdout.readline() for _ in range(acknowledged)]
        writer.kill()
        return int([*lines, *writer.stdout.readlines()][-1])


@pytest.mark.parametrize("act", ACTS)
def test_a_kill_at_any_call_leaves_the_old_or_the_new(tmp_path: Path, act: str) -> None:
    due, killed = 0, True
    while killed:
        folder = tmp_path / str(due)
        killed = is_killed(act, folder, due)

        with closing(Library.open(folder)) as book:
            assert left_by(act, book) in MAY_LEAVE[act][not killed :]
            assert book.damaged == ()
            assert not list(folder.rglob("games/*/*.new"))
        due += 1
    assert due > 4


@pytest.mark.parametrize("kills", [8, pytest.param(500, marks=pytest.mark.long)])
def test_a_kill_at_any_moment_loses_nothing_acknowledged(tmp_path: Path, kills: int) -> None:
    dice = Random(2)
    for number in range(kills):
        folder = tmp_path / str(number // 8)
        acknowledged = kill_after(dice.randint(1, 25), folder)

        with closing(Library.open(folder)) as book:
            kept = book.load(sheet().id)
            assert kept.revision >= acknowledged
            assert rounds_in(kept.sheet) == kept.revision - 1
            assert book.damaged == ()
            book.save(with_round(kept.sheet), kept.revision)
