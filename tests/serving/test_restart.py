"""The program that serves a table is killed, or started with a new code."""

import signal
from pathlib import Path

from tests.program import run, started
from tests.serving.bare import BarePhone, ask, awake, joined, line_to
from tests.serving.host import Host
from tests.views.at_table import ANA, GAME, sheet


async def sits_down(phone: BarePhone) -> None:
    await phone.register(f"/game/{GAME}")
    await phone.see(ANA)


async def tap(phone: BarePhone, *keys: str) -> None:
    for key in keys:
        await phone.see_target(key)
        await phone.tap(key)


async def test_after_a_kill_everybody_is_back_in_the_same_game(book: Path) -> None:
    with Host(book, sheet()) as host:
        writers, watchers = (joined(host.address, host.code) for _ in range(2))
        async with line_to(host.address, writers) as writer, line_to(host.address, watchers) as one:
            await sits_down(writer)
            await sits_down(one)
            await tap(writer, "record", f"call-{ANA}", "key-5", "key-9")
            await one.see("Ben 9")
            host.end(signal.SIGKILL)
        host.start()

        async with line_to(host.address, watchers) as one, line_to(host.address, writers) as writer:
            await one.register("/")
            await one.see("Ben 9")
            await sits_down(writer)
            await tap(writer, "record", "key-11", "save")
            await one.see("After round 1")


async def test_when_the_phone_that_writes_is_switched_off_another_one_may_write(book: Path) -> None:
    with Host(book, sheet()) as host:
        async with line_to(host.address, joined(host.address, host.code)) as watcher:
            async with line_to(host.address, joined(host.address, host.code)) as writer:
                await sits_down(writer)
                await tap(writer, "record", f"call-{ANA}", "key-5", "key-9", "key-11")
                await sits_down(watcher)
                await watcher.see("Cy 11")
                writer.line.transport.abort()
            await tap(watcher, "pen-take", "take-yes", "record", "save")
            await watcher.see("After round 1")


async def test_a_new_code_keeps_everybody_out_who_knew_the_old_one(book: Path) -> None:
    with Host(book, sheet()) as host:
        old, cookie = host.code, joined(host.address, host.code)
        host.end(signal.SIGINT)
        host.start("--new-code")

        assert ask(host.address, f"/join/{old}").status == 403
        assert ask(host.address, "/", cookie=cookie).status == 403
        assert ask(host.address, "/", cookie=joined(host.address, host.code)).status == 200


def test_wrong_codes_are_slowed_down_and_nobody_else_is(book: Path) -> None:
    with Host(book, sheet()) as host:
        cookie = joined(host.address, host.code)
        answers = [ask(host.address, "/join", "POST", f"code=WRONG{n}").status for n in range(8)]

        assert answers[:5] == [403] * 5
        assert answers[-1] == 429
        assert ask(host.address, f"/join/{host.code}").status == 429
        assert ask(host.address, "/", cookie=cookie).status == 200


async def test_a_form_that_is_too_long_is_not_read_to_its_end(book: Path) -> None:
    with Host(book, sheet()) as host:
        await awake(host.address, joined(host.address, host.code))
        ask(host.address, "/join", "POST", "code=WRONG")
        before = host.most_memory()

        answer = ask(host.address, "/join", "POST", f"code={host.code}{'&a=' * 9_000_000}")

        assert answer.status == 403
        assert host.most_memory() - before < 12 << 20
        assert ask(host.address, "/join").status == 200


def test_games_that_are_open_elsewhere_are_not_served(tmp_path: Path) -> None:
    with started(tmp_path, "--data", "games") as program:
        program.address()
        ended = run(tmp_path, "serve", "--host", "127.0.0.1", "--data", "games")

    assert ended.returncode == 1
    assert "open already" in ended.stderr
