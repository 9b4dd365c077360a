"""Answers of the door itself, and what every answer of a served table says to browsers."""

from collections.abc import Iterable

from views.serving.request import Message, Send

ALIKE = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
)
"""No page elsewhere may frame the app, and no address of ours is told to another machine."""
DOOR = (
    (b"cache-control", b"no-store"),
    (
        b"content-security-policy",
        b"default-src 'none'; style-src 'unsafe-inline'; form-action 'self';"
        b" frame-ancestors 'none'; base-uri 'none'",
    ),
)
LETS_OTHERS_READ = b"access-control-allow-origin"
"""Flet says it to every page there is."""


async def answer(send: Send, status: int, body: bytes, kind: str = "text/plain") -> None:
    headers = [
        (b"content-type", f"{kind}; charset=utf-8".encode()),
        (b"content-length", str(len(body)).encode()),
    ]
    await _send(send, status, headers, body)


async def moved(send: Send, path: str, cookies: Iterable[str]) -> None:
    set_cookies = [(b"set-cookie", cookie.encode()) for cookie in cookies]
    await _send(send, 303, [(b"location", path.encode()), *set_cookies], b"")


def with_own_headers(send: Send) -> Send:
    """The app's answers, for this table alone."""

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            kept = [pair for pair in message["headers"] if pair[0].lower() != LETS_OTHERS_READ]
            message = {**message, "headers": [*kept, *ALIKE]}
        await send(message)

    return sent


async def _send(send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    start = {"type": "http.response.start", "status": status}
    await send({**start, "headers": [*headers, *ALIKE, *DOOR]})
    await send({"type": "http.response.body", "body": body})
