"""Phones around a served table, each a browser of its own."""

import json
import os
import re
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.browser import PATIENCE, PHONE, Name, Phone, Size
from tests.browser.moves import enter, key, record
from tests.browser.seen import faults_on
from tests.browser.tour import RESTS, STILL
from tests.serving.host import Host
from tests.views.at_table import ANA, sheet
from tests.views.open_game import evening
from views.serving.own_likes import NAME
from views.texts.wording import languages, text

WRITES = "Record round 1"
LOOKS_ON = re.compile("has the pen. Here you look on")


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    with Host(tmp_path / "book", sheet()) as host:
        yield host


@contextmanager
def at_table(
    browser: Browser, host: Host, size: Size = PHONE, likes: dict[str, object] | None = None
) -> Iterator[Phone]:
    """A phone that has scanned the code; `likes` are what it chose for itself some time ago."""
    viewport = {"width": size.width, "height": size.height}
    context = browser.new_context(viewport=viewport)  # type: ignore[arg-type]
    if likes:
        kept = json.dumps(json.dumps(likes))
        context.add_init_script(f"localStorage.setItem('flutter.{NAME}', {json.dumps(kept)})")
    phone = Phone(context.new_page(), host.address)
    try:
        phone.open(f"/join/{host.code}")
        yield phone
    finally:
        context.close()


def picture(phone: Phone, name: str) -> None:
    if folder := os.environ.get("CABO_PICTURES"):
        phone.picture(Path(folder) / f"{name}.png")


def faults_at_rest(phone: Phone, text_size: float = 1.0) -> list[str]:
    """A row that comes up moves the others, and only then Flutter tells that they scroll."""
    phone.page.evaluate(RESTS, ["", STILL])
    return faults_on(phone, text_size)


def begin(phone: Phone) -> None:
    """The game of the table, from Home."""
    phone.tap("Resume")
    phone.see("Round 1 is next")


def test_two_phones_at_one_table(chromium: Browser, host: Host) -> None:
    with at_table(chromium, host) as writer:
        begin(writer)
        with at_table(chromium, host) as watcher:
            watcher.see(LOOKS_ON)
            writer.tap(WRITES)
            key(writer, 5)
            watcher.see("Ana 5")
            picture(watcher, "served-watcher")
            assert faults_at_rest(watcher) == []

            watcher.tap("Ask for the pen")
            writer.see("Phone 2 asks for the pen.")
            picture(writer, "served-writer")
            assert faults_at_rest(writer) == []
            writer.tap("Hand it over")
            watcher.tap("Go on with round 1")
            picture(watcher, "served-new-writer")
            enter(watcher, ANA, 9, 11)
            watcher.tap("Save round 1")

            writer.see("After round 1")
            assert not writer.faults + watcher.faults


def test_a_phone_of_before_a_new_code_is_asked_for_it(chromium: Browser, host: Host) -> None:
    with at_table(chromium, host) as phone:
        phone.see("Resume")
        host.end(signal.SIGINT)
        host.start("--new-code")

        phone.page.get_by_role("textbox").wait_for(timeout=PATIENCE)
        assert phone.page.url == f"{host.address}/"


LIKES: tuple[tuple[Size, dict[str, object]], ...] = (
    (PHONE, {"text_size": 1.0, "brightness": "light"}),
    (PHONE, {"text_size": 2.0, "brightness": "dark"}),
    (Size(1440, 900), {"text_size": 1.0, "brightness": "dark"}),
)


@pytest.mark.long
@pytest.mark.parametrize("language", languages())
def test_whoever_looks_on_does_so_in_their_own_words_size_and_light(
    chromium: Browser, tmp_path: Path, language: str
) -> None:
    def say(key: str, **values: object) -> str:
        return text(key, language, **values)

    with Host(tmp_path / "book", evening(7)) as host, at_table(chromium, host) as writer:
        writer.tap("Resume")
        writer.tap("Record round 8")
        key(writer, 5)
        for size, likes in LIKES:
            with at_table(chromium, host, size, likes | {"language": language}) as watcher:
                scale = float(str(likes["text_size"]))
                name = f"served-{language}-{size.width}-{scale}"
                watcher.see(say("serve.hand", name=ANA, points=5))
                picture(watcher, name)
                faults = faults_at_rest(watcher, scale)
                watcher.tap(say("table.more"))
                watcher.tap(say("serve.open"))
                watcher.see(say("serve.scan"))
                picture(watcher, f"{name}-phones")
                assert faults + faults_at_rest(watcher, scale) + watcher.faults == []


@pytest.mark.long
def test_eight_phones_at_one_table_through_everything_that_happens(
    chromium: Browser, host: Host
) -> None:
    with ExitStack() as open_:
        first = open_.enter_context(at_table(chromium, host))
        begin(first)
        phones = [open_.enter_context(at_table(chromium, host)) for _ in range(7)]
        for phone in phones:
            phone.see(LOOKS_ON)

        record(first, 1, ANA, 5, 9, 11)
        all_see(phones, "After round 1")

        # The phone that writes is switched off.
        first.page.context.close()
        phones[0].tap("Take the pen")
        phones[0].see("Take the pen?")
        phones[0].hit(phones[0].page.get_by_role("button", name="Take the pen").last)
        phones[0].see("Record round 2")
        record(phones[0], 2, ANA, 5, 9, 11)
        all_see(phones, "After round 2")

        # Two want to write at once.
        phones[1].tap("Ask for the pen")
        phones[2].tap("Ask for the pen")
        phones[0].tap("Hand it over")
        phones[1].see("Record round 3")
        assert not any(phone.sees("Record round 3") for phone in (phones[0], *phones[2:]))

        # One sleeps.
        phones[3].page.context.set_offline(True)
        record(phones[1], 3, ANA, 5, 9, 11)
        phones[3].page.context.set_offline(False)
        all_see(phones, "After round 3")

        # The plug is pulled. What lay on a page is gone once the phone is back.
        phones[1].tap("More")
        phones[1].tap("Phones at this table")
        phones[1].see("7 phones are here.")
        host.end(signal.SIGKILL)
        host.start()
        phones[1].miss("Scan it with another phone")
        phones[1].see("After round 3")
        record(phones[1], 4, ANA, 5, 9, 11)
        all_see(phones, "After round 4")


def all_see(phones: list[Phone], words: Name) -> None:
    for phone in phones:
        phone.see(words)
