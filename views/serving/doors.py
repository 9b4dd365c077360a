"""Opens a table for many phones: where it listens, what it says, and what each phone gets."""

import socket
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterable

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
from views.serving.request import HTTP_PORT
from views.serving.sitting import sit
from views.serving.table import KeepKey, SharedTable

EVERYWHERE = "0.0.0.0"
LIMITS = Limits()


def serve(
    options: Namespace, book: Book, now: Callable[[], str], kept: tuple[Key, KeepKey]
) -> None:
    """Until Ctrl+C, which it raises as KeyboardInterrupt. Raises Trouble.

    `kept` is the key of the table, and what keeps it.
    """
    listener = _listener(options.host or EVERYWHERE, options.port)
    port = listener.getsockname()[1]
    key, keep = kept
    further = [with_port(each, port) for each in options.address]
    address = f"http://{further[0]}" if further else launch.address_of(listener)
    invitation = Invitation(address, key.code)
    table = SharedTable(book, key, invitation, keep)

    async def app(page: ft.Page) -> None:
        await sit(page, table, now)

    write(sys.stdout, served_text(invitation))
    door = Door(key, time.monotonic, port, names_of(further))
    server.run(app, listener, door, LIMITS)


def with_port(address: str, port: int) -> str:
    """ "den" is "den:8550"; a port that stands there already stays."""
    has_port = address.rpartition("]")[2].count(":") == 1
    return address.lower() if has_port else f"{address.lower()}:{port}"


def names_of(further: Iterable[str]) -> frozenset[str]:
    """As browsers write them: they leave the usual port out."""
    usual = f":{HTTP_PORT}"
    return frozenset(name for each in further for name in (each, each.removesuffix(usual)))


def _listener(host: str, port: int | None) -> socket.socket:
    """Raises Trouble."""
    try:
        return launch.listen(host, port)
    except OSError as error:
        raise Trouble(why_deaf(host, port, error)) from error
