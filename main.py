"""The one place where views, storage and referee meet."""

import gc
import os
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, nullcontext, suppress
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING, TypeVar

from referee.errors import NotAGame, RefereeError
from views.console.command_line import options_of
from views.console.interruption import heed_dropped
from views.console.output import in_one_line, write
from views.console.score import error_line, score_text
from views.console.trouble import (
    SENTENCES,
    Trouble,
    trouble_with,
    unread_text,
    why,
    why_deaf,
)

# The rest is imported where it is needed, so that `score` answers at once, without Flet, and the
# first page does not wait for what it does not show.
if TYPE_CHECKING:
    from referee.draft import Draft
    from referee.people import Person
    from referee.summary import Summary
    from storage.browser_library import BrowserLibrary
    from storage.document import Reading
    from storage.library import Library
    from views.book import Kept
    from views.cabinet import Aside, Cabinet
    from views.console.memory import Memory
    from views.serving.door import Key
    from views.serving.table import KeepKey

Answer = TypeVar("Answer")

MOST_READ = 64 << 20
"""Bytes of a file to score: some never end."""

QUIET = 6.0
"""Seconds from the start in which nothing is backed up."""


def main() -> int:
    """The exit status.

    0; 1 when it can not be done; 2 for a wrong command or a wrong file; 130 when it was stopped,
    unless nothing else ends it.
    """
    heed_dropped()
    try:
        options = options_of(usual_folder())
        return done(options)
    except KeyboardInterrupt:
        return STOPPED


def done(options: Namespace) -> int:
    """The exit status. Raises KeyboardInterrupt when it was stopped before its end."""
    try:
        return COMMANDS.get(options.command, start)(options)
    except Trouble as problem:
        task = TASKS.get(options.command, options.command)
        with suppress(Trouble):
            write(sys.stderr, f"Cabo Referee cannot {task}: {in_one_line(problem)}")
        return 1
    except KeyboardInterrupt:
        if options.command in ENDLESS:
            return 0
        raise


def usual_folder() -> Path:
    """A built app is told its folder; else it is the one that the system has for such data."""
    from platformdirs import user_data_path

    told = os.environ.get("FLET_APP_STORAGE_DATA")
    return Path(told) if told else user_data_path("cabo-referee", appauthor=False)


def score(options: Namespace) -> int:
    # Thousands of games are made, none of them in a circle, and the process ends soon.
    gc.disable()
    try:
        reading = read(options.file)
    except RefereeError as fault:
        write(sys.stderr, error_line(fault))
        return 2
    write(sys.stdout, score_text(reading.games, is_backup=reading.is_backup, indent=2))
    return 0


def read(file: str) -> "Reading":
    """Raises RefereeError."""
    from storage.document import read_games

    try:
        return read_games(bytes_of(file))
    except OSError as error:
        raise RefereeError("unreadable", "file") from error


def bytes_of(file: str) -> bytes:
    """All of a file; "-" is standard input. Raises OSError, also where that is closed.

    Raises NotAGame for more than any backup holds: that is not read to its end.
    """
    if file == "-" and sys.stdin is None:
        raise OSError("standard input is closed")
    with nullcontext(sys.stdin.buffer) if file == "-" else Path(file).open("rb") as source:
        content = source.read(MOST_READ + 1)
    if len(content) > MOST_READ:
        raise NotAGame("unreadable", "file")
    return content


def ask(options: Namespace) -> int:
    """Raises Trouble."""
    from views.console.rulings import rulings_json, rulings_text

    answered = rulings_json if options.json else rulings_text
    write(sys.stdout, answered(" ".join(options.words), options.edition, options.language))
    return 0


def games(options: Namespace) -> int:
    """Raises Trouble."""
    from views.console.games import games_said

    with reading(options.data) as book:
        memory = memory_of(book)
    write(sys.stdout, games_said(memory, options))
    return 0


def show(options: Namespace) -> int:
    """Raises Trouble."""
    from referee.called import sheet_as_named
    from views.console.memory import id_of
    from views.console.show import sheet_said

    with reading(options.data) as book:
        memory = memory_of(book)
        kept = book.load(id_of(options.id, memory.summaries))
    write(sys.stdout, sheet_said(sheet_as_named(kept.sheet, memory.people), options))
    return 0


def stats(options: Namespace) -> int:
    """Raises Trouble."""
    from views.console.stats import stats_said

    with reading(options.data) as book:
        memory = memory_of(book)
    write(sys.stdout, stats_said(memory, options))
    return 0


def export(options: Namespace) -> int:
    """Raises Trouble."""
    from storage.errands import export_to
    from views.console.export import export_text, left_out_text
    from views.console.progress import Progress
    from views.console.report import Report

    tell = Progress(sys.stderr, time.monotonic)
    with troubles(options.data):
        made = export_to(options.data, options.file, options.game, tell)
    report = Report(sys.stdout, sys.stderr)
    report.say(export_text(options.file, made.games))
    if made.left_out == 0:
        return report.status
    with suppress(Trouble):
        write(sys.stderr, left_out_text(made.left_out))
    return 1


def import_(options: Namespace) -> int:
    """Raises Trouble."""
    from storage.errands import import_from
    from storage.errors import BadFile, NotSaved
    from views.console.import_ import FULL, import_text
    from views.console.import_ import STOPPED as CUT_OFF
    from views.console.progress import Progress
    from views.console.report import Report

    tell = Progress(sys.stderr, time.monotonic)
    report = Report(sys.stdout, sys.stderr)
    with troubles(options.data):
        try:
            plans = import_from(options.data, options.files, now()[:10], tell)
            for file, plan in zip(options.files, plans, strict=True):
                report.say(import_text(file, plan))
        except BadFile as fault:
            write(sys.stderr, error_line(RefereeError(fault.reason, fault.place)))
            return 2
        except KeyboardInterrupt:
            raise Trouble(CUT_OFF) from None
        except NotSaved as error:
            if error.reason == "disk-full":
                raise Trouble(FULL) from error
            raise
    return report.status


def start(options: Namespace) -> int:
    """Raises Trouble."""
    # Nothing that a start makes is garbage: looking for it would take a tenth of the time. The
    # app begins to look as soon as a page is opened.
    gc.disable()
    if sys.platform == "emscripten":
        return start_in_page()

    from storage.errands import open_for_app
    from storage.safekeeping import back_up_if_old
    from views import doors

    with troubles(options.data):
        library = open_for_app(options.data)
    with closing(library):
        back_up_if_old(library, now()[:10])
        back_up_soon(library)
        doors.show(options, LibraryBook(library), now)
    return 0


def serve(options: Namespace) -> int:
    """Raises Trouble, and KeyboardInterrupt at its end."""
    from storage.library import Library
    from storage.safekeeping import back_up_if_old
    from views.serving import doors

    with troubles(options.data):
        library = Library.open(options.data)
        # Phones look at the table before one of them reads on.
        library.lists.read_on()
    with closing(library):
        if library.why_read_only:
            raise Trouble(SENTENCES["read-only"].format(folder=options.data))
        back_up_if_old(library, now()[:10])
        back_up_soon(library)
        doors.serve(options, LibraryBook(library), now, door_key(options))
    return 0


def back_up_soon(library: "Library") -> None:
    """If it is due, beside whoever plays; but the first page comes first."""
    from storage.safekeeping import back_up_if_due

    beside = Timer(QUIET, back_up_if_due, (library, now()[:10]))
    beside.daemon = True
    beside.start()


def door_key(options: Namespace) -> "tuple[Key, KeepKey]":
    """The key of the table in the folder, and what keeps it there as far as the drive lets it."""
    from storage.door_key import keep_door_key, read_door_key
    from storage.errors import NotSaved
    from views.serving.door import Key, new_key, with_new_code

    def keep(key: Key) -> None:
        with suppress(NotSaved):
            keep_door_key(options.data, asdict(key))

    kept = read_door_key(options.data)
    key = Key(**kept) if kept else new_key()
    key = with_new_code(key) if options.new_code else key
    keep(key)
    return key, keep


def publish(options: Namespace) -> int:
    """Raises Trouble."""
    from platformdirs import user_cache_path

    from storage.errors import Rejected
    from storage.platforms import files_here
    from storage.site.packages import NoPackage
    from storage.site.publish import Sources
    from storage.site.publish import publish as written
    from views.console.publish import no_package, not_a_site, published_text
    from views.launch import client_folder

    cache = user_cache_path("cabo-referee", appauthor=False)
    sources = Sources(Path(__file__).parent, client_folder(), cache)
    with troubles(options.folder):
        try:
            site = written(files_here(), sources, options.folder.absolute())
        except Rejected as fault:
            raise Trouble(not_a_site(options.folder)) from fault
        except NoPackage as fault:
            raise Trouble(no_package(fault.name, fault.why)) from fault
    write(sys.stdout, published_text(options.folder, site.size, site.first_visit))
    return 0


def preview(options: Namespace) -> int:
    """Raises Trouble, and KeyboardInterrupt at its end."""
    from storage.site.publish import MARK
    from views.console.preview import no_site
    from views.site_server import server_of

    if not (options.folder / MARK).is_file():
        raise Trouble(no_site(options.folder))
    try:
        server = server_of(options.folder, options.port)
    except OSError as error:
        raise Trouble(why_deaf("127.0.0.1", options.port, error)) from error
    with server:
        write(sys.stdout, f"The site is open at http://127.0.0.1:{server.server_port}/")
        server.serve_forever()
    return 0


COMMANDS = {
    "score": score,
    "ask": ask,
    "games": games,
    "show": show,
    "stats": stats,
    "export": export,
    "import": import_,
    "serve": serve,
    "publish": publish,
    "preview": preview,
}


ENDLESS = {None, "serve", "preview"}
"""Commands that Ctrl+C ends as it should."""
STOPPED = 130
"""The exit status that shells give whoever was stopped by Ctrl+C."""

TASKS = {None: "start", "games": "list games", "stats": "count"}
"""What a command does, where its name is no verb."""


@contextmanager
def reading(folder: Path) -> Iterator["Library"]:
    """Beside an open app too. Raises Trouble."""
    from storage.errands import open_to_read

    with troubles(folder), closing(open_to_read(folder)) as book:
        yield book
        unread = [lost.name for lost in book.damaged]
    if unread:
        with suppress(Trouble):
            write(sys.stderr, unread_text(unread))


def memory_of(book: "Library") -> "Memory":
    from referee.people import People
    from storage.rows import person_from_dict
    from views.console.memory import Memory

    persons = tuple(map(person_from_dict, book.players()))
    return Memory(book.summaries(), People(persons), persons)


@contextmanager
def troubles(folder: Path) -> Iterator[None]:
    """Turns what the store refuses into a sentence."""
    from storage.errors import StoreError

    try:
        yield
    except StoreError as error:
        raise trouble_with(folder, getattr(error, "reason", error.code), error) from error
    except OSError as error:
        raise Trouble(f"{why(error)}.") from error


def now() -> str:
    """The moment in local time, to the second, with its offset."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


class LibraryBook:
    """The library as the app asks for it: what it refuses is a code that the app has words for."""

    def __init__(self, library: "Library") -> None:
        from storage.cabinet import Cabinet

        self._library = library
        self._cabinet = Cabinet(library, lambda: now()[:10])

    @property
    def why_read_only(self) -> str:
        return self._library.why_read_only

    def summaries(self) -> "tuple[Summary, ...]":
        with refusals():
            return self._library.lists.so_far()

    def unread(self) -> int:
        with refusals():
            return self._library.lists.unread()

    def read_on(self) -> bool:
        with refusals():
            return self._library.lists.read_on()

    def load(self, game_id: str) -> "Kept":
        from views.book import Kept

        with refusals():
            return Kept(*self._library.load(game_id))

    async def settled(self) -> None:
        """On a drive everything lasts as soon as it is done."""

    def save(self, kept: "Kept") -> int:
        from storage.errors import Corrupt, NotFound

        with refusals():
            if kept.revision == 0:
                return self._library.create(kept.sheet)
            try:
                return self._library.save(kept.sheet, kept.revision)
            except (Corrupt, NotFound):
                if kept.sheet.id in (game.id for game in self._library.trash.summaries()):
                    raise
                # Its file is gone, but all that was in it is on the screen.
                return self._library.create(kept.sheet)

    def draft(self, game_id: str) -> "Draft | None":
        with refusals():
            return self._library.draft(game_id)

    def keep_draft(self, kept: "Kept", draft: "Draft") -> None:
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

    def players(self) -> "tuple[Person, ...]":
        from storage.rows import person_from_dict

        with refusals():
            return tuple(map(person_from_dict, self._library.players()))

    def keep_players(self, persons: "tuple[Person, ...]") -> None:
        from storage.rows import person_to_dict

        with refusals():
            self._library.keep_players(map(person_to_dict, persons))

    def damaged(self) -> "tuple[Aside, ...]":
        return self._library.damaged

    def ask(self, errand: "Callable[[Cabinet], Answer]") -> Answer:
        with refusals():
            return errand(self._cabinet)


class BookOfPage(LibraryBook):
    """The book of a page in which Python runs: what is done lasts once the browser has it."""

    def __init__(self, library: "BrowserLibrary") -> None:
        super().__init__(library)
        self._lasting = library

    async def settled(self) -> None:
        with refusals():
            await self._lasting.settled()


def start_in_page() -> int:
    """Python runs in the page itself, which goes on after this has returned."""
    from storage.browser_library import BrowserLibrary
    from storage.errors import NotSaved
    from storage.page_drive import PageDrive
    from storage.safekeeping import back_up_if_due, back_up_if_old
    from views import in_page

    library = BrowserLibrary(PageDrive())
    back_up_if_old(library, now()[:10])

    async def back_up() -> None:
        back_up_if_due(library, now()[:10])
        # A backup that finds no room must not take a round with it.
        with suppress(NotSaved):
            await library.settled()

    in_page.run(BookOfPage(library), now, back_up)
    return 0


@contextmanager
def refusals() -> Iterator[None]:
    """Turns what the store raises into what the app understands."""
    from storage.errors import StoreError
    from views.book import BookRefused

    try:
        yield
    except StoreError as error:
        raise BookRefused(error.word, error.file) from error


if __name__ == "__main__":
    sys.exit(main())
