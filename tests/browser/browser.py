"""A phone in a real Chromium: looked at, tapped and typed on by the names that it says."""

import contextlib
import functools
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    Response,
    expect,
)

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    *("--no-sandbox", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--disable-quic"),
    # There may be no graphics card where the tests run.
    *("--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"),
)
CALM_FLAGS = (*(flag for flag in FLAGS if not flag.startswith("--use-")), "--disable-gpu")
"""The same pictures for less work: they are put together without the card that is not there."""
QUICK_FLAGS = (*CALM_FLAGS, "--js-flags=--liftoff-only")
"""For pages that live for seconds, whose code is not worth a second translation."""
TRIES = 5
MOST_LOOKS, STILL = 60, 3
"""At the screen, until it has changed and rests; so many alike, as a sheet follows the device
before the app does."""
PATIENCE = 15_000
"""Milliseconds for anything that has to come up; the first frame gets four times as long."""
ROLES = ("button", "checkbox", "radio", "tab", "switch")
"""Of things that can be tapped."""

Scheme = Literal["light", "dark"]
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

    @contextmanager
    def reloads(self) -> Iterator[None]:
        """What is done in the block has the page load itself anew."""
        with self.page.expect_navigation(timeout=PATIENCE):
            yield
        self._speak()

    def see(self, words: Name) -> None:
        """Waits until the words are on the screen, as a part of a text or of a name."""
        self._words(words).first.wait_for(state="attached", timeout=PATIENCE)

    def miss(self, words: Name) -> None:
        """Waits until the words are nowhere on the screen."""
        self._words(words).first.wait_for(state="detached", timeout=PATIENCE)

    def sees(self, words: Name) -> bool:
        return self._words(words).count() > 0

    def tap(self, name: Name, role: str | None = None) -> None:
        """`role` None: whatever can be tapped and has this name."""
        self.hit(self.named(name, role))

    def hit(self, found: Locator) -> None:
        """A tap on something, once it is in sight and has come to rest."""
        found.wait_for(state="attached", timeout=PATIENCE)
        for _ in range(TRIES):
            with contextlib.suppress(Error):
                # What is drawn anew in the meantime is looked up again below.
                found.element_handle().wait_for_element_state("stable", timeout=PATIENCE)
            if (below := self._out_of_sight(found)) == 0:
                break
            self.scroll(below)
            with contextlib.suppress(Error):
                found.evaluate(RESTS)
        # Flutter finds what is tapped by its place; an empty node above it hides it from
        # Playwright only.
        found.click(force=True, timeout=PATIENCE)

    def _out_of_sight(self, found: Locator) -> float:
        """Pixels by which the page has to go on before the middle of something is seen."""
        box, size = found.bounding_box(), self.page.viewport_size
        if box is None or size is None:
            return 0
        middle = box["y"] + box["height"] / 2
        return 0 if 0 <= middle < size["height"] else middle - size["height"] / 2

    def named(self, name: Name, role: str | None = None) -> Locator:
        found = [self._with_role(name, each) for each in ((role,) if role else ROLES)]
        return functools.reduce(Locator.or_, found).first

    def type(self, label: str, words: str) -> None:
        """Into the field with this label; Flutter makes the real field on the first tap."""
        self.write(self.page.get_by_label(label, exact=True).first, words)

    def write(self, field: Locator, words: str) -> None:
        self._focus(field)
        # Flutter takes the field over a moment after it is focused, and empties it once.
        for _ in range(TRIES):
            field.fill(words, timeout=PATIENCE)
            if self._stays(field, words):
                return
        raise AssertionError(f"{words!r} cannot be written")

    def _focus(self, field: Locator) -> None:
        """A tap on a field that has just come, and takes the focus by itself, may be lost."""
        for _ in range(TRIES - 1):
            self.hit(field)
            with contextlib.suppress(AssertionError):
                expect(field).to_be_focused(timeout=PATIENCE / TRIES)
                return
        self.hit(field)
        expect(field).to_be_focused(timeout=PATIENCE)

    def _stays(self, field: Locator, words: str) -> bool:
        """Whether the words are in the field for some frames."""
        found: bool = field.evaluate(STAYS, words)
        return found

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

    def shine(self, scheme: Scheme) -> None:
        """As if the device had become light or dark; over once the app has followed."""
        former = before = self.page.screenshot()
        self.page.emulate_media(color_scheme=scheme)
        alike = 0
        for _ in range(MOST_LOOKS):
            seen = self.page.screenshot()
            alike = alike + 1 if seen == before != former else 0
            if alike == STILL:
                return
            before = seen
        # Where a cursor blinks it may never rest.
        if before != former:
            return
        raise AssertionError(f"the app does not become {scheme}")

    def targets(self) -> list[tuple[str, float, float]]:
        """Name, width and height of everything that can be tapped."""
        found: list[tuple[str, float, float]] = self.page.evaluate(TARGETS)
        return found

    def _with_role(self, name: Name, role: str) -> Locator:
        exact = isinstance(name, str)
        return self.page.get_by_role(role, name=name, exact=exact)  # type: ignore[arg-type]

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


RESTS = """async (node) => {
    let [still, before] = [0, node.getBoundingClientRect().y];
    for (let frame = 0; still < 10 && frame < 120; frame += 1) {
        await new Promise(requestAnimationFrame);
        const now = node.getBoundingClientRect().y;
        still = now === before ? still + 1 : 0;
        before = now;
    }
}"""

STAYS = """async (field, words) => {
    for (let frame = 0; frame < 15; frame += 1) {
        await new Promise(requestAnimationFrame);
        if (field.value !== words) return false;
    }
    return true;
}"""

TARGETS = """() => [...document.querySelectorAll('flt-semantics-host [role]')]
    .filter(node => ['button', 'checkbox', 'radio', 'tab', 'switch'].includes(node.role))
    .map(node => [node.ariaLabel || node.innerText, node.clientWidth, node.clientHeight])"""
