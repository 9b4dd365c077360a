"""The speaker of WebSocket at a served table: it hears nobody who takes nothing of what it says."""

from typing import cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from views.serving.request import Message


class Earshot(WebSocketsSansIOProtocol):
    """Else the answers to a phone that only talks would pile up without an end."""

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        # Nobody waits for the rest to be taken: who gave no sign of life will not take it.
        self.transport.abort()

    async def receive(self) -> Message:  # type: ignore[override]
        message = cast(Message, await super().receive())
        if not self.writable.is_set():
            self.transport.pause_reading()
        return message
