"""The app in a window of its own, where there can be one, or in the program built around it."""

import os
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPException
from importlib import import_module
from pathlib import Path
from tarfile import TarError
from zipfile import BadZipFile

import flet as ft
from flet.utils import get_bool_env_var

App = Callable[["ft.Page"], Awaitable[None]]

ASSETS = str(Path(__file__).parent.parent / "assets")
PATIENCE = 5.0
"""Seconds that a download may stand still before it counts as impossible."""
NO_WINDOW = (ImportError, OSError, RuntimeError, EOFError, HTTPException, TarError, BadZipFile)
"""What fetching, unpacking and starting the desktop client raise when they fail."""


def has_display() -> bool:
    """Whether to try a window. Where FLET_FORCE_WEB_SERVER is set, Flet itself would not."""
    if get_bool_env_var("FLET_FORCE_WEB_SERVER"):
        return False
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY"))


def open_window(app: App) -> bool:
    """Shows the app in a window until that is closed. False when no window came up."""
    was_shown = False

    async def seen(page: "ft.Page") -> None:
        nonlocal was_shown
        was_shown = True
        await app(page)

    with suppress(*NO_WINDOW), own_signals():
        fetch_client()
        ft.run(seen, assets_dir=ASSETS, no_cdn=True)
    return was_shown


@contextmanager
def own_signals() -> Iterator[None]:
    """Takes back the signals that Flet keeps for a loop that is closed by then.

    Flet swallows Ctrl+C, and gives the signal to the system when it does; so it is raised here.
    """
    kept = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        was_stopped = signal.getsignal(signal.SIGINT) is signal.SIG_DFL
        for number, handler in kept.items():
            signal.signal(number, handler)
    if was_stopped:
        raise KeyboardInterrupt


def fetch_client() -> None:
    """Downloads Flet's desktop client unless it is here already. Raises one of NO_WINDOW."""
    if os.environ.get("FLET_VIEW_PATH"):
        return
    # Absent on phones, so not at the top.
    desktop = import_module("flet_desktop")
    usual = socket.getdefaulttimeout()
    socket.setdefaulttimeout(PATIENCE)
    try:
        desktop.ensure_client_cached()
    finally:
        socket.setdefaulttimeout(usual)


def run_built(app: App) -> None:
    """Runs the app inside the program that was built around it, which has a screen of its own."""
    ft.run(app, assets_dir=ASSETS)
