"""The way to the screen that was asked for, or that there is.

What draws the app is imported, and the book read, while the browser or the window comes up.
"""

from argparse import Namespace
from collections.abc import Callable
from contextlib import suppress
from threading import Thread

import flet as ft

from views import launch, window
from views.background import beside
from views.book import Book, BookRefused
from views.console.command_line import is_built
from views.console.trouble import Trouble, why_deaf
from views.window import App

OPEN_TO_ALL = (
    "at {host} anybody could come in. For the phones around the table there is"
    ' "main.py serve", which asks for a code.'
)


def show(options: Namespace, book: Book, now: Callable[[], str]) -> None:
    """The app with this book, until it is closed. Raises Trouble."""

    async def app(page: "ft.Page") -> None:
        await beside(get_ready)
        from views.app import start

        await start(page, book, now)

    def get_ready() -> None:
        import views.app  # noqa: F401
        from views.texts.wording import FALLBACK, whole_number
        from views.warming import name_what_comes_first

        name_what_comes_first()
        # With the first number Babel reads what all languages have in common.
        whole_number(0, FALLBACK)
        # Whoever opens the page asks again.
        with suppress(BookRefused):
            book.summaries()

    if is_built():
        window.run_built(app)
    elif not in_window(options, app, get_ready):
        in_browser(options, app, get_ready)


def in_window(options: Namespace, app: App, get_ready: Callable[[], None]) -> bool:
    """False when no window is wanted, or none came up."""
    if options.web or options.host or options.port or not window.has_display():
        return False
    Thread(target=get_ready, daemon=True).start()
    if window.open_window(app):
        return True
    launch.tell("No window can be opened here, so the app is a page in the browser.")
    return False


def in_browser(options: Namespace, app: App, get_ready: Callable[[], None]) -> None:
    """Raises Trouble."""
    host = options.host or "127.0.0.1"
    if not launch.is_here(host):
        raise Trouble(OPEN_TO_ALL.format(host=host))
    try:
        listener = launch.listen(host, options.port)
    except OSError as error:
        raise Trouble(why_deaf(host, options.port, error)) from error
    address = launch.address_of(listener)
    launch.tell(f"Cabo Referee is open at {address}")
    launch.open_browser(address)
    launch.serve(app, listener, get_ready)
