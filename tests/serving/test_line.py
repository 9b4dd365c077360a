"""Lines between phones and the app, without a network."""

import asyncio
import time
from typing import Any

from views.serving.limits import Limits
from views.serving.line import ANSWER, HELLO, PHONE, Lines
from views.serving.request import App, Message, Receive, Scope, Send

SOON = Limits(patience=0.01, sockets=2, sockets_here=1)
CONNECT: Message = {"type": "websocket.connect"}
GONE: Message = {"type": "websocket.disconnect", "code": 1006}


def said(content: bytes) -> Message:
    return {"type": "websocket.receive", "bytes": content}


class Call:
    """A phone that says these things, and then nothing more."""

    def __init__(self, *messages: Message, address: str = "192.168.0.9") -> None:
        self.scope: Scope = {"type": "websocket", "client": (address, 1234)}
        self.sent: list[Message] = []
        self._messages = [CONNECT, *messages]

    async def receive(self) -> Message:
        if self._messages:
            return self._messages.pop(0)
        return await asyncio.Future()

    async def send(self, message: Message) -> None:
        self.sent.append(message)

    async def on(self, lines: Lines, app: App) -> "Call":
        async with asyncio.timeout(5):
            await lines.carry(app, "phone-1", self.scope, self.receive, self.send)
        return self


class Listening:
    """An app that hears all that is said."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.phone = ""
        self.client: object = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.phone, self.client = PHONE.get(), scope["client"]
        while not self.heard or self.heard[-1]["type"] != "websocket.disconnect":
            self.heard.append(await receive())


async def deaf(_: Scope, receive: Receive, send: Send) -> None:
    await asyncio.Future()


def lines(limits: Limits = SOON) -> Lines:
    return Lines(limits, time.monotonic)


async def test_the_app_hears_all_that_a_phone_says_to_its_end() -> None:
    app = Listening()

    await Call(said(HELLO), said(b"tap"), GONE).on(lines(), app)

    assert app.heard[:3] == [CONNECT, said(HELLO), said(b"tap")]


async def test_the_app_knows_the_phone_by_its_pass_and_not_by_its_address() -> None:
    app = Listening()

    await Call(said(HELLO), GONE).on(lines(), app)

    assert (app.phone, app.client) == ("phone-1", ("phone-1", 0))


async def test_a_phone_that_says_nothing_is_not_waited_for() -> None:
    app = Listening()

    call = await Call().on(lines(), app)

    assert call.sent[-1]["type"] == "websocket.close"


async def test_a_phone_that_does_not_introduce_itself_is_not_heard() -> None:
    app = Listening()

    await Call(said(b"garbage"), said(HELLO)).on(lines(), app)

    assert said(b"garbage") not in app.heard


async def test_a_phone_that_says_a_long_thing_unasked_is_not_heard() -> None:
    app, asked = Listening(), Listening()
    too_long = b"x" * (SOON.largest_said + 1)

    await Call(said(HELLO), said(too_long), GONE).on(lines(), app)
    await Call(said(HELLO), said(ANSWER + too_long), GONE).on(lines(), asked)

    assert said(too_long) not in app.heard
    assert said(ANSWER + too_long) in asked.heard


async def test_a_phone_that_says_too_much_at_once_waits() -> None:
    app, limits = Listening(), Limits(messages=0.001, burst=2)
    call = Call(said(HELLO), *(said(b"tap") for _ in range(9)))
    talk = asyncio.create_task(call.on(lines(limits), app))
    for _ in range(99):
        await asyncio.sleep(0)

    assert app.heard == [CONNECT, said(HELLO), said(b"tap"), said(b"tap")]
    talk.cancel()


async def test_an_app_that_hears_no_more_does_not_keep_the_line() -> None:
    call = await Call(said(b"garbage")).on(lines(), deaf)

    assert call.sent[-1]["type"] == "websocket.close"


async def test_there_is_room_again_when_a_line_has_ended() -> None:
    table = lines()
    for _ in range(3):
        app = Listening()
        await Call(said(HELLO), GONE).on(table, app)

        assert said(HELLO) in app.heard


async def test_without_room_the_app_is_not_called() -> None:
    table, app = lines(), Listening()
    waiting = asyncio.create_task(Call(said(HELLO)).on(table, Listening()))
    await asyncio.sleep(0)

    await Call(said(HELLO), GONE).on(table, app)

    assert app.heard == []
    waiting.cancel()
