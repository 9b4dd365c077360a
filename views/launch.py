"""The app as a page in the browser: where it listens, what it says, how it is served."""

import errno
import socket
import warnings
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from ipaddress import ip_address
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from views.window import App, has_display

if TYPE_CHECKING:
    from views.web_app import WebApp

ALL_ADDRESSES = ("0.0.0.0", "::")
USUAL_PORT = 8550
PORTS_TRIED = 50
TAKEN = (errno.EADDRINUSE, errno.EACCES)
LARGEST_MESSAGE = 80 << 20
"""Bytes: a file to import comes in one, and an archive may have 64 MiB."""


def client_folder() -> Path:
    """Where Flet's client for browsers lies."""
    # Only a computer has it, so not at the top.
    from flet_web import get_package_web_dir

    return Path(get_package_web_dir())


def listen(host: str, port: int | None) -> socket.socket:
    """Takes `port`; None: the usual port or the next free one. Raises OSError."""
    if port is not None:
        return take(host, port)
    for nearby in range(USUAL_PORT, USUAL_PORT + PORTS_TRIED):
        try:
            return take(host, nearby)
        except OSError as error:
            if error.errno not in TAKEN:
                raise
    return take(host, 0)


def take(host: str, port: int) -> socket.socket:
    family, _, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    return socket.create_server(place[:2], family=family)


def is_here(host: str) -> bool:
    """Whether only this machine can reach it, or nobody can as it is no address."""
    try:
        found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except OSError:
        return True
    return all(ip_address(str(place[0]).partition("%")[0]).is_loopback for *_, place in found)


def address_of(listener: socket.socket) -> str:
    """The address to open. Of a listener on all networks it is the one that a phone can reach."""
    host, port = listener.getsockname()[:2]
    if host in ALL_ADDRESSES:
        host = own_address()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_address() -> str:
    """This machine's address in the network around it. Nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def tell(text: str) -> None:
    """The app opens also where nobody can read this."""
    with suppress(OSError):
        print(text, flush=True)


def open_browser(address: str) -> None:
    """Opens the address where a browser has a display to open on. Never waits."""
    if has_display():
        Thread(target=ask_browser, args=(address,), daemon=True).start()


def ask_browser(address: str) -> None:
    with suppress(webbrowser.Error, OSError):
        browser = webbrowser.get()
        # Browsers of exactly this class run in the terminal and would take it over.
        if type(browser) is not webbrowser.GenericBrowser:
            browser.open(address)


def site_of(app: App) -> "WebApp":
    """The app as a site, for a web server in this process."""
    # A phone has no server; the window needs none.
    from views.web_app import WebApp

    return WebApp(app, client_folder())


def serve(app: App, listener: socket.socket, meanwhile: Callable[[], None] = lambda: None) -> None:
    """Serves the browser app until Ctrl+C, which it raises as KeyboardInterrupt.

    `meanwhile` is done while the browser gets its half of the app.
    """
    import uvicorn

    from views.web_app import FLETS_SERVER

    def get_ready() -> None:
        # First what a page speaks with.
        import_module(FLETS_SERVER)
        meanwhile()

    config = uvicorn.Config(
        site_of(app),
        # Its own way of logging needs a standard output, which a program without a console lacks.
        log_config=None,
        log_level="critical",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        timeout_graceful_shutdown=1,
    )
    # Of whoever ends it before it has begun.
    warnings.filterwarnings("ignore", "coroutine 'Server.serve' was never awaited")
    Thread(target=get_ready, daemon=True).start()
    uvicorn.Server(config).run(sockets=[listener])
