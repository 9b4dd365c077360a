"""The web server of a table."""

import socket
import time

import uvicorn

from views.launch import site_of
from views.serving.door import Door
from views.serving.doorstep import doorstep
from views.serving.earshot import Earshot
from views.serving.gate import Gate
from views.serving.limits import Limits
from views.serving.line import Lines
from views.window import App


def run(app: App, listener: socket.socket, door: Door, limits: Limits) -> None:
    """Until Ctrl+C, which it raises as KeyboardInterrupt."""
    config = uvicorn.Config(
        Gate(site_of(app), door, Lines(limits, time.monotonic)),
        http=doorstep(limits),
        ws=Earshot,
        ws_max_size=limits.largest_message,
        # Twice as long, and a phone that fell asleep without a word counts as gone.
        ws_ping_interval=limits.patience,
        ws_ping_timeout=limits.patience,
        # A dictionary for each phone would cost more than what it saves on a network at home.
        ws_per_message_deflate=False,
        # Nothing stands before it that could say where somebody comes from.
        proxy_headers=False,
        server_header=False,
        log_config=None,
        log_level="critical",
        access_log=False,
        timeout_graceful_shutdown=1,
    )
    uvicorn.Server(config).run(sockets=[listener])
