"""The app as a page of a web server in this process.

A browser gets its files at once, and loads them while Flet's own server is still being imported.
"""

import asyncio
from importlib import import_module
from pathlib import Path
from typing import Any

from views.background import beside
from views.client_files import LINE, ClientFiles
from views.reconnecting import Receive, Reconnecting, Scope, Send, Site
from views.window import ASSETS, App

FLETS_SERVER = "flet_web.fastapi"
REFUSED = {"type": "websocket.close", "code": 1008}


class WebApp:
    def __init__(self, app: App, client: Path) -> None:
        """`client` is the folder of Flet's client."""
        self._app = app
        self._files = ClientFiles(Path(ASSETS), client)
        self._coming: asyncio.Task[Site] | None = None
        self._flet: Any = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "http":
            await self._files(scope, receive, send)
        elif scope["path"] == LINE:
            # A page that goes meanwhile must not end it for the others.
            lines = await asyncio.shield(self._lines())
            await lines(scope, receive, send)
        else:
            await send(REFUSED)

    async def _live(self, receive: Receive, send: Send) -> None:
        """Until the web server ends."""
        await receive()
        coming = self._lines()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        coming.cancel()
        if self._flet is not None:
            await self._flet.app_manager.shutdown()
        await send({"type": "lifespan.shutdown.complete"})

    def _lines(self) -> "asyncio.Task[Site]":
        """What pages speak with, once it is there."""
        if self._coming is None:
            self._coming = asyncio.create_task(self._begun())
        return self._coming

    async def _begun(self) -> Site:
        self._flet = await beside(lambda: import_module(FLETS_SERVER))
        await self._flet.app_manager.start()
        return Reconnecting(self._flet.app(self._app))
