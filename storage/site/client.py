"""What a published site needs of Flet's client for browsers, and what it can do without."""

import json
import re
from collections.abc import Iterator, Mapping
from io import BytesIO
from pathlib import PurePosixPath
from typing import Any
from zipfile import ZipFile, ZipInfo

from storage.site.tree import Tree

NEEDED = (
    "main.dart.js",
    "flutter_bootstrap.js",
    "canvaskit/canvaskit.js",
    "canvaskit/canvaskit.wasm",
    "canvaskit/chromium/canvaskit.js",
    "canvaskit/chromium/canvaskit.wasm",
    "assets/AssetManifest.bin.json",
    "assets/FontManifest.json",
    "assets/fonts/MaterialIcons-Regular.otf",
    "assets/fonts/roboto.woff2",
    "assets/packages/wakelock_plus/assets/no_sleep.js",
    "pyodide/pyodide.mjs",
    "pyodide/pyodide.asm.mjs",
    "pyodide/pyodide.asm.wasm",
    "pyodide/python_stdlib.zip",
    "pyodide/pyodide-lock.json",
)
SHADERS = "assets/shaders/"

UNUSED_PYTHON = re.compile(
    r"(unittest|pydoc_data|multiprocessing|xmlrpc|wsgiref|idlelib|turtledemo|tkinter|curses|dbm"
    r"|ensurepip|venv|lib2to3|profiling|sqlite3|_pyrepl)/"
    r"|xml/(?!(__init__|etree/(__init__|ElementTree|ElementPath))\.py$)"
    r"|(pdb|doctest|pydoc|pickletools|imaplib|smtplib|poplib|ftplib|mailbox|cProfile|pstats|profile"
    r"|turtle|optparse|bdb|cmd|trace|tracemalloc|timeit|webbrowser|_pyio|_pydecimal|_pydatetime"
    r"|statistics|xdrlib|difflib|plistlib|getpass|fileinput|filecmp|netrc|zipapp|tabnanny)\.py$"
)
"""Of the standard library: what neither the app nor anything below it imports in a browser."""

FONTS = ("MaterialIcons", "Roboto")


def client_files(client: Tree) -> Iterator[tuple[str, bytes]]:
    """`client` is all of Flet's client. Raises KeyError when it is not the one that is known."""
    for path in NEEDED:
        yield path, CHANGED.get(path, _as_it_is)(client[path])
    for path, content in client.items():
        if path.startswith(SHADERS):
            yield path, content


def _as_it_is(content: bytes) -> bytes:
    return content


def _without_its_keeper(bootstrap: bytes) -> bytes:
    """Flutter's own service worker only puts itself away again, and ours with it."""
    return re.sub(rb"serviceWorkerSettings:\s*\{.*?\},", b"", bootstrap, flags=re.DOTALL)


def _with_fonts_of_ours(manifest: bytes) -> bytes:
    """All of them are loaded before the first frame; formulas and Apple's icons are not used."""
    fonts = [font for font in json.loads(manifest) if font["family"] in FONTS]
    fonts.append({"family": "Roboto", "fonts": [{"asset": "fonts/roboto.woff2"}]})
    return _json(fonts)


def _without_packages(lock: bytes) -> bytes:
    """Pyodide looks nothing up in it: all packages are in the bundle."""
    return _json({**json.loads(lock), "packages": {}})


def _lean_library(library: bytes) -> bytes:
    """The standard library without what is not used, in an order that packs well."""
    whole, lean = ZipFile(BytesIO(library)), BytesIO()
    names = [name for name in whole.namelist() if not UNUSED_PYTHON.match(name)]
    with ZipFile(lean, "w") as archive:
        for name in sorted(names, key=lambda name: (PurePosixPath(name).suffix, name)):
            archive.writestr(ZipInfo(name), whole.read(name))
    return lean.getvalue()


def _json(value: Mapping[str, Any] | list[Any]) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode()


CHANGED = {
    "flutter_bootstrap.js": _without_its_keeper,
    "assets/FontManifest.json": _with_fonts_of_ours,
    "pyodide/pyodide-lock.json": _without_packages,
    "pyodide/python_stdlib.zip": _lean_library,
}
