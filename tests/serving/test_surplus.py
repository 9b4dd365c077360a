"""More than there is room for, and slower than anybody is: refused, and the table goes on."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress

import pytest
from websockets.exceptions import InvalidStatus

from tests.serving.bare import BarePhone, ask, awake, joined, line_to
from tests.serving.host import StrictHost
from tests.views.at_table import ANA, GAME, sheet

MUCH = 60 << 20
"""Bytes."""
PING = b"\x89\xfd\x00\x00\x00\x00" + b"p" * 125
"""A whole frame."""
SLOW = 20
"""Connections at once, as far below what one address may have."""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StrictHost]:
    with StrictHost(tmp_path_factory.mktemp("strict") / "book", sheet()) as host:
        yield host


async def sits_down(phone: BarePhone) -> None:
    await phone.register(f"/game/{GAME}")
    await phone.see(ANA)


async def test_a_page_too_many_says_so_and_the_others_go_on(host: StrictHost) -> None:
    cookie, other = (joined(host.address, host.code) for _ in range(2))
    async with line_to(host.address, cookie) as first, line_to(host.address, cookie) as second:
        page = ask(host.address, f"/game/{GAME}", cookie=cookie)
        assert (page.status, b"This table is full" in page.body) == (503, True)
        with pytest.raises(InvalidStatus):
            async with line_to(host.address, cookie):
                pass

        assert ask(host.address, "/", cookie=other).status == 200
        await sits_down(first)
        await sits_down(second)


async def test_a_page_that_is_closed_makes_room(host: StrictHost) -> None:
    cookie = joined(host.address, host.code)
    async with line_to(host.address, cookie), line_to(host.address, cookie):
        pass

    while ask(host.address, "/", cookie=cookie).status == 503:
        await asyncio.sleep(0.05)
    async with line_to(host.address, cookie) as phone:
        await sits_down(phone)


@pytest.mark.parametrize("language", ["en", "fr", "es", "zh"])
async def test_a_full_table_is_told_in_the_language_of_the_browser(
    host: StrictHost, language: str
) -> None:
    cookie = joined(host.address, host.code)
    async with line_to(host.address, cookie), line_to(host.address, cookie):
        page = ask(host.address, "/", cookie=cookie, accept_language=language)

    assert f'<html lang="{language}">'.encode() in page.body


async def test_a_request_that_never_ends_is_cut_off_while_the_table_goes_on(
    host: StrictHost,
) -> None:
    async with line_to(host.address, joined(host.address, host.code)) as phone:
        slow = [asyncio.create_task(says_a_head_for_ever(host.port)) for _ in range(SLOW)]
        await sits_down(phone)

        async with asyncio.timeout(60):
            await asyncio.gather(*slow)


async def test_a_form_that_never_ends_is_cut_off(host: StrictHost) -> None:
    head = f"POST /join HTTP/1.1\r\nHost: 127.0.0.1:{host.port}\r\nContent-Length: 1000\r\n\r\n"

    async with asyncio.timeout(60):
        await says_for_ever(host.port, head, "c")


async def says_a_head_for_ever(port: int) -> None:
    await says_for_ever(port, "GET / HTTP/1.1\r\n", "x: y\r\n")


async def says_for_ever(port: int, beginning: str, more: str) -> None:
    """Until nobody listens."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(beginning.encode())
    heard = asyncio.create_task(reader.read())
    async with asyncio.timeout(30):
        while not heard.done():
            writer.write(more.encode())
            await asyncio.sleep(0.1)
    writer.close()


async def test_whoever_takes_no_answer_is_not_heard_any_more(host: StrictHost) -> None:
    cookie = joined(host.address, host.code)
    await awake(host.address, cookie)
    before = host.memory()
    async with line_to(host.address, cookie) as phone:
        await sits_down(phone)
        phone.line.transport.pause_reading()

        with suppress(OSError):
            await pings_for_ever(phone)
    assert host.memory() - before < MUCH // 2


async def pings_for_ever(phone: BarePhone) -> None:
    """Until the table has closed the line; at most so often that all the answers are too many."""
    transport = phone.line.transport
    many = PING * (MUCH // len(PING) // 100)
    for _ in range(100):
        transport.write(many)
        while transport.get_write_buffer_size():
            if transport.is_closing():
                return
            await asyncio.sleep(0.01)
