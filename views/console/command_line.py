"""What can be asked for on the command line."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from pathlib import Path

ABOUT = """\
Keeps score of Cabo and Cabanga! at a table with real cards.

Without a command it starts the app: in a window where there is a display and Flet's
desktop client can be had, else as a page in the browser, and says which address to open.
Nothing but that client is fetched from the internet, once. Ctrl+C ends the app."""

ABOUT_SCORE = """\
Prints what the referee makes of a game or a backup, as JSON. For a file that is
neither it prints one line "error: PLACE: CODE" and ends with exit status 2."""

LARGEST_PORT = 65535


def options_of(arguments: Sequence[str] | None, usual_folder: Path) -> Namespace:
    """`arguments` None: those of this process. Ends it when they are wrong or ask for help."""
    parser = ArgumentParser(
        prog="main.py", description=ABOUT, formatter_class=RawDescriptionHelpFormatter
    )
    _add_places(parser, usual_folder)
    commands = parser.add_subparsers(dest="command", title="commands", metavar="COMMAND")
    score = commands.add_parser("score", help=ABOUT_SCORE, description=ABOUT_SCORE)
    score.add_argument("file", metavar="FILE", help="a game or a backup; - for standard input")
    return parser.parse_args(arguments)


def _add_places(parser: ArgumentParser, usual_folder: Path) -> None:
    parser.add_argument(
        "--data",
        type=Path,
        default=usual_folder,
        metavar="FOLDER",
        help="where the games are kept (now: %(default)s)",
    )
    parser.add_argument("--web", action="store_true", help="the page in the browser, no window")
    parser.add_argument(
        "--host",
        help="the address at which the page is served (127.0.0.1, which nobody else can reach);"
        " 0.0.0.0 lets in everybody on the same network",
    )
    parser.add_argument(
        "--port", type=_port, metavar="N", help="the port of the page (8550, or the next free one)"
    )


def _port(text: str) -> int:
    if text.isdecimal() and 0 < int(text) <= LARGEST_PORT:
        return int(text)
    raise ArgumentTypeError(f"{text} is no port (1 to {LARGEST_PORT})")
