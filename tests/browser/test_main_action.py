"""The main action of a page is in reach of a thumb on a small phone, in every language."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.browser import PHONE, held
from tests.browser.full_book import LONG_NAME, OVER, RUNNING, WIDE, book_of_all
from tests.browser.server import Server
from tests.browser.stops import MORE, MORE_OF_IT, PAGES, SHEETS, Said, Stop
from tests.browser.tour import Tour
from views.preferences import Preferences
from views.texts.wording import languages

FIRST_ROUND, EIGHTH = (("number", 1),), (("number", 8),)
SAVE = Said("entry.missing-more", (("player", "Ana"), ("count", 3)))
OF_A_STOP = {
    "home": Said("home.resume"),
    "game": Said("table.rematch"),
    "received": Said("share.keep"),
    "steps": Said("first.next"),
    "table": Said("table.record", EIGHTH),
    "entry": SAVE,
    "keypad": SAVE,
    "correction": Said("entry.correct", FIRST_ROUND),
    "tie": Said("table.record-tie"),
    "end": Said("table.rematch"),
    "sheet": Said("table.rematch"),
    "new": Said("new.start"),
    "join": Said("menu.join-nobody"),
    "seats": Said("menu.seats-yes"),
    "note": Said("menu.note-yes"),
    "stop": Said("menu.stop-yes"),
    "share": Said("share.copy"),
    "add": Said("new.name-first"),
    "empty-trash": Said("settings.empty-yes", (("count", 1),)),
    "import": Said("settings.bring-in", (("count", 1),)),
    "doubts": Said("doubt.save-anyway"),
}
"""What fills the one button in full ink of a page or sheet."""

WITHOUT = {
    *("games", "players", "player", "records", "evening", "rules", "ruling", "settings", "trash"),
    *("about", "rounds", "across", "why", "menu", "leave", "rename", "dealer", "house-rules"),
    *("gap", "order", "paper", "occasion", "this-game", "this-person", "merge", "edition"),
    "export",
}
"""Pages and sheets on which nothing is more important than the rest."""

BEYOND = {
    Stop("leaves", f"/game/{RUNNING}", (MORE, "menu-leave", "leave-Ben")): Said(
        "menu.leave-yes", (("name", "Ben"),)
    ),
    Stop("renamed", f"/game/{RUNNING}", (MORE, "menu-rename", "rename-Ana")): Said(
        "menu.rename-same"
    ),
    Stop("code", f"/game/{OVER}", (Said("share.open"), "share-code")): Said("share.copy-link"),
    Stop("picture", f"/game/{OVER}", (Said("share.open"), "share-picture")): Said(
        "share.picture-save"
    ),
    Stop("merged", "/players/ana", (MORE_OF_IT, "merge", f"merge-{LONG_NAME.casefold()} 1")): Said(
        "players.merge-yes", (("name", "Ana"),)
    ),
    Stop("person", "/players/ana", (Said("players.edit"),)): Said("players.edit-yes"),
    Stop(
        "corrected",
        f"/game/{RUNNING}/rounds",
        ("cell-1-0", "key-9", Said("entry.correct", FIRST_ROUND)),
    ): Said("correct.yes", FIRST_ROUND),
    Stop("last-lap", f"/game/{WIDE}", (f"table-call-{LONG_NAME} 1", "last-lap")): Said("lap.count"),
}
"""Sheets that are one tap further than the tour goes."""

SLICE = ("home", "table", "entry", "seats")
"""Looked at in every language each time; all of them only with `long`."""


def test_every_page_and_sheet_is_known_to_have_a_main_action_or_none() -> None:
    assert {stop.name for stop in PAGES + SHEETS} == {*OF_A_STOP} | WITHOUT


def hidden(browser: Browser, folder: Path, language: str, mains: dict[Stop, Said]) -> list[str]:
    """The main actions that are not wholly in the window when the page comes."""
    faults: list[str] = []
    book = book_of_all(folder / "book", Preferences(language=language), long_names=True)
    with Server(book) as server, held(browser, server.address) as phone:
        tour = Tour(phone, language)
        for stop, main in mains.items():
            tour.visit(stop)
            box = tour.found(main).bounding_box()
            if box is None or box["y"] < 0 or box["y"] + box["height"] > PHONE.height:
                faults.append(f"{language}, {stop.name}: {box}")
            tour.leave(stop)
    return faults


def of_the_tour(names: tuple[str, ...]) -> dict[Stop, Said]:
    return {stop: OF_A_STOP[stop.name] for stop in PAGES + SHEETS if stop.name in names}


@pytest.mark.parametrize("language", languages())
def test_what_a_table_does_most_needs_no_scrolling(
    chromium: Browser, tmp_path: Path, language: str
) -> None:
    assert hidden(chromium, tmp_path, language, of_the_tour(SLICE)) == []


@pytest.mark.long
@pytest.mark.parametrize("language", languages())
def test_no_main_action_needs_scrolling(chromium: Browser, tmp_path: Path, language: str) -> None:
    mains = BEYOND | of_the_tour(tuple(OF_A_STOP))

    assert hidden(chromium, tmp_path, language, mains) == []
