"""A published site, handed out to this machine alone, to try it."""

from argparse import ArgumentParser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

ABOUT = """\
Hands out a site that "publish" has written, to this machine alone, until Ctrl+C."""

USUAL_PORT = 8551


class Handler(SimpleHTTPRequestHandler):
    """Says what each file is also where the system does not know."""

    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Nobody wants to read every request."""


def add_preview(parser: ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="what publish has written")
    parser.add_argument("--port", type=int, default=USUAL_PORT, metavar="N", help="now: %(default)s")


def server_of(folder: Path, port: int) -> ThreadingHTTPServer:
    """Not yet serving. Raises OSError."""
    return ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, directory=str(folder)))
