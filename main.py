"""The one place where views, storage and referee meet."""

import errno
import os
import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from platformdirs import user_data_path

from referee.draft import Draft
from referee.errors import RefereeError
from referee.summary import Summary
from storage.document import Reading, read_games
from views.book import BookRefused, Kept
from views.console.command_line import options_of
from views.console.score import error_line, score_text

# The rest is imported where it is needed, so that `score` answers at once, without Flet.
if TYPE_CHECKING:
    from storage.library import Library
    from views.launch import App


class CannotStart(Exception):
    """Why the app does not start, as a sentence for the person at the keyboard."""


def main() -> int:
    """The exit status: 0; 1 when the app cannot start; 2 for a wrong command or a wrong file."""
    options = options_of([] if is_built() else None, usual_folder())
    try:
        return score(options.file) if options.command == "score" else start(options)
    except CannotStart as problem:
        print(f"Cabo Referee cannot start: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 0


def is_built() -> bool:
    """Whether a program that was built around the app runs it: on a phone, or packed for a desk."""
    return "FLET_PLATFORM" in os.environ


def usual_folder() -> Path:
    """A built app is told its folder; else it is the one that the system has for such data."""
    told = os.environ.get("FLET_APP_STORAGE_DATA")
    return Path(told) if told else user_data_path("cabo-referee", appauthor=False)


def score(file: str) -> int:
    try:
        reading = read(file)
    except RefereeError as fault:
        write(sys.stderr, error_line(fault))
        return 2
    write(sys.stdout, score_text(reading.games, is_backup=reading.is_backup, indent=2))
    return 0


def write(stream: TextIO, text: str) -> None:
    """One text in UTF-8 and the end of its last line, whatever the terminal would choose."""
    # Whoever reads may have seen enough, as `head` does.
    with suppress(BrokenPipeError):
        stream.buffer.write(f"{text}\n".encode())
        stream.buffer.flush()


def read(file: str) -> Reading:
    """Raises RefereeError."""
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        raise RefereeError("unreadable", "file") from error
    return read_games(data)


def start(options: Namespace) -> int:
    from views import launch

    with closing(open_book(options.data)) as book:
        app = app_with(book)
        if is_built():
            launch.run_built(app)
        elif not in_window(options, app):
            in_browser(options, app)
    return 0


def open_book(folder: Path) -> "Library":
    """Raises CannotStart."""
    from storage.errors import Locked, StoreError
    from storage.library import Library

    try:
        return Library.open(folder)
    except Locked as error:
        problem = f"it is open already with the games in {folder}."
        raise CannotStart(f"{problem} Other games: --data FOLDER") from error
    except (StoreError, OSError) as error:
        problem = f"the games in {folder} cannot be opened ({why(error.__cause__ or error)})."
        raise CannotStart(f"{problem} Another folder: --data FOLDER") from error


def app_with(book: "Library") -> "App":
    import flet as ft

    from views.app import start as show

    async def app(page: ft.Page) -> None:
        await show(page, LibraryBook(book), now)

    return app


def now() -> str:
    """The moment in local time, to the second, with its offset."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


class LibraryBook:
    """The library as the app asks for it: what it refuses is a code that the app has words for."""

    def __init__(self, library: "Library") -> None:
        self._library = library

    @property
    def is_read_only(self) -> bool:
        return self._library.is_read_only

    def summaries(self) -> tuple[Summary, ...]:
        with refusals():
            return self._library.summaries()

    def load(self, game_id: str) -> Kept:
        with refusals():
            return Kept(*self._library.load(game_id))

    def save(self, kept: Kept) -> int:
        with refusals():
            if kept.revision == 0:
                return self._library.create(kept.sheet)
            return self._library.save(kept.sheet, kept.revision)

    def draft(self, game_id: str) -> Draft | None:
        with refusals():
            return self._library.draft(game_id)

    def keep_draft(self, kept: Kept, draft: Draft) -> None:
        with refusals():
            self._library.keep_draft(kept.sheet.id, draft, kept.revision)

    def drop_draft(self, game_id: str) -> None:
        with refusals():
            self._library.drop_draft(game_id)

    def settings(self) -> Mapping[str, object]:
        with refusals():
            return self._library.settings()

    def keep_settings(self, settings: Mapping[str, object]) -> None:
        with refusals():
            self._library.keep_settings(settings)

    def damaged(self) -> tuple[str, ...]:
        return tuple(damaged.name for damaged in self._library.damaged)


@contextmanager
def refusals() -> Iterator[None]:
    """Turns what the store raises into what the app understands."""
    from storage.errors import NotRead, NotSaved, StoreError

    try:
        yield
    except (NotSaved, NotRead) as error:
        raise BookRefused(error.reason) from error
    except StoreError as error:
        raise BookRefused(error.code) from error


def in_window(options: Namespace, app: "App") -> bool:
    """False when no window is wanted, or none came up."""
    from views import launch

    if options.web or options.host or options.port or not launch.has_display():
        return False
    if launch.open_window(app):
        return True
    print("No window can be opened here, so the app is a page in the browser.")
    return False


def in_browser(options: Namespace, app: "App") -> None:
    """Raises CannotStart."""
    from views import launch

    host = options.host or "127.0.0.1"
    try:
        listener = launch.listen(host, options.port)
    except OSError as error:
        raise CannotStart(why_deaf(host, options.port, error)) from error
    address = launch.address_of(listener)
    print(f"Cabo Referee is open at {address}", flush=True)
    launch.open_browser(address)
    launch.serve(app, listener)


def why_deaf(host: str, port: int | None, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is taken. Another: --port N"
    return f"it cannot listen at {host} ({why(error)})."


def why(error: BaseException) -> str:
    """The system's own words where it has some."""
    if not isinstance(error, OSError) or error.errno is None:
        return str(error)
    return os.strerror(error.errno) if error.errno > 0 else str(error.strerror)


if __name__ == "__main__":
    sys.exit(main())
