"""The pages and scripts of a site, with its version and its list of files filled in."""

import gzip
import hashlib
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import PurePosixPath

from storage.site.tree import Tree

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".wasm": "application/wasm",
    ".png": "image/png",
    ".otf": "font/otf",
    ".ttf": "font/ttf",
    ".woff2": "font/woff2",
}
NOT_KEPT = re.compile(r"assets/fonts/noto|icons/.*512|.*/OFL[^/]*\.txt$|keeper\.js$")
"""Letters for names in other scripts come when they are needed; pictures for the system."""

WORDS = re.compile(r"views/texts/(\w+)/site\.toml$")

SETTINGS = """<script>
    Object.assign(flet, {
      pyodide: true, noCdn: true, webRenderer: "canvaskit", routeUrlStrategy: "hash",
      entrypointBaseUrl: new URL(".", document.baseURI).pathname, assetBase: "./",
      canvasKitBaseUrl: "canvaskit/", fontFallbackBaseUrl: "assets/fonts/",
    });
  </script>"""
STYLE = '<link rel="stylesheet" href="start.css">\n</head>'
SERVED = ('  <script src="python.js"></script>\n', '  <script src="line.js"></script>\n')
"""Of a page that a program serves: Python starts otherwise here, and there is no line to it."""
SCRIPTS = ("words.js", "loading.js", "lasting.js", "start.js", "renewing.js")
START = "\n  ".join(f'<script src="{name}"></script>' for name in SCRIPTS)


def page_of(served: str) -> str:
    """The page that Flet serves, as one that starts by itself and at any address."""
    page = served.replace('<base href="/">', '<base href="./">')
    page = page.replace("<!-- fletAppConfig -->", SETTINGS).replace("</head>", STYLE)
    for script in SERVED:
        page = page.replace(script, "")
    return page.replace('<script src="flutter_bootstrap.js" async></script>', START)


def with_words(script: bytes, project: Tree) -> bytes:
    """The script says in each language what stands in the texts of the app."""
    said = {
        found[1]: {f"site.{name}": words for name, words in tomllib.loads(text.decode()).items()}
        for path, text in project.items()
        if (found := WORDS.match(path))
    }
    return script.replace(b"__WORDS__", json.dumps(said, ensure_ascii=False, indent=1).encode())


def version_of(content: Tree) -> str:
    """Another one as soon as one byte differs."""
    digest = hashlib.sha256()
    for path in sorted(content):
        digest.update(path.encode() + b"\0" + hashlib.sha256(content[path]).digest())
    return digest.hexdigest()[:12]


def with_version(content: Tree) -> dict[str, bytes]:
    """The scripts know which version they are of."""
    version = version_of(content).encode()
    scripts = ("start.js", "keeper.js")
    return {**content, **{name: content[name].replace(b"__VERSION__", version) for name in scripts}}


def kept_packed(content: Tree) -> Iterator[tuple[str, bytes]]:
    """What a phone keeps of the site, as it is sent."""
    for path in sorted(content):
        if not NOT_KEPT.match(path):
            yield path, gzip.compress(content[path], 9, mtime=0)


def keeper_of(script: bytes, packed: Tree) -> bytes:
    """The service worker, with the hash, the size and the type of every file that it keeps."""
    listed = {
        path: [hashlib.sha256(content).hexdigest(), len(content), _type_of(path)]
        for path, content in packed.items()
    }
    return script.replace(b"__FILES__", json.dumps(listed, indent=1).encode())


def _type_of(path: str) -> str:
    return TYPES.get(PurePosixPath(path).suffix, "application/octet-stream")
