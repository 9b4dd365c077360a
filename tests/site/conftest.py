"""The site is published and visited once; every test goes on from a copy of that visit."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, sync_playwright

from tests.browser.browser import chromium_path
from tests.browser.conftest import REQUIRED
from tests.browser.moves import record, set_up
from tests.site.hosting import IS_KEPT, Browser, Host, changed_project, published

BESIDE = shutil.ignore_patterns("Singleton*", "lockfile", "GPUCache", "GrShaderCache")
"""Of a profile: what belongs to the browser that had it."""


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the packages for browsers are kept."""
    return tmp_path_factory.mktemp("packages")


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, cache: Path) -> Path:
    folder = tmp_path_factory.mktemp("site")
    published(folder, cache)
    return folder


@pytest.fixture(scope="session")
def newer(tmp_path_factory: pytest.TempPathFactory, cache: Path) -> Path:
    """The next version of the site, which asks for a round "now"."""
    words = ("Record round {number}", "Record round {number} now")
    folder = tmp_path_factory.mktemp("newer")
    project = changed_project(folder / "project", "views/texts/en/table.toml", *words)
    published(folder / "site", cache, project)
    return folder / "site"


@pytest.fixture(scope="session")
def program() -> str:
    path = chromium_path()
    if path is None:
        (pytest.fail if REQUIRED else pytest.skip)("there is no Chromium: set CHROMIUM to its path")
    return path


@pytest.fixture(scope="session")
def hosted(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    host = Host(tmp_path_factory.mktemp("host") / "root", site)
    host.start()
    yield host
    host.stop()


@pytest.fixture(scope="session")
def visited(tmp_path_factory: pytest.TempPathFactory, program: str, hosted: Host) -> Path:
    """The profile of a browser in which two rounds were played on the first visit."""
    profile = tmp_path_factory.mktemp("profile")
    with (
        sync_playwright() as playwright,
        Browser(playwright, program, profile, hosted.address).opened() as phone,
    ):
        phone.tap("Skip")
        set_up(phone, "standard")
        record(phone, 1, "Ana", 5, 9, 20, 12)
        record(phone, 2, "Ben", 7, 4, 12, 10)
        phone.page.evaluate(IS_KEPT)
    return profile


@pytest.fixture(scope="module")
def playwright(visited: Path) -> Iterator[Playwright]:
    """There can be only one at a time, so the visit comes first."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture
def host(hosted: Host, site: Path) -> Iterator[Host]:
    """As it was found, also after a test that stopped it or gave it another site."""
    yield hosted
    hosted.stop()
    hosted.hand_out(site)
    hosted.start()


@pytest.fixture
def browser(
    tmp_path: Path, playwright: Playwright, program: str, visited: Path, host: Host
) -> Browser:
    profile = tmp_path / "profile"
    shutil.copytree(visited, profile, ignore=BESIDE)
    return Browser(playwright, program, profile, host.address)


@pytest.fixture
def stranger(tmp_path: Path, playwright: Playwright, program: str, host: Host) -> Browser:
    """A browser that was never here."""
    return Browser(playwright, program, tmp_path / "stranger", host.address)
