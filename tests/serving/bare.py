"""A phone without a screen: it speaks Flet's language over a bare line."""

import asyncio
import contextlib
import http.client
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgpack  # type: ignore[import-untyped]
from websockets.asyncio.client import ClientConnection, connect

REGISTER, PATCH, EVENT, PROPS, INVOKE = 1, 2, 3, 4, 5
PATIENCE = 60.0
"""Seconds to wait for what the table sends."""
SCREEN = {"web": True, "width": 360, "height": 640, "platform": "android", "media": {}}


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


def ask(
    address: str, path: str, method: str = "GET", body: str | None = None, **headers: str
) -> Answer:
    """Exactly that path, though no browser would send it; accept_language is Accept-Language."""
    parts = urlsplit(address)
    line = http.client.HTTPConnection(parts.netloc, timeout=PATIENCE)
    try:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        line.request(method, path, body=body, headers=named)
        got = line.getresponse()
        return Answer(got.status, {k.lower(): v for k, v in got.getheaders()}, got.read())
    finally:
        line.close()


def joined(address: str, code: str) -> str:
    """The cookie of a phone that has just come in."""
    answer = ask(address, f"/join/{code}")
    assert answer.status == 303, answer
    return answer.headers["set-cookie"].partition(";")[0]


class BarePhone:
    """One open line."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.session = ""
        self.got: list[Any] = []
        """Every message, in order."""

    async def say(self, action: int, body: dict[str, Any]) -> None:
        await self.line.send(b"\x00" + msgpack.packb([action, body]))

    async def hear(self) -> Any:
        async with asyncio.timeout(PATIENCE):
            message = await self.line.recv()
        return await self._take(message)

    async def _take(self, message: str | bytes) -> Any:
        assert isinstance(message, bytes)
        action, body = msgpack.unpackb(message[1:], strict_map_key=False)
        self.got.append((action, body))
        if action == INVOKE:
            answer = {"control_id": body["control_id"], "call_id": body["call_id"]}
            await self.say(INVOKE, {**answer, "result": None, "error": None})
        return action, body

    async def register(self, route: str = "/", session: str | None = None) -> None:
        page = {"route": route, **SCREEN}
        await self.say(REGISTER, {"session_id": session, "page_name": "", "page": page})
        action, body = await self.hear()
        assert action == REGISTER, body
        self.session = body["session_id"]

    async def tap(self, key: str) -> None:
        """The thing with this key, as it was sent last."""
        number, name = [each for message in self.got for each in targets(message, key)][-1]
        await self.say(EVENT, {"target": number, "name": name, "data": None})

    async def see_target(self, key: str) -> None:
        """Hears on until a thing with this key can be tapped."""
        while not any(True for message in self.got for _ in targets(message, key)):
            await self.hear()

    async def see(self, words: str) -> None:
        """Hears on until somewhere in a message these words stand."""
        while not any(words in str(message) for message in self.got):
            await self.hear()

    async def hear_no_more(self, seconds: float = 0.5) -> None:
        """Everything that is still on its way."""
        with contextlib.suppress(TimeoutError):
            while True:
                async with asyncio.timeout(seconds):
                    message = await self.line.recv()
                await self._take(message)


def targets(sent: object, key: str) -> Iterator[tuple[int, str]]:
    """Number and event of all that has this key in a message, and can be tapped."""
    if isinstance(sent, dict):
        events = [name for name in ("click", "tap") if sent.get(f"on_{name}")]
        if sent.get("key") == key and events:
            yield sent["_i"], events[0]
        sent = list(sent.values())
    if isinstance(sent, list | tuple):
        for each in sent:
            yield from targets(each, key)


@asynccontextmanager
async def line_to(
    address: str, cookie: str = "", origin: str | None = None, at: str = "127.0.0.1"
) -> AsyncIterator[BarePhone]:
    """A line to this machine as a browser would open it, whatever name the address has for it.

    `origin` None: the page of the table itself.
    """
    place = urlsplit(address)
    headers = {"Origin": address if origin is None else origin, "Cookie": cookie}
    async with connect(
        f"ws://{place.netloc}/ws",
        host="127.0.0.1",
        port=place.port,
        additional_headers=headers,
        max_size=None,
        max_queue=None,
        compression=None,
        local_addr=(at, 0),
    ) as line:
        yield BarePhone(line)


async def awake(address: str, cookie: str) -> None:
    """Waits until the table speaks: by then it holds all that it needs for that."""
    async with line_to(address, cookie):
        pass
