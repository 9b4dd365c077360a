"""The lines on which phones and the app talk: how many, how fast, and how they end."""

import asyncio
import contextlib
from contextvars import ContextVar

from views.serving.crowd import Crowd
from views.serving.limits import Bucket, Buckets, Clock, Limits
from views.serving.request import App, Message, Receive, Scope, Send, address_of

PHONE: ContextVar[str] = ContextVar("phone", default="")
"""Which phone the app talks to, as its pass says: nothing that a phone sends can change it."""

GRACE = 30.0
"""Seconds that the app gets to put away a page whose phone has gone. It needs none, unless it is
very busy; cut off meanwhile, it would take the phone to be here for ever."""
HELLO = b"\x00\x92\x01"
"""How Flet's client introduces itself, as MessagePack: [1, ...]. The app would wait for ever for
the end of a line that begins otherwise."""
ANSWER = b"\x00\x92\x05"
"""How an answer to the app begins; no other message is a long one."""
GONE = {"type": "websocket.disconnect", "code": 1001}
TOO_MUCH = {"type": "websocket.close", "code": 1008}


class Lines:
    def __init__(self, limits: Limits, clock: Clock) -> None:
        self._limits = limits
        self._clock = clock
        self._crowd = Crowd(limits.sockets, limits.sockets_here)
        self._phones = Crowd(limits.sockets, limits.sockets_of_phone)
        self._visits = Buckets(limits.visits, limits.first_visits, clock)

    def has_room(self, phone: str, scope: Scope) -> bool:
        """For one more line of that phone."""
        return self._crowd.has_room(address_of(scope)) and self._phones.has_room(phone)

    async def carry(self, app: App, phone: str, scope: Scope, receive: Receive, send: Send) -> None:
        """One line, from its beginning to its end."""
        with (
            self._crowd.room(address_of(scope)) as is_here,
            self._phones.room(phone) as is_of_phone,
        ):
            if not (is_here and is_of_phone):
                await send(TOO_MUCH)
                return
            # Flet finds a session by its id and by where its phone is; so that a session id that
            # somebody has seen or guessed leads nowhere, the phone is where its pass is.
            of_phone = {**scope, "client": (phone, 0)}
            await asyncio.sleep(self._visits.take(phone))
            line = Line(receive, send, self._limits, self._clock)
            PHONE.set(phone)
            talk = asyncio.create_task(_talk(app, of_phone, line))
            news = asyncio.create_task(line.hear())
            await asyncio.wait({talk, news}, return_when=asyncio.FIRST_COMPLETED)
            await line.end()
            if line.is_begun:
                await asyncio.wait({talk}, timeout=GRACE)
            for task in (talk, news):
                task.cancel()


async def _talk(app: App, scope: Scope, line: "Line") -> None:
    with contextlib.suppress(OSError):
        await app(scope, line.receive, line.send)


class Line:
    """Hears a phone even while the app does not listen, so that its end is always noticed."""

    def __init__(self, receive: Receive, send: Send, limits: Limits, clock: Clock) -> None:
        self._receive = receive
        self._send = send
        self._patience = limits.patience
        self._largest_said = limits.largest_said
        self._bucket = Bucket(limits.messages, limits.burst, clock)
        self._heard: asyncio.Queue[Message] = asyncio.Queue(1)
        self.is_begun = False
        """Whether the phone has introduced itself; else the app has nothing to put away."""

    async def hear(self) -> None:
        """Until the phone has gone, does not introduce itself, or the app takes no more."""
        with contextlib.suppress(TimeoutError):
            await self._pass_on(await self._receive())
            message = await asyncio.wait_for(self._receive(), self._patience)
            self.is_begun = _said(message).startswith(HELLO)
            while self.is_begun and self._is_heard(message):
                await self._pass_on(message)
                await asyncio.sleep(self._bucket.take())
                message = await self._receive()

    def _is_heard(self, message: Message) -> bool:
        said = _said(message)
        is_short = len(said) <= self._largest_said or said.startswith(ANSWER)
        return is_short and message["type"] != "websocket.disconnect"

    async def _pass_on(self, message: Message) -> None:
        await asyncio.wait_for(self._heard.put(message), self._patience)

    async def receive(self) -> Message:
        return await self._heard.get()

    async def send(self, message: Message) -> None:
        """What comes too late is nobody's fault: the app learns of the end by `receive`."""
        with contextlib.suppress(OSError):
            await self._send(message)

    async def end(self) -> None:
        """Closes it at both ends, after what was heard last."""
        with contextlib.suppress(TimeoutError):
            await self._pass_on(GONE)
        with contextlib.suppress(OSError, RuntimeError):
            await self._send(TOO_MUCH)


def _said(message: Message) -> bytes:
    return message.get("bytes") or b""
