"""A phone in a real Chromium: looked at, tapped and typed on by the names that it says."""

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    *("--no-sandbox", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--disable-quic"),
    # There may be no graphics card where the tests run.
    *("--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"),
)
PATIENCE = 15_000
"""Milliseconds for anything that has to come up; the first frame gets four times as long."""
Name = str | re.Pattern[str]
"""A name said as a whole, or a pattern found in it; names of rows have several lines."""


class Size(NamedTuple):
    width: int
    height: int


PHONE = Size(360, 640)


def chromium_path() -> str | None:
    """The Chromium of the system: $CHROMIUM, or the first known name on the path."""
    told = os.environ.get("CHROMIUM")
    return told or next(filter(None, map(shutil.which, NAMES)), None)


@contextmanager
def held(browser: Browser, address: str, size: Size = PHONE, scale: float = 1) -> Iterator["Phone"]:
    """A phone of its own, with nothing kept from another one. It has to stay calm to the end."""
    viewport = {"width": size.width, "height": size.height}
    context = browser.new_context(viewport=viewport, device_scale_factor=scale)  # type: ignore[arg-type]
    phone = Phone(context.new_page(), address)
    try:
        phone.open()
        yield phone
    finally:
        context.close()
    assert not phone.faults, "\n".join(phone.faults)


class Phone:
    """One page of the app."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.faults: list[str] = []
        """What is missing: files, letters in the fonts, and anything asked of another machine."""
        self._address = address
        page.on("request", self._asked)
        page.on("response", self._answered)
        page.on("console", self._complained)

    def open(self, path: str = "/") -> None:
        self.page.goto(self._address + path)
        self._speak()

    def reload(self) -> None:
        self.page.reload()
        self._speak()

    def see(self, words: Name) -> None:
        """Waits until the words are on the screen, as a part of a text or of a name."""
        self._words(words).first.wait_for(state="attached", timeout=PATIENCE)

    def miss(self, words: Name) -> None:
        """Waits until the words are nowhere on the screen."""
        self._words(words).first.wait_for(state="detached", timeout=PATIENCE)

    def sees(self, words: Name) -> bool:
        return self._words(words).count() > 0

    def tap(self, name: Name, role: str = "button") -> None:
        found = self.named(name, role)
        found.wait_for(state="attached", timeout=PATIENCE)
        # Flutter finds what is tapped by its place; an empty node above it hides it from
        # Playwright only.
        found.click(force=True, timeout=PATIENCE)

    def named(self, name: Name, role: str = "button") -> Locator:
        exact = isinstance(name, str)
        return self.page.get_by_role(role, name=name, exact=exact).first  # type: ignore[arg-type]

    def type(self, label: str, words: str) -> None:
        """Into the field with this label; Flutter makes the real field on the first tap."""
        field = self.page.get_by_label(label, exact=True).first
        field.click(force=True, timeout=PATIENCE)
        field.fill(words, timeout=PATIENCE)

    def press(self, keys: str) -> None:
        self.page.keyboard.press(keys)

    def scroll(self, down: float) -> None:
        size = self.page.viewport_size or {"width": PHONE.width, "height": PHONE.height}
        self.page.mouse.move(size["width"] / 2, size["height"] / 2)
        self.page.mouse.wheel(0, down)

    def turn(self, size: Size) -> None:
        self.page.set_viewport_size({"width": size.width, "height": size.height})

    def picture(self, file: Path) -> None:
        self.page.screenshot(path=file)

    def targets(self) -> list[tuple[str, float, float]]:
        """Name, width and height of everything that can be tapped."""
        found: list[tuple[str, float, float]] = self.page.evaluate(TARGETS)
        return found

    def _words(self, words: Name) -> Locator:
        return self.page.get_by_text(words).or_(self.page.get_by_label(words))

    def _speak(self) -> None:
        """Has the app say its names, as for a screen reader."""
        wait = 4 * PATIENCE
        self.page.wait_for_selector("flt-semantics-placeholder", state="attached", timeout=wait)
        self.page.evaluate("document.querySelector('flt-semantics-placeholder')?.click()")
        self.page.wait_for_selector(
            "flt-semantics-host flt-semantics", state="attached", timeout=wait
        )

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self._address, "data:", "blob:")):
            self.faults.append(f"asked of another machine: {request.url}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"{response.status} for {response.url}")

    def _complained(self, message: ConsoleMessage) -> None:
        if "Failed to load font" in message.text or "Could not find a set of Noto" in message.text:
            self.faults.append(message.text)


TARGETS = """() => [...document.querySelectorAll('flt-semantics-host [role]')]
    .filter(node => ['button', 'checkbox', 'radio', 'tab', 'switch'].includes(node.role))
    .map(node => [node.ariaLabel || node.innerText, node.clientWidth, node.clientHeight])"""
