"""Prints how the published site does beside an empty app: `python -m tests.benchmarks.site`."""

import json
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Playwright, sync_playwright

from storage.document import document_of
from tests.benchmarks.games import game
from tests.browser.browser import chromium_path
from tests.site.hosting import IS_KEPT, ROOT, Browser, Host, published
from tests.site.in_browser import page_of, said_by

SIZES = (10, 1_000)
STARTS = 5
EMPTY = {
    "main.py": """
import flet as ft

def main():
    async def app(page):
        page.add(ft.Button("Hello"))
    ft.run(app)
""",
    "views/in_page.py": """
import os
from importlib import import_module

def learn():
    import_module("main")
    import_module("flet.app")

def wake_up():
    quick, slow = import_module("msgpack._cmsgpack"), import_module("msgpack")
    for name in ("Packer", "Unpacker", "unpackb"):
        setattr(slow, name, getattr(quick, name))
""",
    "pyproject.toml": '[project]\ndependencies = ["flet"]\n',
}
"""An app of one button, started like ours."""

SAVE = """
import time
from dataclasses import replace
from storage.browser_library import BrowserLibrary
from storage.page_drive import PageDrive
from storage.parcel import read_parcel

book = BrowserLibrary(PageDrive())
count, document = given.split(" ", 1)
game = read_parcel(document.encode()).games[0]
for number in range(int(count)):
    book.create(replace(game, id=f"{number:032x}"))
await book.settled()
took = []
for revision in range(1, 21):
    began = time.perf_counter()
    book.save(replace(game, id=f"{0:032x}", note=str(revision)), revision)
    await book.settled()
    took.append(time.perf_counter() - began)
str(sorted(took)[10])
"""


class Starts(NamedTuple):
    first: float
    """Seconds until the app is drawn."""
    second: float


def main(folder: Path, program: str) -> None:
    with sync_playwright() as playwright:
        ours = measured(playwright, program, folder / "ours", ROOT)
        empty = measured(playwright, program, folder / "empty", empty_project(folder / "project"))
        print(f"first visit, second start: ours {ours}, empty {empty}")
        print(f"second start to the empty app: {ours.second / empty.second:.2f} (goal 1.2)")
        for count in SIZES:
            print(f"save at {count} games: {save_at(playwright, program, folder, count):.1f} ms")


def measured(playwright: Playwright, program: str, folder: Path, project: Path) -> Starts:
    site = published(folder / "site", folder / "cache", project)
    print(f"{folder.name}: {site.first_visit / 1e6:.2f} MB on the first visit")
    with hosted(folder / "site") as host:
        browser = Browser(playwright, program, folder / "profile", host.address)
        first = start_of(browser)
        return Starts(first, median(start_of(browser) for _ in range(STARTS)))


def start_of(browser: Browser) -> float:
    with browser.opened() as phone:
        # The first time the memory is kept now.
        phone.page.evaluate(IS_KEPT)
        return float(phone.page.evaluate(OPENED_AT)) / 1000


OPENED_AT = "performance.getEntriesByName('open')[0].startTime"


@contextmanager
def hosted(folder: Path) -> Iterator[Host]:
    host = Host(folder)
    host.start()
    try:
        yield host
    finally:
        host.stop()


def save_at(playwright: Playwright, program: str, folder: Path, count: int) -> float:
    """Milliseconds, the median of twenty."""
    game_of_twelve = json.dumps(document_of(game(1)))
    with (
        hosted(folder / "ours" / "site") as host,
        page_of(playwright, program, host.address) as page,
    ):
        return 1000 * float(said_by(page, SAVE, f"{count} {game_of_twelve}"))


def empty_project(folder: Path) -> Path:
    for part in ("referee", "storage", "views"):
        (folder / part).mkdir(parents=True)
    shutil.copytree(ROOT / "assets" / "site", folder / "assets" / "site")
    shutil.copytree(ROOT / "assets" / "icons", folder / "assets" / "icons")
    for name in ("index.html", "manifest.json", "favicon.png"):
        shutil.copy(ROOT / "assets" / name, folder / "assets")
    for words in ROOT.glob("views/texts/*/site.toml"):
        (folder / words.relative_to(ROOT)).parent.mkdir(parents=True)
        shutil.copy(words, folder / words.relative_to(ROOT))
    for path, content in EMPTY.items():
        (folder / path).write_text(content, encoding="utf-8")
    return folder


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        main(Path(folder), chromium_path() or sys.exit("there is no Chromium"))
