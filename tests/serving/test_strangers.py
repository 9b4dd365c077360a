"""Whoever has no pass reads nothing, writes nothing, and does not disturb the table."""

import asyncio
import socket
from contextlib import AsyncExitStack, suppress

import pytest
from websockets.exceptions import InvalidMessage, InvalidStatus, WebSocketException

from tests.serving.bare import PROPS, Answer, BarePhone, ask, awake, joined, line_to
from tests.serving.host import Host
from tests.views.at_table import ANA, GAME
from views.serving.limits import Limits

REFUSED = (InvalidStatus, InvalidMessage)
PATHS = (
    "/", "/ws", "/docs", "/redoc", "/openapi.json", "/oauth_callback", "/assets/fonts/",
    "/main.dart.js", "/index.html", "/manifest.json", "/served-table.json", "/settings.json",
    "/../../etc/passwd", "/..%2f..%2fetc%2fpasswd", "//etc/passwd", "/%00", "/join/../index.html",
    f"/game/{GAME}", "/favicon.png",
)  # fmt: skip

OUTSIDE = (
    "/../../etc/passwd", "/..%2f..%2fetc%2fpasswd", "//etc/passwd", "/assets/..%2f..%2fmain.py",
)  # fmt: skip


def is_door(answer: Answer) -> bool:
    return answer.status in (403, 429) and b'action="/join"' in answer.body


@pytest.mark.parametrize("path", PATHS)
def test_without_a_pass_every_path_is_the_door(host: Host, path: str) -> None:
    assert is_door(ask(host.address, path))


@pytest.mark.parametrize("path", ["/docs", "/redoc", "/openapi.json", "/oauth_callback", "/upload"])
def test_with_a_pass_there_are_no_pages_for_programmers(host: Host, path: str) -> None:
    cookie = joined(host.address, host.code)

    assert ask(host.address, path, cookie=cookie).status == 404


@pytest.mark.parametrize("path", OUTSIDE)
def test_with_a_pass_there_is_no_file_of_the_machine(host: Host, path: str) -> None:
    answer = ask(host.address, path, cookie=joined(host.address, host.code))

    assert b"root:" not in answer.body
    assert b"import " not in answer.body


def test_no_other_page_may_read_or_frame_the_app(host: Host) -> None:
    answer = ask(host.address, "/", cookie=joined(host.address, host.code))

    assert answer.status == 200
    assert "access-control-allow-origin" not in answer.headers
    assert answer.headers["x-frame-options"] == "DENY"


@pytest.mark.parametrize("name", ["evil.example", "evil.example:80", "", "127.0.0.1"])
def test_a_foreign_name_for_this_machine_leads_nowhere(host: Host, name: str) -> None:
    cookie = joined(host.address, host.code)

    answer = ask(host.address, "/", host=name, cookie=cookie)

    assert answer.status in (400, 421)


@pytest.mark.parametrize("language", ["en", "fr", "es", "zh"])
def test_the_door_speaks_the_language_of_the_browser(host: Host, language: str) -> None:
    answer = ask(host.address, "/", accept_language=f"{language}-XX,de;q=0.3")

    assert f'<html lang="{language}">'.encode() in answer.body


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
def test_with_a_pass_nothing_can_be_sent_to_a_page(host: Host, method: str) -> None:
    cookie = joined(host.address, host.code)

    assert ask(host.address, "/", method, "x", cookie=cookie).status == 405


async def test_a_line_needs_a_pass_and_a_page_of_this_table(host: Host) -> None:
    cookie = joined(host.address, host.code)

    for shown, origin in (("", None), (cookie[:-1], None), (cookie, "http://evil.example"),
                          (cookie, "null"), (cookie, "")):  # fmt: skip
        with pytest.raises(REFUSED):
            async with line_to(host.address, shown, origin):
                pass


async def test_a_session_id_that_was_seen_opens_nothing_for_another_phone(host: Host) -> None:
    async with line_to(host.address, joined(host.address, host.code)) as phone:
        await phone.register(f"/game/{GAME}")
        await phone.see(ANA)
        seen = phone.session

    async with line_to(host.address, joined(host.address, host.code)) as other:
        await other.register(session=seen)

        assert other.session != seen


async def test_a_phone_comes_back_to_its_own_session(host: Host) -> None:
    cookie = joined(host.address, host.code)
    async with line_to(host.address, cookie) as phone:
        await phone.register(f"/game/{GAME}")
        await phone.see(ANA)

    async with line_to(host.address, cookie) as again:
        await again.register(session=phone.session)

        assert again.session == phone.session


@pytest.mark.parametrize(
    "garbage", [b"\xff" * 99, b"\x00", b"\x00\x92\x01\xc0", b"\x00\x92\x03\x80", b"\x02abc", "text"]
)
async def test_garbage_ends_the_line_it_came_on_and_nothing_else(
    host: Host, garbage: bytes | str
) -> None:
    before = host.games()
    cookie = joined(host.address, host.code)
    async with line_to(host.address, cookie) as good, line_to(host.address, cookie) as bad:
        await bad.line.send(garbage)
        await good.register(f"/game/{GAME}")

        await good.see(ANA)
    assert host.games() == before


async def test_a_frame_of_10_mb_is_not_taken(host: Host) -> None:
    cookie = joined(host.address, host.code)
    await awake(host.address, cookie)
    before = host.memory()
    for _ in range(5):
        async with line_to(host.address, cookie) as phone:
            with suppress(WebSocketException, OSError):
                await phone.line.send(b"\x00" * (10 << 20))
                await phone.line.recv()
            assert phone.line.close_code == 1009

    assert host.memory() - before < 10 << 20


async def test_one_address_gets_only_so_many_lines_and_gives_them_back(host: Host) -> None:
    cookie = joined(host.address, host.code)
    async with AsyncExitStack() as open_:
        for _ in range(Limits().sockets_here + 1):
            with suppress(*REFUSED):
                await open_.enter_async_context(line_to(host.address, cookie))
        assert not await gets_in(host, cookie)

    async with asyncio.timeout(10):
        while not await gets_in(host, cookie):
            await asyncio.sleep(0.05)


async def gets_in(host: Host, cookie: str) -> bool:
    try:
        async with line_to(host.address, cookie):
            return True
    except REFUSED:
        return False


async def test_a_thousand_connections_do_not_keep_a_phone_out(host: Host) -> None:
    """From their own address nobody else comes in, from another one everybody."""
    cookie = joined(host.address, host.code)
    async with line_to(host.address, cookie) as phone:
        await phone.register(f"/game/{GAME}")
        crowd = [socket.create_connection(("127.0.0.1", host.port)) for _ in range(1000)]
        try:
            await phone.see(ANA)
            with pytest.raises(ConnectionError):
                ask(host.address, "/join")
            async with line_to(host.address, cookie, at="127.0.0.2") as other:
                await other.register(f"/game/{GAME}")
                await other.see(ANA)
        finally:
            for each in crowd:
                each.close()


async def test_a_phone_that_says_too_much_is_slowed_down_and_the_others_go_on(host: Host) -> None:
    cookie = joined(host.address, host.code)
    async with line_to(host.address, cookie) as loud, line_to(host.address, cookie) as other:
        await loud.register(f"/game/{GAME}")
        flood = asyncio.create_task(says_for_ever(loud))
        await other.register(f"/game/{GAME}")

        await other.see(ANA)
        flood.cancel()
        loud.line.transport.abort()


async def says_for_ever(phone: BarePhone) -> None:
    while True:
        await phone.say(PROPS, {"id": 1, "props": {"width": 360}})
