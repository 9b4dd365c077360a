"""The app in every language, size and brightness: a whole round, and pictures of every page.

The pictures go to the folder of $CABO_PICTURES, or to one that pytest forgets.
"""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.browser import PHONE, Size, held
from tests.browser.full_book import RUNNING, book_of_all
from tests.browser.moves import key
from tests.browser.seen import faults_on
from tests.browser.server import Server
from tests.browser.stops import LONG_NAMES, PAGES, SHEETS, Stop
from tests.browser.tour import Tour
from views.preferences import Brightness, Preferences
from views.texts.wording import languages, text

LIGHT, DARK = Brightness.LIGHT, Brightness.DARK
SIZES = (PHONE, Size(390, 844), Size(844, 390), Size(1024, 768), Size(1440, 900))
HALVES = {"pages": PAGES, "sheets": SHEETS + LONG_NAMES}
"""Each of them takes about a minute."""
SLICE = ("table", "entry", "settings")
"""The pages that are looked at each time; all of them only with `long`."""


def pictures(
    browser: Browser, folder: Path, size: Size, likes: Preferences, stops: tuple[Stop, ...]
) -> list[str]:
    """A picture of each stop, and what was found wrong there."""
    faults: list[str] = []
    language = likes.language or "en"
    shots = Path(os.environ.get("CABO_PICTURES", folder / "pictures")) / _name(size, likes)
    shots.mkdir(parents=True, exist_ok=True)
    book = book_of_all(folder / "book", likes, long_names=True)
    with Server(book) as server, held(browser, server.address, size) as phone:
        tour = Tour(phone, language)
        for stop in stops:
            tour.visit(stop)
            phone.picture(shots / f"{stop.name}.png")
            found = faults_on(phone, likes.text_size)
            faults += [f"{stop.name}: {fault}" for fault in found]
            tour.leave(stop)
    return faults


def _name(size: Size, likes: Preferences) -> str:
    large = "" if likes.text_size == 1 else f"-{likes.text_size:.0%}"
    return f"{likes.language}-{size.width}x{size.height}-{likes.brightness.value}{large}"


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
    ("language", "size", "brightness"),
    [
        ("fr", SIZES[0], DARK),
        ("es", SIZES[1], LIGHT),
        ("zh", SIZES[2], DARK),
        ("fr", SIZES[3], LIGHT),
        ("en", SIZES[4], DARK),
    ],
    ids=str,
)
def test_a_slice_of_all_pages_fits(
    chromium: Browser, tmp_path: Path, language: str, size: Size, brightness: Brightness
) -> None:
    likes = Preferences(language=language, brightness=brightness)
    stops = tuple(stop for stop in PAGES if stop.name in SLICE)

    assert pictures(chromium, tmp_path, size, likes, stops) == []


@pytest.mark.long
@pytest.mark.parametrize("stops", HALVES)
@pytest.mark.parametrize("brightness", [LIGHT, DARK])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", languages())
def test_every_page_fits(
    chromium: Browser, tmp_path: Path, language: str, size: Size, brightness: Brightness, stops: str
) -> None:
    likes = Preferences(language=language, brightness=brightness)

    assert pictures(chromium, tmp_path, size, likes, HALVES[stops]) == []


@pytest.mark.long
@pytest.mark.parametrize("stops", HALVES)
@pytest.mark.parametrize("language", languages())
def test_every_page_fits_with_words_twice_as_large(
    chromium: Browser, tmp_path: Path, language: str, stops: str
) -> None:
    likes = Preferences(language=language, text_size=2.0)

    assert pictures(chromium, tmp_path, PHONE, likes, HALVES[stops]) == []
