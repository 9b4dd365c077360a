"""The speaker of HTTP at a served table: it counts who comes, and waits for nobody for ever."""

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from views.serving.crowd import Crowd, neighbourhood
from views.serving.limits import Limits


def doorstep(limits: Limits) -> type[H11Protocol]:
    """One for all connections of a server."""
    crowd = Crowd(limits.connections, limits.connections_here)

    class Doorstep(H11Protocol):
        """A connection counts here until it ends, or becomes a line."""

        _address = ""
        _alarm: asyncio.TimerHandle | None = None
        _seen: Any = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            address = neighbourhood(self.client[0]) if self.client else ""
            if not crowd.enter(address):
                transport.abort()
                return
            self._address = address
            self._alarm = self.loop.call_later(limits.patience, self._look)

        def connection_lost(self, exc: Exception | None) -> None:
            self._uncount()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self, event: Any) -> None:
            self._uncount()
            super().handle_websocket_upgrade(event)

        def _look(self) -> None:
            """Whoever has asked for nothing since the last look has to go."""
            cycle = self.cycle
            if cycle is self._seen and (cycle is None or cycle.response_complete):
                self.transport.abort()
                return
            self._seen = cycle
            self._alarm = self.loop.call_later(limits.patience, self._look)

        def _uncount(self) -> None:
            if self._alarm is not None:
                self._alarm.cancel()
                self._alarm = None
                crowd.leave(self._address)

    return Doorstep
