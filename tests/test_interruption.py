"""Ctrl+C ends the program also where Python would drop it."""

import subprocess
import sys

PATIENCE = 30

PROGRAM = """
import signal, sys
from views.console.interruption import heed_dropped

class Dying:
    def __del__(self):
        {dying}

heed_dropped()
try:
    Dying()
    signal.{waiting}
except KeyboardInterrupt:
    print("stopped")
"""


def run(dying: str, waiting: str) -> tuple[str, str]:
    """What the program says, and what it complains of."""
    program = PROGRAM.format(dying=dying, waiting=waiting)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=PATIENCE
    )
    return done.stdout, done.stderr


def test_ctrl_c_in_a_callback_ends_the_program_in_silence() -> None:
    assert run("signal.raise_signal(signal.SIGINT)", "pause()") == ("stopped\n", "")


def test_any_other_fault_in_a_callback_is_told_as_ever() -> None:
    said, complained = run("raise ValueError('a bent card')", "SIGINT")

    assert said == ""
    assert "a bent card" in complained
