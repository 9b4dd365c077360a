"""Every page and sheet of the app, and how a phone gets to it in any language."""

import re
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Locator

from referee.events import Player
from referee.sheet import ScoreSheet
from storage.library import Library
from tests.browser.browser import PATIENCE, Phone
from tests.views.at_table import sheet
from tests.views.open_game import FOUR, evening, with_rounds
from views.preferences import Preferences
from views.texts.wording import text

RUNNING, OVER, TIED, CABANGA, WIDE = (letter * 32 for letter in "12345")
LONG_NAME = "Wilhelmina-Alexandra von und Hohenburg"


STILL, SCROLLED = 12, 30
"""Frames without a change after which nothing more is to come; before a tap it may scroll."""


class Said(NamedTuple):
    """A thing by its words, which are those of the language."""

    key: str
    values: tuple[tuple[str, object], ...] = ()


Tap = str | Said
"""What is tapped: a thing by its identifier, which is the same in every language, or by words."""


class Stop(NamedTuple):
    """One page, or what lies on it."""

    name: str
    path: str
    taps: tuple[Tap, ...] = ()
    """From the page to the sheet; Escape closes it again."""


MORE = Said("table.more")


def _game(game: str, page: str = "") -> str:
    return f"/game/{game}{page}"


PAGES = (
    Stop("home", "/"),
    Stop("games", "/games"),
    Stop("game", f"/games/{OVER}"),
    Stop("players", "/players"),
    Stop("player", "/players/ana"),
    Stop("records", "/records"),
    Stop("rules", "/rules"),
    Stop("ruling", "/rules/D-57"),
    Stop("settings", "/settings"),
    Stop("about", "/about"),
    Stop("steps", "/about/steps"),
    Stop("table", _game(RUNNING)),
    Stop("entry", _game(RUNNING, "/round")),
    Stop("keypad", _game(RUNNING, "/round"), (Said("entry.other-number"),)),
    Stop("rounds", _game(RUNNING, "/rounds")),
    Stop("correction", _game(RUNNING, "/rounds"), ("cell-1-0",)),
    Stop("across", _game(RUNNING, "/across")),
    Stop("tie", _game(TIED)),
    Stop("end", _game(OVER)),
    Stop("sheet", _game(OVER, "/sheet")),
    Stop("new", "/new"),
)
"""Each at its own address, or one tap beside it."""

SHEETS = (
    Stop("why", _game(RUNNING), ("standing-0",)),
    Stop("menu", _game(RUNNING), (MORE,)),
    Stop("join", _game(RUNNING), (MORE, "menu-join")),
    Stop("leave", _game(RUNNING), (MORE, "menu-leave")),
    Stop("rename", _game(RUNNING), (MORE, "menu-rename")),
    Stop("seats", _game(RUNNING), (MORE, "menu-move-seats")),
    Stop("dealer", _game(RUNNING), (MORE, "menu-dealer")),
    Stop("note", _game(RUNNING), (MORE, "menu-note")),
    Stop("stop", _game(RUNNING), (MORE, "menu-stop")),
    Stop("house-rules", _game(RUNNING), (MORE, "menu-house-rules")),
    Stop("gap", _game(CABANGA), (Said("gap.open"),)),
    Stop("share", _game(OVER), (Said("share.open"),)),
    Stop("add", "/new", (Said("new.add"),)),
    Stop("order", "/new", (Said("new.order"),)),
)
"""Each lies on a page."""


LONG_NAMES = (
    Stop("long-table", _game(WIDE)),
    Stop("long-entry", _game(WIDE, "/round")),
    Stop("long-rounds", _game(WIDE, "/rounds")),
    Stop("long-menu", _game(WIDE), (MORE,)),
    Stop("long-leave", _game(WIDE), (MORE, "menu-leave")),
)
"""A full table of names with 40 letters."""


def book_of_all(
    folder: Path, likes: Preferences | None = None, *, long_names: bool = False
) -> Path:
    """A book with a game for every page."""
    with closing(Library.open(folder)) as book:
        book.keep_settings(replace(likes or Preferences(), is_introduced=True).kept())
        for game in _games(long_names=long_names):
            book.create(game)
    return folder


def _games(*, long_names: bool) -> Iterator[ScoreSheet]:
    yield replace(evening(), id=OVER)
    tied = sheet("standard", FOUR, (40, 40, 90, 70))
    yield replace(with_rounds(tied, ((None, (5, 5, 12, 8)),)), id=TIED)
    yield replace(sheet("cabanga", FOUR), id=CABANGA)
    yield replace(evening(7), id=RUNNING)
    if long_names:
        names = tuple(Player(f"{LONG_NAME} {number}") for number in range(1, 7))
        rounds = ((0, (3, 11, 17, 8, 20, 29)), (3, (14, 9, 21, 5, 28, 30)))
        yield replace(with_rounds(sheet("numbered-classic", names), rounds), id=WIDE)


class Tour:
    """A phone on its way from stop to stop, without loading the app anew at each."""

    def __init__(self, phone: Phone, language: str = "en") -> None:
        self._phone = phone
        self._language = language
        self._path = "/"
        phone.page.get_by_role("heading").first.wait_for(state="attached", timeout=PATIENCE)
        self._rest("")

    def visit(self, stop: Stop) -> None:
        """Until nothing moves any more."""
        if stop.path != self._path:
            before = self._tree()
            self._phone.page.evaluate(GOES, stop.path)
            self._rest(before)
            self._path = stop.path
        for tap in stop.taps:
            before = self._tree()
            self._phone.hit(self._found(tap))
            self._rest(before, SCROLLED)

    def leave(self, stop: Stop) -> None:
        """Back to the page, if something lies on it."""
        if stop.taps:
            before = self._tree()
            self._phone.press("Escape")
            self._rest(before, SCROLLED)

    def _tree(self) -> str:
        said: str = self._phone.page.evaluate(
            "document.querySelector('flt-semantics-host').innerHTML"
        )
        return said

    def _rest(self, before: str, frames: int = STILL) -> None:
        self._phone.page.evaluate(RESTS, [before, frames])

    def _found(self, tap: Tap) -> Locator:
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
