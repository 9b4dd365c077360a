"""A static host behind a line that stands still when it has carried so much, and then breaks."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Event, Lock, Thread
from typing import IO, Any

from views.site_server import Handler

BITE = 65536
"""Bytes at once."""


class Line:
    def __init__(self, carries: int) -> None:
        """`carries`: bytes."""
        self._left = carries
        self._lock = Lock()
        self._breaks = Event()
        self._is_mended = False
        self.asked: list[str] = []
        """Paths, whether they came or not."""

    def carries(self, content: bytes) -> bool:
        """Answers when it does, or when it is broken."""
        with self._lock:
            self._left -= len(content)
        if self._left >= 0 or self._is_mended:
            return True
        self._breaks.wait()
        return False

    def cut(self) -> None:
        self._breaks.set()

    def mend(self) -> None:
        self._is_mended = True


class HandlerOnLine(Handler):
    def __init__(self, *given: Any, line: Line, **named: Any) -> None:
        self._line = line
        super().__init__(*given, **named)

    def copyfile(self, source: IO[bytes], outputfile: IO[bytes]) -> None:  # type: ignore[override]
        self._line.asked.append(self.path)
        while (content := source.read(BITE)) and self._line.carries(content):
            outputfile.write(content)


@contextmanager
def on_line(site: Path, line: Line) -> Iterator[str]:
    """The address of the site."""
    handler = partial(HandlerOnLine, line=line, directory=str(site))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        server.daemon_threads = True
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        line.cut()
        server.shutdown()
