"""A line that breaks, or dies without a word, leaves the page with its session and its ears."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgpack  # type: ignore[import-untyped]

from views.reconnecting import ANEW, ASKED, GONE, Message, Receive, Reconnecting, Scope, Send

PATIENCE = 5.0
"""Seconds for a line to end."""
HELLO, TAP = b"\x00hello", b"\x00tap"


def welcome(**page: Any) -> bytes:
    return b"\x00" + bytes(msgpack.packb([1, {"session_id": "s", "page_patch": page}]))


class App:
    """Answers every message of a page with the page, and notes what it hears."""

    def __init__(self, answer: bytes = welcome()) -> None:
        self.heard: list[object] = []
        self._answer = answer

    async def __call__(self, _: Scope, receive: Receive, send: Send) -> None:
        while (message := await receive()) != GONE:
            self.heard.append(message["bytes"])
            await send({"type": "websocket.send", "bytes": self._answer})
        self.heard.append("gone")


class Phone:
    """One end of a line. What is put into `says` comes from it; it ends when it `hangs_up`."""

    def __init__(self) -> None:
        self.says: asyncio.Queue[Message] = asyncio.Queue()
        self.got: asyncio.Queue[bytes] = asyncio.Queue()
        self.is_stuck = False

    def say(self, packet: bytes) -> None:
        self.says.put_nowait({"type": "websocket.receive", "bytes": packet})

    async def take(self, message: Message) -> None:
        if self.is_stuck:
            await asyncio.Event().wait()
        self.got.put_nowait(message["bytes"])


@asynccontextmanager
async def line(site: Reconnecting, address: bytes) -> AsyncIterator[Phone]:
    """An open line, whose other end has not heard of its end when the block is over."""
    phone = Phone()
    scope = {"type": "websocket", "query_string": address}
    task = asyncio.create_task(site(scope, phone.says.get, phone.take))
    yield phone
    phone.says.put_nowait({**GONE})
    await asyncio.wait_for(task, PATIENCE)


async def greeted(site: Reconnecting, address: bytes) -> bytes:
    """What a page gets first on a line of its own."""
    async with line(site, address) as phone:
        phone.say(HELLO)
        return await phone.got.get()


async def test_a_new_line_of_a_page_ends_the_old_one_first() -> None:
    app = App()
    site = Reconnecting(app)
    async with line(site, b"page=1") as first, line(site, b"page=1&again") as second:
        first.say(HELLO)
        await first.got.get()

        second.say(HELLO)
        await second.got.get()

        assert app.heard == [HELLO, "gone", HELLO]


async def test_a_line_that_takes_nothing_more_is_ended_as_well() -> None:
    app = App()
    site = Reconnecting(app)
    async with line(site, b"page=1") as first:
        first.is_stuck = True
        first.say(HELLO)
        async with line(site, b"page=1&again") as second:
            second.say(HELLO)
            await second.got.get()

    assert app.heard[:3] == [HELLO, "gone", HELLO]


async def test_another_page_and_a_page_without_a_name_end_no_line() -> None:
    app = App()
    site = Reconnecting(app)
    async with line(site, b"page=1") as first, line(site, b"page=2"), line(site, b""):
        async with line(site, b"") as last:
            last.say(HELLO)
            await last.got.get()
        first.say(TAP)
        await first.got.get()

        assert app.heard == [HELLO, "gone", TAP]


async def test_who_asks_whether_anybody_is_here_is_answered_before_the_app() -> None:
    app = App()
    async with line(Reconnecting(app), b"page=1") as phone:
        phone.say(ASKED)

        assert await phone.got.get() == ASKED
        assert app.heard == []


async def test_each_time_a_page_comes_its_controls_are_others() -> None:
    view = {"_c": "View", "content": {"_c": "Text", "value": "7"}}
    site = Reconnecting(App(welcome(_c="Page", views=[view])))

    first, second = await greeted(site, b"page=1"), await greeted(site, b"page=1&again")

    assert marks_in(first).isdisjoint(marks_in(second))
    assert view_in(first).keys() == {*view, "came_on_line"}


async def test_what_comes_later_is_carried_as_it_is() -> None:
    said = welcome(views=[{"_c": "View"}])
    async with line(Reconnecting(App(said)), b"page=1") as phone:
        phone.say(HELLO)
        await phone.got.get()
        phone.say(TAP)

        assert await phone.got.get() == said


async def test_a_page_with_an_open_sheet_is_loaded_anew_when_it_comes_back() -> None:
    said = welcome(_dialogs={"_c": "Dialogs", "controls": [{"_c": "BottomSheet", "open": True}]})
    site = Reconnecting(App(said))

    first, second = await greeted(site, b"page=1"), await greeted(site, b"page=1&again")

    assert len(first) > len(said)
    assert second == ANEW


def view_in(packet: bytes) -> dict[str, Any]:
    view: dict[str, Any] = msgpack.unpackb(packet[1:])[1]["page_patch"]["views"][0]
    return view


def marks_in(packet: bytes) -> set[object]:
    view = view_in(packet)
    return {view["came_on_line"], view["content"]["came_on_line"]}
