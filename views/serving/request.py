"""What a request says of itself, as ASGI hands it over, and whether it is one of this machine's."""

import socket
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from views.serving.crowd import neighbourhood

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

HERE = ("127.0.0.1", "::1")
HTTP_PORT = 80


def header(scope: Scope, name: bytes) -> str:
    """Empty: it is not there, or not once."""
    found = [value for each, value in scope["headers"] if each == name]
    return str(found[0].decode("latin-1")) if len(found) == 1 else ""


def cookies(scope: Scope) -> str:
    """All of them: a browser may send several lines."""
    lines = [value for name, value in scope["headers"] if name == b"cookie"]
    return "; ".join(line.decode("latin-1") for line in lines)


def address_of(scope: Scope) -> str:
    """Where it comes from."""
    client = scope.get("client")
    return neighbourhood(client[0]) if client else ""


def is_for_us(scope: Scope, names: frozenset[str]) -> bool:
    """Whether this machine was asked for by an address or a name of its own, or by one of `names`.

    Else a page elsewhere could give its own name our address, and read what we answer.
    """
    host = header(scope, b"host").lower()
    return host in names or host in own_hosts(scope)


def is_from_us(scope: Scope) -> bool:
    """Whether the page that asks is one of ours."""
    host = header(scope, b"host").lower()
    return header(scope, b"origin").lower() in (f"http://{host}", f"https://{host}")


def own_hosts(scope: Scope) -> frozenset[str]:
    """What may stand in the address line, by the place at which the connection came in."""
    address, port = scope["server"][:2]
    name = socket.gethostname().lower()
    names = {f"[{address}]" if ":" in address else address, name, f"{name}.local"}
    if address in HERE:
        names.add("localhost")
    hosts = {f"{each}:{port}" for each in names}
    return frozenset(hosts | names if port == HTTP_PORT else hosts)
