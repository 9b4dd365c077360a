"""Writes the app as a site into a folder of its own."""

import json
from dataclasses import dataclass
from pathlib import Path

from storage.errors import Rejected
from storage.files import Files, ensure_folder, exists
from storage.site.bundle import app_files, bundle_of
from storage.site.client import client_files
from storage.site.packages import package_files
from storage.site.page import (
    keeper_of,
    kept_packed,
    page_of,
    version_of,
    with_version,
    with_words,
)
from storage.site.tree import is_empty, prune, tree, write_tree

MARK = "cabo-referee-site.json"
"""Lies in every site, so that an earlier one is known again."""

PACKED = ".packed"
SCRIPTS = (
    *("words.js", "loading.js", "lasting.js", "renewing.js", "start.js", "start.css"),
    *("keeper.js", "python-worker.js", "drive.js"),
)
FROM_ASSETS = ("fonts/", "icons/", "assets/fonts/", "favicon.png", "manifest.json")


@dataclass(frozen=True, slots=True)
class Sources:
    """Where everything comes from that becomes a site."""

    project: Path
    client: Path
    """Flet's client for browsers."""
    cache: Path
    """Where what was fetched is kept."""


@dataclass(frozen=True, slots=True)
class Site:
    """What was written."""

    version: str
    size: int
    """Bytes in the folder."""
    first_visit: int
    """Bytes that a browser loads before the app opens for the first time."""


def publish(files: Files, sources: Sources, folder: Path) -> Site:
    """Raises Rejected when something else lies in the folder, NoPackage, OSError."""
    check_free(files, folder)
    content = with_version(site_files(files, sources))
    packed = dict(kept_packed(content))
    content["keeper.js"] = keeper_of(content["keeper.js"], packed)
    content |= {f"{path}{PACKED}": packed[path] for path in packed}
    version = version_of(content)
    content[MARK] = json.dumps({"version": version}).encode()
    ensure_folder(files, folder)
    # The keeper comes last: with it the new version is there, and whole.
    keeper = {"keeper.js": content.pop("keeper.js")}
    write_tree(files, folder, content)
    write_tree(files, folder, keeper)
    prune(files, folder, content | keeper)
    return Site(version, sum(map(len, content.values())), first_visit(packed))


def check_free(files: Files, folder: Path) -> None:
    """Raises Rejected, OSError."""
    if not is_empty(files, folder) and not exists(files, folder / MARK):
        raise Rejected("not-a-site")


def site_files(files: Files, sources: Sources) -> dict[str, bytes]:
    """All of it but what depends on the version. Raises NoPackage, OSError."""
    assets = tree(files, sources.project / "assets")
    code = {
        f"{part}{path}": content
        for part in ("referee/", "storage/", "views/")
        for path, content in tree(files, sources.project / part).items()
    }
    code["main.py"] = files.read(sources.project / "main.py")
    project = files.read(sources.project / "pyproject.toml")
    python = {**app_files(code), **dict(package_files(files, project, sources.cache))}
    return {
        **dict(client_files(tree(files, sources.client))),
        **{path: assets[path] for path in assets if path.startswith(FROM_ASSETS)},
        **{name: assets[f"site/{name}"] for name in SCRIPTS},
        "words.js": with_words(assets["site/words.js"], code),
        "index.html": page_of(assets["index.html"].decode()).encode(),
        "app.bundle": bundle_of(python),
    }


def first_visit(packed: dict[str, bytes]) -> int:
    """In Chromium, which is sent an engine of its own."""
    other = ("canvaskit/canvaskit.js", "canvaskit/canvaskit.wasm")
    return sum(len(content) for path, content in packed.items() if path not in other)
