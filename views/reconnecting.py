"""A page whose line broke goes on with the same session, and all that is on it goes on too.

Flet alone leaves it to chance: while it believes in the old line the page gets a new session, a
line that breaks while something is sent keeps its session for ever, a page that comes back
unchanged is deaf to all that changes later, and a sheet that was open lies there twice.
"""

import asyncio
import contextlib
import itertools
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeVar

import msgpack  # type: ignore[import-untyped]

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Site = Callable[[Scope, Receive, Send], Awaitable[None]]
Done = TypeVar("Done")

ASKED = b"\x02"
"""Whether anybody is here: asked by `assets/line.js` of a line that is silent, answered alike.
Flet's own messages begin with 0 or 1."""
ANEW = b"\x03"
"""Told a page that had better be loaded anew; its session waits for it."""
AGAIN = b"&again"
"""At the end of the address of every line of a page but the first."""
GONE = {"type": "websocket.disconnect", "code": 1006}
PATIENCE = 5.0
"""Seconds until the app has put an old line away; after that the page gets a new session."""
KEPT_BY_THE_PAGE = ("Page", "Window")
"""What Flet's client changes in place and tells the app of: it has listened all the time."""


class Reconnecting:
    """Goes before a site of Flet."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._lines: dict[bytes, Line] = {}
        """By what pages call themselves: a random name that is no secret of a session."""
        self._number = itertools.count(1)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._site(scope, receive, send)
            return
        address = scope.get("query_string", b"")
        page = address.removesuffix(AGAIN)
        if page:
            await self._cut(page)
        line = Line(receive, send, next(self._number), is_first=page == address)
        self._lines[page] = line
        try:
            await self._site(scope, line.receive, line.send)
        finally:
            line.is_over.set()
            if self._lines.get(page) is line:
                del self._lines[page]

    async def _cut(self, page: bytes) -> None:
        """Ends the lines that a page has had, though nothing has been heard of their end."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while before := self._lines.get(page):
                    before.cut()
                    await before.is_over.wait()


class Line:
    """From one page to the app, until the page has another one."""

    def __init__(self, receive: Receive, send: Send, number: int, *, is_first: bool) -> None:
        self._receive = receive
        self._send = send
        self._number = number
        self._is_first = is_first
        self._is_cut = asyncio.get_running_loop().create_future()
        self._is_registered = False
        self.is_over = asyncio.Event()
        """Whether the app has put it away."""

    def cut(self) -> None:
        if not self._is_cut.done():
            self._is_cut.set_result(None)

    async def receive(self) -> Message:
        message = await self._unless_cut(self._receive()) or GONE
        while message.get("bytes") == ASKED:
            await self.send({"type": "websocket.send", "bytes": ASKED})
            message = await self._unless_cut(self._receive()) or GONE
        return message

    async def send(self, message: Message) -> None:
        """What comes too late is nobody's fault: the app learns of the end by `receive`."""
        packet = message.get("bytes")
        if packet and packet != ASKED and not self._is_registered:
            self._is_registered = True
            message = {**message, "bytes": self._welcome(packet)}
        with contextlib.suppress(OSError):
            await self._unless_cut(self._send(message))

    def _welcome(self, packet: bytes) -> bytes:
        """The whole page, as Flet sends it first of all."""
        said = msgpack.unpackb(packet[1:], strict_map_key=False)
        if not self._is_first and has_open_sheet(said):
            return ANEW
        mark(said, self._number)
        return packet[:1] + bytes(msgpack.packb(said))

    async def _unless_cut(self, doing: Awaitable[Done]) -> Done | None:
        done = asyncio.ensure_future(doing)
        await asyncio.wait({done, self._is_cut}, return_when=asyncio.FIRST_COMPLETED)
        if done.done():
            return done.result()
        done.cancel()
        return None


def has_open_sheet(said: Any) -> bool:
    """Flet's client would lay it there once more, above one that hears nothing."""
    page = said[1]["page_patch"] or {}
    sheets = page.get("_dialogs", {}).get("controls", [])
    return any(sheet.get("open") for sheet in sheets)


def mark(said: object, number: int) -> None:
    """Every control says on which line it came.

    Flet's client makes its controls anew when a page comes back, but whoever listened to one that
    is equal by value stays with the old one, which never changes again. So none may be equal.
    """
    if isinstance(said, list):
        for each in said:
            mark(each, number)
    elif isinstance(said, dict):
        for each in [*said.values()]:
            mark(each, number)
        if said.get("_c") not in (None, *KEPT_BY_THE_PAGE):
            said["came_on_line"] = number
