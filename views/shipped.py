"""What the app is made of: its version, and who made the parts that it ships with."""

from typing import NamedTuple

VERSION = "0.1.0"
"""As in pyproject.toml."""


class Shipped(NamedTuple):
    """Things under one licence."""

    licence: str
    """As SPDX names it."""
    names: tuple[str, ...]
    texts: tuple[str, ...] = ()
    """Files of the project in which the licence can be read; none: each package brings its own."""


OWN = Shipped("MIT", ("Cabo Referee",), ("LICENSE",))
FONTS = Shipped(
    "OFL-1.1",
    ("Newsreader", "Hanken Grotesk", "Noto"),
    (
        "assets/fonts/OFL-Newsreader.txt",
        "assets/fonts/OFL-HankenGrotesk.txt",
        "assets/assets/fonts/OFL.txt",
    ),
)
CLIENT = Shipped("BSD-3-Clause", ("Flutter", "Skia"))
"""Inside of Flet's client, which brings all its licences in assets/NOTICES."""
PACKAGES = (
    Shipped(
        "Apache-2.0",
        ("flet", "flet-charts", "flet-web", "flet-desktop", "msgpack", "opentelemetry-api"),
    ),
    Shipped(
        "MIT",
        (
            *(
                "tinydb",
                "platformdirs",
                "qrcodegen",
                "repath",
                "six",
                "fastapi",
                "pydantic",
                "pydantic-core",
            ),
            *("annotated-doc", "annotated-types", "typing-inspection", "anyio", "h11"),
            *("httptools", "uvloop", "watchfiles", "pyyaml", "rich", "markdown-it-py", "mdurl"),
        ),
    ),
    Shipped(
        "BSD-3-Clause",
        (
            *("babel", "httpx", "httpcore", "oauthlib", "starlette", "uvicorn", "websockets"),
            *("click", "colorama", "idna", "python-dotenv"),
        ),
    ),
    Shipped("BSD-2-Clause", ("pygments",)),
    Shipped("MPL-2.0", ("certifi",)),
    Shipped("PSF-2.0", ("Python", "typing-extensions")),
)
EVERYTHING = (OWN, FONTS, CLIENT, *PACKAGES)
