"""A process that dies loses nothing that it has acknowledged."""

import os
import signal
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from storage.library import Library
from tests.storage.acts import ACTS, MAY_LEAVE, book_to_act_on, left_by
from tests.storage.sheets import rounds_in, sheet, with_round
from tests.storage.watched_files import Tally
from tests.storage.writer import write_for_ever

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


def killed_writer(folder: Path, dice: Random) -> int:
    """The last revision that a writer acknowledged before it was killed at some moment."""
    ours, theirs = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(ours)
            with os.fdopen(theirs, "w") as told:
                write_for_ever(folder, told)
        finally:
            os._exit(1)
    os.close(theirs)
    with os.fdopen(ours) as told:
        lines = [told.readline() for _ in range(dice.randint(1, 25))]
        # Counting takes up to about as long as a save, so that the kill may come anywhere in it.
        sum(range(dice.randrange(50_000)))
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        return int([*lines, *told.readlines()][-1])


@pytest.mark.parametrize("act", ACTS)
def test_a_kill_at_every_write_fsync_and_rename_loses_nothing(tmp_path: Path, act: str) -> None:
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


@pytest.mark.parametrize("kills", [50, pytest.param(500, marks=pytest.mark.long)])
def test_kills_at_random_moments_lose_nothing_acknowledged(tmp_path: Path, kills: int) -> None:
    dice = Random(2)
    for number in range(kills):
        folder = tmp_path / str(number // 8)
        acknowledged = killed_writer(folder, dice)

        with closing(Library.open(folder)) as book:
            kept = book.load(sheet().id)
            assert kept.revision >= acknowledged
            assert rounds_in(kept.sheet) == kept.revision - 1
            assert book.damaged == ()
            book.save(with_round(kept.sheet), kept.revision)
