"""A connection to no device: it packs what would be sent, and answers what Flet asks for."""

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgpack  # type: ignore[import-untyped]
from flet.controls.base_control import BaseControl
from flet.messaging.connection import Connection
from flet.messaging.protocol import (
    InvokeMethodRequestBody,
    Message,
    MessageAction,
    SessionCrashedBody,
    configure_encode_object_for_msgpack,
)
from flet.pubsub.pubsub_hub import PubSubHub

PACKED = configure_encode_object_for_msgpack(BaseControl)  # type: ignore[no-untyped-call]

Answer = Callable[[InvokeMethodRequestBody], None]


class Wire(Connection):
    """What a session talks to instead of a socket."""

    def __init__(self, answer: Answer) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.loop = asyncio.get_running_loop()
        self.executor = ThreadPoolExecutor(1)
        self.pubsubhub = PubSubHub(loop=self.loop, executor=self.executor)
        self.page_url = "http://nowhere"
        self.sent = 0
        """Messages so far."""
        self.bytes_sent = 0
        self.crashes: list[str] = []
        """What Flet says when it replaces the whole app by an error."""
        self.is_broken = False
        """As long as the app has not been told, what it sends fails."""
        self._answer = answer

    def send_message(self, message: Message) -> None:
        if self.is_broken:
            raise AttributeError("the line is broken")
        # Packing is part of the matter: it fills the snapshots that the next diff starts from,
        # and fails on what no client could be sent.
        self.bytes_sent += len(msgpack.packb([message.action, message.body], default=PACKED))
        self.sent += 1
        match message.body:
            case InvokeMethodRequestBody() as asked:
                self.loop.call_soon(self._answer, asked)
            case SessionCrashedBody() if message.action == MessageAction.SESSION_CRASHED:
                self.crashes.append(message.body.message)

    def dispose(self) -> None:
        """The app has been told."""
        self.is_broken = False

    def close(self) -> None:
        self.executor.shutdown(wait=False)


def answer_of(asked: InvokeMethodRequestBody, kept: dict[str, Any]) -> Any:
    """What a browser would answer; `kept` is its local storage. Unknown things get no answer.

    Also in it: "chosen", the files that are there to be chosen, and "given", the one it was given.
    """
    arguments: Mapping[str, Any] = asked.args or {}
    key = arguments.get("key", "")
    match asked.name:
        case "get":
            return kept.get(key)
        case "set":
            kept[key] = arguments.get("value")
            return True
        case "contains_key":
            return key in kept
        case "remove":
            return kept.pop(key, None) is not None
        case "pick_files":
            return kept.get("chosen", [])
        case "save_file":
            kept["given"] = arguments
        case "get_accessibility_features":
            return {"disable_animations": True, "reduce_motion": True}
    return None
