"""What a browser loads before it speaks with the app: Flet's client, the start page, the letters.

Flet's own server has the same files, but it takes longer to import than a browser to load them.
"""

import mimetypes
import os
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from flet.controls.types import WebRenderer
from flet_web import patch_index_html
from starlette.datastructures import MutableHeaders
from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.staticfiles import StaticFiles
from starlette.types import Message, Receive, Scope, Send

START = "index.html"
LINE = "/ws"
"""Where the page and the app speak."""
ALONE = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
}
"""What Flet's client needs for drawing in a thread of its own."""


class ClientFiles:
    """Files of the app, and of Flet's client where the app has none of that name."""

    def __init__(self, assets: Path, client: Path) -> None:
        # Not every system knows them.
        mimetypes.add_type("text/javascript", ".mjs")
        mimetypes.add_type("application/wasm", ".wasm")
        self._written = TemporaryDirectory(prefix="cabo-referee-")
        written = Path(self._written.name)
        start = shutil.copy(assets / START, written)
        patch_index_html(
            start,
            base_href="",
            websocket_endpoint_path=LINE,
            web_renderer=WebRenderer(os.environ.get("FLET_WEB_RENDERER", WebRenderer.AUTO)),
            no_cdn=True,
        )
        self._answers = ExceptionMiddleware(_Files(written, assets, client))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def alone(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(ALONE)
            await send(message)

        await self._answers(scope, receive, alone)


class _Files(StaticFiles):
    def __init__(self, *folders: Path) -> None:
        super().__init__(directory=folders[0], html=True)
        self.all_directories = [*folders]

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Every page of the app begins with the same file; what has an ending is there or not."""
        found, status = super().lookup_path(path)
        if status is None and Path(path).suffix in ("", ".html"):
            return super().lookup_path(START)
        return found, status
