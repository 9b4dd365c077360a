"""Opens a table for many phones: where it listens, what it says, and what each phone gets."""

import socket
import sys
import time
from argparse import Namespace
from collections.abc import Callable

import flet as ft

from views import launch
from views.book import Book
from views.console.output import write
from views.console.serve import served_text
from views.console.trouble import Trouble, why_deaf
from views.served import Invitation
from views.serving import server
from views.serving.door import Door, Key
from views.serving.limits import Limits
from views.serving.sitting import sit
from views.serving.table import KeepKey, SharedTable

EVERYWHERE = "0.0.0.0"


def serve(
    options: Namespace, book: Book, now: Callable[[], str], kept: tuple[Key, KeepKey]
) -> None:
    """Until Ctrl+C, which it raises as KeyboardInterrupt. Raises Trouble.

    `kept` is the key of the table, and what keeps it.
    """
    listener = _listener(options.host or EVERYWHERE, options.port)
    key, keep = kept
    invitation = Invitation(launch.address_of(listener), key.code)
    table = SharedTable(book, key, invitation, keep)

    async def app(page: ft.Page) -> None:
        await sit(page, table, now)

    write(sys.stdout, served_text(invitation))
    door = Door(key, time.monotonic, listener.getsockname()[1])
    server.run(app, listener, door, Limits())


def _listener(host: str, port: int | None) -> socket.socket:
    """Raises Trouble."""
    try:
        return launch.listen(host, port)
    except OSError as error:
        raise Trouble(why_deaf(host, port, error)) from error
