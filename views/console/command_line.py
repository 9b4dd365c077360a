"""What can be asked for on the command line."""

import os
from argparse import (
    SUPPRESS,
    ArgumentParser,
    ArgumentTypeError,
    Namespace,
    RawDescriptionHelpFormatter,
)
from pathlib import Path

from views.console.ask import ABOUT as ASK
from views.console.ask import add_ask
from views.console.export import ABOUT as EXPORT
from views.console.export import add_export
from views.console.import_ import ABOUT as IMPORT
from views.console.import_ import add_import
from views.console.past import GAMES, SHOW, STATS, add_games, add_show, add_stats
from views.console.preview import ABOUT as PREVIEW
from views.console.preview import add_preview
from views.console.publish import ABOUT as PUBLISH
from views.console.publish import add_publish
from views.console.serve import ABOUT as SERVE
from views.console.serve import add_serve

ABOUT = """\
Keeps score of Cabo and Cabanga! at a table with real cards.

Without a command it starts the app: in a window where there is a display and Flet's
desktop client can be had, else as a page in the browser, and says which address to open.
Nothing but that client is fetched from the internet, once. Ctrl+C ends the app."""

ABOUT_SCORE = """\
Prints what the referee makes of a game or a backup, as JSON. For a file that is
neither it prints one line "error: PLACE: CODE" and ends with exit status 2."""

LARGEST_PORT = 65535
LONGEST_PORT = len(str(LARGEST_PORT))


def is_built() -> bool:
    """Whether a program that was built around the app runs it: on a phone, or packed for a desk."""
    return "FLET_PLATFORM" in os.environ


def options_of(usual_folder: Path) -> Namespace:
    """Those of this process. Ends it when they are wrong or ask for help."""
    parser = ArgumentParser(
        prog="main.py", description=ABOUT, formatter_class=RawDescriptionHelpFormatter
    )
    _add_places(parser, usual_folder)
    commands = parser.add_subparsers(dest="command", title="commands", metavar="COMMAND")
    score = commands.add_parser("score", help=ABOUT_SCORE, description=ABOUT_SCORE)
    score.add_argument("file", metavar="FILE", help="a game or a backup; - for standard input")
    add_ask(commands.add_parser("ask", help=ASK, description=ASK))
    add_games(_with_data(commands.add_parser("games", help=GAMES, description=GAMES)))
    add_show(_with_data(commands.add_parser("show", help=SHOW, description=SHOW)))
    add_stats(_with_data(commands.add_parser("stats", help=STATS, description=STATS)))
    add_export(_with_data(commands.add_parser("export", help=EXPORT, description=EXPORT)))
    add_import(_with_data(commands.add_parser("import", help=IMPORT, description=IMPORT)))
    add_serve(_with_data(commands.add_parser("serve", help=SERVE, description=SERVE)))
    add_publish(commands.add_parser("publish", help=PUBLISH, description=PUBLISH))
    add_preview(commands.add_parser("preview", help=PREVIEW, description=PREVIEW))
    return parser.parse_args([] if is_built() else None)


def _with_data(command: ArgumentParser) -> ArgumentParser:
    """The folder may be said before the command or after it."""
    command.add_argument(
        "--data", type=_folder, default=SUPPRESS, metavar="FOLDER", help="where the games are kept"
    )
    return command


def _add_places(parser: ArgumentParser, usual_folder: Path) -> None:
    parser.add_argument(
        "--data",
        type=_folder,
        default=usual_folder,
        metavar="FOLDER",
        help="where the games are kept (now: %(default)s)",
    )
    parser.add_argument("--web", action="store_true", help="the page in the browser, no window")
    parser.add_argument(
        "--host",
        help="an address of this machine alone (127.0.0.1); for other devices there is serve",
    )
    parser.add_argument(
        "--port", type=_port, metavar="N", help="the port of the page (8550, or the next free one)"
    )


def _folder(text: str) -> Path:
    """Nothing, as a variable of a shell may give, would be the folder of this moment."""
    if text:
        return Path(text)
    raise ArgumentTypeError("that is no folder")


def _port(text: str) -> int:
    if text.isdecimal() and len(text) <= LONGEST_PORT and 0 < int(text) <= LARGEST_PORT:
        return int(text)
    raise ArgumentTypeError(f"{text} is no port (1 to {LARGEST_PORT})")
