"""A phone on its way from page to page, without loading the app anew at each."""

import re

from playwright.sync_api import Locator

from tests.browser.browser import PATIENCE, Phone
from tests.browser.stops import Said, Step, Stop, Way
from views.texts.wording import text

STILL, SCROLLED = 12, 30
"""Frames without a change after which nothing more is to come; before a tap it may scroll."""
FAR = 20_000
"""Pixels that are more than any page is high."""


class Tour:
    """Ends where nothing moves any more."""

    def __init__(self, phone: Phone, language: str = "en") -> None:
        self._phone = phone
        self._language = language
        self._path = "/"
        phone.page.get_by_role("heading").first.wait_for(state="attached", timeout=PATIENCE)
        self._rest("")

    def visit(self, stop: Stop) -> None:
        if stop.path != self._path:
            self._go(stop.path)
        for step in stop.steps:
            self._take(step)

    def _go(self, path: str) -> None:
        page, before, headings = self._phone.page, self._tree(), self._phone.page.evaluate(HEADINGS)
        page.evaluate(GOES, path)
        page.wait_for_function(f"former => ({HEADINGS})() !== former", arg=headings)
        self._rest(before)
        self._path = path

    def leave(self, stop: Stop) -> None:
        """Back to the page, if something lies on it."""
        if stop.is_sheet:
            before = self._tree()
            self._phone.press("Escape")
            self._rest(before, SCROLLED)

    def _take(self, step: Step) -> None:
        before = self._tree()
        if isinstance(step, Way):
            self._phone.scroll(FAR)
        else:
            self._phone.hit(self.found(step))
            # What comes up must not say what it is because the mouse lies on it.
            self._phone.page.mouse.move(0, 0)
        self._rest(before, SCROLLED)

    def _tree(self) -> str:
        said: str = self._phone.page.evaluate(
            "document.querySelector('flt-semantics-host').innerHTML"
        )
        return said

    def _rest(self, before: str, frames: int = STILL) -> None:
        self._phone.page.evaluate(RESTS, [before, frames])

    def found(self, tap: str | Said) -> Locator:
        page = self._phone.page
        if isinstance(tap, str):
            found = page.locator(f'[flt-semantics-identifier="{tap}"]')
        else:
            # In names all white space is the same.
            said = " ".join(text(tap.key, self._language, **dict(tap.values)).split())
            found = page.get_by_role("button", name=re.compile(f"^{re.escape(said)}"))
        found.first.wait_for(state="attached", timeout=PATIENCE)
        return found.first


GOES = """path => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
}"""
"""As if the address had been typed, but the app is there already."""

HEADINGS = """() => [...document.querySelectorAll('flt-semantics-host :is(h1, h2, h3, h4, h5, h6)')]
    .map(node => node.id + node.innerText).join()"""
"""Other ones on each page: a page is drawn anew, so its nodes have other numbers."""

RESTS = """async ([former, frames]) => {
    const tree = () => document.querySelector('flt-semantics-host').innerHTML;
    let [still, before] = [0, former];
    for (let frame = 0; still < frames && frame < 300; frame += 1) {
        await new Promise(requestAnimationFrame);
        const now = tree();
        still = now === before && now !== former ? still + 1 : 0;
        before = now;
    }
}"""
"""Until what is said is no more the former, and stays."""
