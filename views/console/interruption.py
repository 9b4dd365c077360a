"""Ctrl+C at a moment in which Python would drop it."""

import signal
import sys
from _thread import interrupt_main
from contextlib import suppress
from threading import Timer, main_thread

LATER = 0.05
"""Seconds until that moment has passed."""


def heed_dropped() -> None:
    """From here on what Python drops, as in a callback of an import, is sent once more.

    The program would go on otherwise, and say so with a trace.
    """
    sys.unraisablehook = _hear


def _hear(dropped: "sys.UnraisableHookArgs") -> None:
    if dropped.exc_type is not KeyboardInterrupt:
        sys.__unraisablehook__(dropped)
        return
    again = Timer(LATER, _interrupt)
    again.daemon = True
    # No thread begins any more in a program that ends.
    with suppress(RuntimeError):
        again.start()


def _interrupt() -> None:
    """Also while the program waits for something, where the system can do that."""
    waiting = main_thread().ident
    if sys.platform == "win32" or waiting is None:
        interrupt_main()
    else:
        signal.pthread_kill(waiting, signal.SIGINT)
