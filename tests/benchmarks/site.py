"""Prints how the published site does beside an empty app: `python -m tests.benchmarks.site`."""

import json
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

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
        page.add(ft.Button("Hello"), ft.Text("There is nothing more here. " * 20))
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
"""An app of one button and a few words, started like ours."""

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


def main(folder: Path, program: str) -> None:
    projects = {"ours": ROOT, "empty": empty_project(folder / "project")}
    with sync_playwright() as playwright, ExitStack() as hosts:
        browsers = {}
        for name, project in projects.items():
            site = published(folder / name / "site", folder / "cache", project)
            print(f"{name}: {site.first_visit / 1e6:.2f} MB on the first visit")
            host = hosts.enter_context(hosted(folder / name))
            browsers[name] = Browser(playwright, program, folder / name / "profile", host.address)
        print_starts(browsers)
        for count in SIZES:
            print(f"save at {count} games: {save_at(playwright, program, folder, count):.1f} ms")


def print_starts(browsers: dict[str, Browser]) -> None:
    """Seconds until the app is drawn; in turns, so that a busy machine is busy for both."""
    for name, browser in browsers.items():
        print(f"first visit, {name}: {start_of(browser):.2f} s")
    rounds = [[start_of(browser) for browser in browsers.values()] for _ in range(STARTS)]
    ours, empty = map(median, zip(*rounds, strict=True))
    print(f"second start: ours {ours:.2f} s, empty {empty:.2f} s")
    print(f"second start to the empty app: {ours / empty:.2f} (goal 1.2)")


def start_of(browser: Browser) -> float:
    with browser.opened() as phone:
        # The first time the memory is kept now.
        phone.page.evaluate(IS_KEPT)
        return float(phone.page.evaluate(OPENED_AT)) / 1000


OPENED_AT = "performance.getEntriesByName('open')[0].startTime"


@contextmanager
def hosted(folder: Path) -> Iterator[Host]:
    """`folder` has the site, and is new to a host."""
    host = Host(folder / f"host-{time.monotonic_ns()}", folder / "site")
    host.start()
    try:
        yield host
    finally:
        host.stop()


def save_at(playwright: Playwright, program: str, folder: Path, count: int) -> float:
    """Milliseconds, the median of twenty."""
    game_of_twelve = json.dumps(document_of(game(1)))
    with (
        hosted(folder / "ours") as host,
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
