"""Hands out a published site to this machine alone."""

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm"}
"""Not every system knows them, and a browser runs nothing that is called otherwise."""


class Handler(SimpleHTTPRequestHandler):
    """Nobody wants to read every request."""

    def guess_type(self, path: str) -> str:  # type: ignore[override]
        return TYPES.get(Path(path).suffix) or super().guess_type(path)

    def log_message(self, *_: object) -> None:
        return None


def server_of(folder: Path, port: int) -> ThreadingHTTPServer:
    """Not yet serving; port 0: any free one. Raises OSError."""
    return ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, directory=str(folder)))
