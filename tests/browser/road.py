"""The network between a phone and the app, which a test may cut or silence."""

import contextlib
import socket
from threading import Thread
from typing import NamedTuple, Self

from tests.browser.server import Server

PIECE = 1 << 16
"""Bytes that are carried at once."""


class Ends(NamedTuple):
    phone: socket.socket
    app: socket.socket


class Road:
    """Carries to a server what comes to its own address, as long as the block lasts."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._door = socket.create_server(("127.0.0.1", 0))
        self._carried: list[Ends] = []
        self._silent: set[Ends] = set()
        self._is_open = True

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def cut(self) -> None:
        """Both ends of every connection learn that it is over, and there is no way until `mend`."""
        self._is_open = False
        for end in [end for ends in self._carried for end in ends]:
            # A thread that waits for an end is not woken by `close` alone.
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._carried.clear()

    def silence(self) -> None:
        """The same, but neither end is told."""
        self._is_open = False
        self._silent.update(self._carried)

    def mend(self) -> None:
        """Whoever connects from now on is carried."""
        self._is_open = True

    def __enter__(self) -> Self:
        Thread(target=self._open, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()
        self.cut()

    def _open(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                phone, _ = self._door.accept()
                if not self._is_open:
                    phone.close()
                    continue
                ends = Ends(phone, socket.create_connection(("127.0.0.1", self._server.port)))
                self._carried.append(ends)
                Thread(target=self._carry, args=(ends, *ends), daemon=True).start()
                Thread(target=self._carry, args=(ends, *reversed(ends)), daemon=True).start()

    def _carry(self, ends: Ends, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while piece := source.recv(PIECE):
                if ends not in self._silent:
                    target.sendall(piece)
        if ends not in self._silent:
            with contextlib.suppress(OSError):
                target.shutdown(socket.SHUT_WR)
