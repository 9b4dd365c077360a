"""Stands before the whole app: a stranger gets the page that asks for the code, and no more."""

import asyncio
import contextlib
from urllib.parse import parse_qs

from views.serving import request
from views.serving.answer import answer, moved, with_own_headers
from views.serving.door import PASS_DAYS, Door
from views.serving.join_page import full_page, join_page
from views.serving.line import Lines
from views.serving.request import App, Receive, Scope, Send

JOIN = "/join"
LARGEST_FORM = 1 << 10
"""Bytes."""
FORM_PATIENCE = 5.0
"""Seconds until a form has come."""
READING = ("GET", "HEAD")
NOT_SERVED = ("/oauth_callback", "/upload", "/docs", "/redoc", "/openapi.json")
"""What Flet and its framework would answer beside the app."""
NO_ADDRESS = b"This is no address of this table. Serve it with --address to name one more."
DAY = 24 * 60 * 60


class Gate:
    def __init__(self, app: App, door: Door, lines: Lines) -> None:
        self._app = app
        self._door = door
        self._lines = lines

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        match scope["type"]:
            case "http":
                await self._asked(scope, receive, send)
            case "websocket":
                await self._called(scope, receive, send)
            case _:
                await self._app(scope, receive, send)

    async def _asked(self, scope: Scope, receive: Receive, send: Send) -> None:
        path, method, phone = scope["path"], scope["method"], self._phone(scope)
        if not request.is_for_us(scope, self._door.names):
            await answer(send, 421, NO_ADDRESS)
        elif path == JOIN and method == "POST":
            await self._joined(scope, await form(receive), send)
        elif path.startswith(f"{JOIN}/"):
            await self._joined(scope, path.removeprefix(f"{JOIN}/"), send)
        elif path == JOIN or phone is None:
            await self._ask(scope, send, 200 if path == JOIN else 403)
        elif method not in READING:
            await answer(send, 405, b"")
        elif path.rstrip("/") in NOT_SERVED or ".." in path.split("/"):
            await answer(send, 404, b"")
        elif is_page(path) and not self._lines.has_room(phone, scope):
            await answer(send, 503, full_page(languages(scope)), "text/html")
        else:
            await self._app(scope, receive, with_own_headers(send))

    async def _called(self, scope: Scope, receive: Receive, send: Send) -> None:
        phone = self._phone(scope)
        is_ours = request.is_for_us(scope, self._door.names) and request.is_from_us(scope)
        if phone is None or not is_ours or scope["path"] != "/ws":
            await send({"type": "websocket.close", "code": 1008})
            return
        await self._lines.carry(self._app, phone, scope, receive, send)

    async def _joined(self, scope: Scope, code: str, send: Send) -> None:
        """A form on a page elsewhere could at most try codes, and learns nothing."""
        address = request.address_of(scope)
        if self._door.opens(code, address):
            await moved(send, "/", await self._pass(scope))
        elif self._door.wait_of(address) > 0:
            await self._ask(scope, send, 429, "wait")
        else:
            await self._ask(scope, send, 403, "wrong")

    async def _pass(self, scope: Scope) -> list[str]:
        """A new cookie, unless the phone has a good one: then it is the same phone as before."""
        if self._phone(scope) is not None:
            return []
        await asyncio.sleep(self._door.rest_of(request.address_of(scope)))
        age = PASS_DAYS * DAY
        shown = f"{self._door.cookie}={self._door.new_pass()}"
        return [f"{shown}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax"]

    async def _ask(self, scope: Scope, send: Send, status: int, said: str = "") -> None:
        page = join_page(languages(scope), said) if scope["method"] != "HEAD" else b""
        await answer(send, status, page, "text/html")

    def _phone(self, scope: Scope) -> str | None:
        return self._door.phone_of(request.cookies(scope))


def is_page(path: str) -> bool:
    """Whether the app begins there, and is no piece of it."""
    return "." not in path.rpartition("/")[2]


def languages(scope: Scope) -> str:
    return request.header(scope, b"accept-language")


async def form(receive: Receive) -> str:
    """The code in a form; empty for one that is too large, too slow, or no form."""
    body = b""
    try:
        async with asyncio.timeout(FORM_PATIENCE):
            is_more = True
            while is_more and len(body) <= LARGEST_FORM:
                message = await receive()
                body += message.get("body", b"")
                is_more = message.get("more_body", False)
    except TimeoutError:
        return ""
    if len(body) > LARGEST_FORM:
        return ""
    with contextlib.suppress(ValueError):
        return parse_qs(body.decode("latin-1"), max_num_fields=4).get("code", [""])[0]
    return ""
