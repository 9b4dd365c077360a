"""The packages below the app, as a browser needs them.

All but one are pure Python and are taken as they are installed here. Flet's messages are packed by
`msgpack`, whose quick half is fetched once as it was built for browsers.
"""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution, version
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

from storage.errors import StoreError
from storage.files import Files, ensure_folder, entries

QUICK = "msgpack"
BROWSER = (
    *("--python-version", "314", "--implementation", "cp", "--abi", "cp314"),
    *("--platform", "pyemscripten_2026_0_wasm32"),
)
"""What the Python of Flet's client for browsers is, in the words of pip."""

NAME = re.compile(r"[\w.-]+")
NEEDED = re.compile(r".+\.(py|toml|json|dat)$")
UNUSED = re.compile(
    r"flet/(testing|fastapi|auth)/"
    r"|babel/messages/|babel/locale-data/(?!(root|en|en_001|en_GB|fr|es|zh|zh_Hans)\.dat$)"
    r"|msgpack/_cmsgpack|platformdirs/(windows|macos|android|__main__)|.*(^|/)(conftest|tests?)[/.]"
)
"""Server parts, languages that the app does not speak, and what other machines are called."""


class NoPackage(StoreError):
    """A package is not here and cannot be fetched."""

    code = "no-package"

    def __init__(self, name: str, why: str) -> None:
        super().__init__(name, why)
        self.name = name
        self.why = why


def package_files(files: Files, project: bytes, cache: Path) -> Iterator[tuple[str, bytes]]:
    """`project` is its pyproject.toml; what was fetched is in `cache`.

    Raises NoPackage, OSError.
    """
    for name in packages(tomllib.loads(project.decode())["project"]["dependencies"]):
        yield from _installed(files, name)
    wheel = ZipFile(BytesIO(_wheel(files, cache / f"{QUICK}-{version(QUICK)}")))
    for path in wheel.namelist():
        if path.endswith(".so"):
            yield path, wheel.read(path)


def packages(wanted: Iterable[str]) -> tuple[str, ...]:
    """What is wanted everywhere, and what that brings along. Raises NoPackage."""
    found: dict[str, None] = {}
    waiting = [*wanted]
    while waiting:
        line = waiting.pop()
        name = NAME.match(line)
        if name is None or ";" in line or name[0].lower() in found:
            continue
        found[name[0].lower()] = None
        waiting += _distribution(name[0]).requires or ()
    return tuple(sorted(found))


def _distribution(name: str) -> Distribution:
    try:
        return distribution(name)
    except PackageNotFoundError as error:
        raise NoPackage(name, "it is not installed") from error


def _installed(files: Files, name: str) -> Iterator[tuple[str, bytes]]:
    for path in _distribution(name).files or ():
        said = path.as_posix()
        if NEEDED.match(said) and not UNUSED.match(said) and ".dist-info/" not in said:
            yield said, files.read(Path(str(path.locate())))


def _wheel(files: Files, place: Path) -> bytes:
    if not any(found.name.endswith(".whl") for found in entries(files, place)):
        ensure_folder(files, place)
        _fetch(place)
    [found] = [found for found in files.listing(place) if found.name.endswith(".whl")]
    return files.read(place / found.name)


def _fetch(place: Path) -> None:
    """Asks the package index that this machine uses."""
    wanted = f"{QUICK}=={version(QUICK)}"
    how = ("--quiet", "--no-deps", "--only-binary=:all:", "--disable-pip-version-check", *BROWSER)
    command = [sys.executable, "-m", "pip", "download", *how, "--dest", str(place), wanted]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    if ended.returncode:
        lines = ended.stderr.strip().splitlines() or ["pip does not answer"]
        raise NoPackage(wanted, lines[-1].removeprefix("ERROR: "))
