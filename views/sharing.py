"""What lies on a page while its game is given to somebody else, and where links to it lead."""

from dataclasses import dataclass
from urllib.parse import urlsplit

SECURE_HERE = ("localhost", "127.0.0.1", "::1")
SCHEMES = {"ws": "http", "wss": "https"}
"""What the address of a connection is called when it is opened in a browser."""
PAGE = "shared"


@dataclass(frozen=True, slots=True)
class Share:
    """The ways to give it away."""

    is_copied: bool = False


@dataclass(frozen=True, slots=True)
class ShareCode:
    """The game as a link and a QR code."""

    letters: str
    """The whole game; empty: it is too long."""
    is_copied: bool = False


@dataclass(frozen=True, slots=True)
class ShareAddress:
    """Where links lead, while it is typed."""

    letters: str
    """The game that one comes from, and goes back to."""
    typed: str


@dataclass(frozen=True, slots=True)
class SharePicture:
    """The finished sheet, before it becomes a picture."""

    height: float | None = None
    """As it is drawn; None: not measured yet."""


Sharing = Share | ShareCode | ShareAddress | SharePicture


@dataclass(frozen=True, slots=True)
class Reach:
    """Where the app is open, as others may find it."""

    links: str = ""
    """What a link to a game begins with; empty: there is no address."""
    can_copy: bool = True
    """Whether the browser lets the app copy something."""

    @property
    def is_here_only(self) -> bool:
        """Whether the links lead nowhere on another machine."""
        return urlsplit(self.links).hostname in SECURE_HERE


def reach_of(url: str | None, *, is_static: bool) -> Reach:
    """`url` is that of the page or its connection; `is_static`: it is a site without a server."""
    parts = urlsplit(url or "")
    scheme = SCHEMES.get(parts.scheme, parts.scheme)
    if scheme not in SCHEMES.values() or not parts.hostname:
        return Reach()
    path = parts.path.removesuffix("index.html").rstrip("/")
    can_copy = scheme == "https" or parts.hostname in SECURE_HERE
    return Reach(f"{scheme}://{parts.netloc}{path}{'/#' if is_static else ''}/{PAGE}/", can_copy)


def reach_at(address: str, here: Reach) -> Reach:
    """With links to a site that the table has chosen."""
    return Reach(f"{address.rstrip('/')}/#/{PAGE}/", here.can_copy)
