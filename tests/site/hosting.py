"""A published site on a plain static server, and browsers that visit it."""

import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Error, Page, Playwright

from storage.platforms import files_here
from storage.site.publish import Site, Sources, publish
from tests.browser.browser import FLAGS, PHONE, Phone
from views.launch import client_folder
from views.site_server import server_of

ROOT = Path(__file__).parents[2]
PATIENCE = 60
"""Seconds for a browser to come up."""


def published(folder: Path, cache: Path, project: Path = ROOT) -> Site:
    return publish(files_here(), Sources(project, client_folder(), cache), folder)


def changed_project(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of the project that is another version of it."""
    for part in ("referee", "storage", "views", "assets"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("main.py", "pyproject.toml"):
        shutil.copy(ROOT / name, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    return folder


class Host:
    """A static server that can be stopped, and started again at the same port.

    The site has no address of its own but a path.
    """

    def __init__(self, folder: Path, site: Path) -> None:
        """`folder`: what it hands out, a new one."""
        folder.mkdir()
        self._folder = folder
        self._port = 0
        self._server: ThreadingHTTPServer | None = None
        self.hand_out(site)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}/cabo"

    def hand_out(self, site: Path) -> None:
        """From now on, for whoever is connected already too."""
        link = self._folder / "next"
        link.symlink_to(site)
        link.replace(self._folder / "cabo")

    def start(self) -> None:
        self._server = server_of(self._folder, self._port)
        self._port = self._server.server_port
        Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
        self._server = None


class Browser:
    """A Chromium with a profile of its own, which stays when it is closed or killed."""

    def __init__(self, playwright: Playwright, program: str, profile: Path, address: str) -> None:
        self._playwright = playwright
        self._program = program
        self._profile = profile
        self._address = address

    @contextmanager
    def opened(self, route: str = "/") -> Iterator[Phone]:
        """The app, once its names are there. Calm to the end."""
        with self._context() as context:
            phone = Phone(context.pages[0], self._address)
            phone.open(route)
            wait_for_app(phone)
            yield phone
            assert not phone.faults, "\n".join(phone.faults)

    @contextmanager
    def bare(self) -> Iterator[Page]:
        """A page to which nobody has gone yet."""
        with self._context() as context:
            yield context.pages[0]

    @contextmanager
    def full(self) -> Iterator[tuple[Phone, Callable[[], None]]]:
        """The app where there is no room for anything more, and what makes room again."""
        with self._context() as context:
            phone = Phone(context.pages[0], self._address)
            devtools = context.new_cdp_session(phone.page)
            site = {"origin": "{0.scheme}://{0.netloc}".format(urlsplit(self._address))}
            # Before the first write: from then on Chromium counts by itself for a while.
            devtools.send("Storage.overrideQuotaForOrigin", {**site, "quotaSize": 1})
            phone.open()
            wait_for_app(phone)

            def make_room() -> None:
                devtools.send("Storage.overrideQuotaForOrigin", site)

            yield phone, make_room

    @contextmanager
    def tabs(self) -> Iterator[tuple[Phone, Phone]]:
        """Two of them, the first one opened first."""
        with self._context() as context:
            first = Phone(context.pages[0], self._address)
            second = Phone(context.new_page(), self._address)
            for phone in (first, second):
                phone.open()
                wait_for_app(phone)
            yield first, second

    @contextmanager
    def _context(self) -> Iterator[BrowserContext]:
        context = self._playwright.chromium.launch_persistent_context(
            self._profile,
            executable_path=self._program,
            args=[*FLAGS],
            viewport={"width": PHONE.width, "height": PHONE.height},
        )
        try:
            yield context
        finally:
            context.close()

    @contextmanager
    def to_be_killed(self) -> Iterator[tuple[Phone, "Victim"]]:
        victim = Victim(self._program, self._profile)
        try:
            browser = self._playwright.chromium.connect_over_cdp(victim.address)
            page = browser.contexts[0].pages[0]
            page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
            phone = Phone(page, self._address)
            phone.open()
            wait_for_app(phone)
            yield phone, victim
        finally:
            victim.kill()


def wait_for_app(phone: Phone) -> None:
    """Python starts after the screen, which waits for it."""
    try:
        phone.page.wait_for_function(IS_OPEN, timeout=120_000)
    except Error as error:
        raise AssertionError(phone.page.evaluate(HOW_FAR)) from error


def put_warning_away(phone: Phone) -> None:
    close = phone.page.locator(".notice").get_by_text("Close")
    if close.count():
        close.click()


IS_OPEN = """() => {
    // A page that a new version has taken over has to be asked anew for its names.
    document.querySelector("flt-semantics-placeholder")?.click();
    return !document.getElementById("start") && document.querySelector("flt-semantics[role]");
}"""
HOW_FAR = """async () => {
    const kept = await navigator.serviceWorker.getRegistration();
    const workers = [kept?.installing, kept?.waiting, kept?.active].map((each) => each?.state);
    const loading = document.getElementById("start")?.innerText;
    return JSON.stringify({ loading, workers, caches: await caches.keys() });
}"""
"""For a start that does not come to its end."""

IS_KEPT = """async () => {
    const keeps = async () => {
        const name = (await caches.keys()).find((each) => each.endsWith("memory"));
        return name && (await (await caches.open(name)).keys()).length;
    };
    while (!(await keeps())) await new Promise((later) => setTimeout(later, 100));
}"""
"""Comes back when the next start will be a quick one."""


class Victim:
    """A Chromium that is killed, not closed."""

    def __init__(self, program: str, profile: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as listener:
            port = listener.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        options = [f"--remote-debugging-port={port}", f"--user-data-dir={profile}"]
        self._process = subprocess.Popen(
            [program, "--headless=new", *FLAGS, *options, "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self._wait()

    def kill(self) -> None:
        """All of it at once."""
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()

    def _wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{self.address}/json/version"):
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("Chromium does not come up")
