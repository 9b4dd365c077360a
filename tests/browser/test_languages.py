"""The app in every language and size, light and dark: a whole round, and pictures of every page.

The pictures go to the folder of $CABO_PICTURES, or to one that pytest forgets.
"""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.browser import PHONE, Scheme, Size, held
from tests.browser.full_book import RUNNING, book_of_all
from tests.browser.moves import key
from tests.browser.seen import faults_on
from tests.browser.server import Server
from tests.browser.stops import LONG_NAMES, PAGES, SHEETS, Stop
from tests.browser.tour import Tour
from views.preferences import Preferences
from views.texts.wording import languages, text

SIZES = (PHONE, Size(390, 844), Size(844, 390), Size(1024, 768), Size(1440, 900))
HALVES = {"pages": PAGES, "sheets": SHEETS + LONG_NAMES}
"""Each of them takes about a minute."""
SLICE = ("table", "entry", "settings")
"""The pages that are looked at each time; all of them only with `long`."""


def pictures(
    browser: Browser, folder: Path, size: Size, likes: Preferences, stops: tuple[Stop, ...]
) -> list[str]:
    """What is wrong at each stop, in the light and in the dark; and a picture of both."""
    faults: list[str] = []
    shots = Path(os.environ.get("CABO_PICTURES", folder / "pictures"))
    book = book_of_all(folder / "book", likes, long_names=True)
    with Server(book) as server, held(browser, server.address, size) as phone:
        tour = Tour(phone, likes.language or "en")
        lights: list[Scheme] = ["light", "dark"]
        for stop in stops:
            tour.visit(stop)
            for light in lights:
                if light != lights[0]:
                    phone.shine(light)
                phone.picture(_ready(shots / _name(size, likes, light)) / f"{stop.name}.png")
                found = faults_on(phone, likes.text_size)
                faults += [f"{stop.name}, {light}: {fault}" for fault in found]
            # The next page begins as this one ends, which saves a change.
            lights.reverse()
            tour.leave(stop)
    return faults


def _ready(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _name(size: Size, likes: Preferences, light: Scheme) -> str:
    large = "" if likes.text_size == 1 else f"-{likes.text_size:.0%}"
    return f"{likes.language}-{size.width}x{size.height}-{light}{large}"


@pytest.mark.parametrize("language", languages())
def test_a_whole_round_is_played_in_every_language(
    chromium: Browser, tmp_path: Path, language: str
) -> None:
    def say(said: str, **values: object) -> str:
        return text(said, language, **values)

    book = book_of_all(tmp_path / "book", Preferences(language=language))
    with Server(book) as server, held(chromium, server.address) as phone:
        Tour(phone, language).visit(Stop("table", f"/game/{RUNNING}"))
        phone.tap(say("table.record", number=8))
        phone.tap(say("entry.called", player="Dev"))
        for points in (17, 9, 12, 4):
            key(phone, points)
        phone.see(_starts(say("entry.falls-back", player="Ana", target=100, to=50)))
        phone.tap(say("entry.save", number=8))

        phone.see(say("notice.saved", number=8))
        phone.see(_starts(say("table.standing", player="Ana", count=50, place=2)))


def _starts(words: str) -> re.Pattern[str]:
    return re.compile(re.escape(words))


@pytest.mark.parametrize(
    ("language", "size"), [*zip(("fr", "es", "zh", "fr", "en"), SIZES, strict=True)], ids=str
)
def test_a_slice_of_all_pages_fits(
    chromium: Browser, tmp_path: Path, language: str, size: Size
) -> None:
    likes = Preferences(language=language)
    stops = tuple(stop for stop in PAGES if stop.name in SLICE)

    assert pictures(chromium, tmp_path, size, likes, stops) == []


@pytest.mark.long
@pytest.mark.parametrize("stops", HALVES)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", languages())
def test_every_page_fits(
    chromium: Browser, tmp_path: Path, language: str, size: Size, stops: str
) -> None:
    likes = Preferences(language=language)

    assert pictures(chromium, tmp_path, size, likes, HALVES[stops]) == []


@pytest.mark.long
@pytest.mark.parametrize("stops", HALVES)
@pytest.mark.parametrize("language", languages())
def test_every_page_fits_with_words_twice_as_large(
    chromium: Browser, tmp_path: Path, language: str, stops: str
) -> None:
    likes = Preferences(language=language, text_size=2.0)

    assert pictures(chromium, tmp_path, PHONE, likes, HALVES[stops]) == []
