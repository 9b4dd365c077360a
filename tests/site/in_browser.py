"""Python from a published site, on a page of the site, for a test that asks it something."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, Playwright

from tests.browser.browser import FLAGS

PATIENCE = 600_000
"""Milliseconds."""

RUN = """async ([code, given]) => {
    const { loadPyodide } = await import(new URL("pyodide/pyodide.mjs", location).href);
    const { openDrive } = await import(new URL("drive.js", location).href);
    const [python, drive, bundle] = await Promise.all([
        loadPyodide(), openDrive(), fetch("app.bundle").then((answer) => answer.arrayBuffer()),
    ]);
    const length = new DataView(bundle).getUint32(0, true);
    const list = JSON.parse(new TextDecoder().decode(new Uint8Array(bundle, 4, length)));
    let place = 4 + length;
    for (const [path, size] of list) {
        const file = `/app/${path}`;
        python.FS.mkdirTree(file.slice(0, file.lastIndexOf("/")));
        python.FS.writeFile(file, new Uint8Array(bundle, place, size));
        place += size;
    }
    python.registerJsModule("page_drive", drive);
    python.globals.set("given", given);
    return python.runPythonAsync(`import sys; sys.path.insert(0, "/app")\n${code}`);
}"""


@contextmanager
def page_of(playwright: Playwright, program: str, address: str) -> Iterator[Page]:
    """A page of the site on which nothing runs yet, with an empty drive."""
    chromium = playwright.chromium.launch(executable_path=program, args=[*FLAGS])
    page = chromium.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(f"{address}/manifest.json")
    try:
        yield page
    finally:
        chromium.close()


def said_by(page: Page, code: str, given: str = "") -> str:
    """What the last line of the code gives, a text."""
    return str(page.evaluate(RUN, [code, given]))
