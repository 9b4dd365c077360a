"""Imports point down, and each package keeps to what is its own."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ("referee", "storage", "views")

MAY_IMPORT = {
    "referee": {"referee"},
    "storage": {"referee", "storage", "tinydb"},
    "views": {
        "referee",
        "views",
        "flet",
        "flet_charts",
        "flet_desktop",
        "flet_web",
        "babel",
        "msgpack",
        "qrcodegen",
        "starlette",
        "uvicorn",
    },
    "main": {"referee", "storage", "views", "flet", "platformdirs"},
}
"""Beside the standard library."""

CLOCKS = {"time", "random", "secrets", "uuid", "sched", "calendar", "zoneinfo"}
NOW = {"now", "utcnow", "today"}
NEAR_THE_DRIVE = {"storage.files", "storage.platforms", "storage.lock", "storage.memory_files"}
SHELF_READERS = {
    "referee.cards",
    "referee.editions",
    "referee.faces",
    "referee.asking.glossary",
    "referee.rulings",
    "referee.situations",
}
READERS_OF_WORDS = {"views.texts.wording"}

SYSTEM = {"os", "shutil", "tempfile", "glob", "fcntl", "msvcrt", "mmap"}
ON_FILES = {
    "open", "read_text", "read_bytes", "write_text", "write_bytes", "unlink", "mkdir", "rmdir",
    "rename", "touch", "iterdir", "glob", "rglob", "is_file", "is_dir", "scandir", "listdir",
}  # fmt: skip
"""What a path is asked to do, without the words that `storage.files` has for the same."""

OTHERWISE_MEANT = {
    "views.launch": {"open"},
    "storage.archive": {"open", "is_dir"},
    "storage.errands": {"open"},
}
"""Of a page in the browser, of an archive in memory, and of a book."""


def modules() -> dict[str, ast.Module]:
    """Every module of the app by its dotted name."""
    paths = [ROOT / "main.py"]
    paths += [path for package in PACKAGES for path in sorted((ROOT / package).rglob("*.py"))]
    return {dotted(path): ast.parse(path.read_bytes(), str(path)) for path in paths}


def dotted(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


MODULES = modules()


def package_of(name: str) -> str:
    return name.partition(".")[0]


def in_package(package: str) -> list[str]:
    return [name for name in MODULES if package_of(name) == package]


def imported(tree: ast.AST) -> Iterator[str]:
    """What a module imports, wherever it stands: "referee.game", "tinydb"."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=str(module), names=names, level=0):
                yield from (inner(module, alias.name) for alias in names)
            case ast.ImportFrom():
                yield "a relative import"


def inner(module: str, name: str) -> str:
    """The module that is meant: storage.files in `from storage import files`."""
    return f"{module}.{name}" if f"{module}.{name}" in MODULES else module


def is_standard(name: str) -> bool:
    return package_of(name) in sys.stdlib_module_names


def called(tree: ast.AST) -> Iterator[str]:
    """The last word of everything that is called: "now" for `datetime.now()`."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr=word)) | ast.Call(func=ast.Name(id=word)):
                yield word


def packages(name: str) -> set[str]:
    return {package_of(other) for other in imported(MODULES[name])}


def file_calls(name: str) -> set[str]:
    return {*called(MODULES[name])} & ON_FILES - OTHERWISE_MEANT.get(name, set())


@pytest.mark.parametrize("name", MODULES)
def test_a_module_imports_only_from_its_own_layer_and_below(name: str) -> None:
    foreign = {package_of(other) for other in imported(MODULES[name]) if not is_standard(other)}

    assert foreign <= MAY_IMPORT[package_of(name)]


def test_no_two_modules_need_each_other() -> None:
    needs = {name: {*imported(tree)} & MODULES.keys() for name, tree in MODULES.items()}

    while free := [name for name, others in needs.items() if not others & needs.keys()]:
        for name in free:
            del needs[name]

    assert needs == {}


@pytest.mark.parametrize("name", in_package("referee"))
def test_the_referee_has_no_clock_and_no_dice(name: str) -> None:
    assert not packages(name) & CLOCKS
    assert not {*called(MODULES[name])} & NOW


@pytest.mark.parametrize("name", sorted({*in_package("referee")} - SHELF_READERS))
def test_the_referee_reads_no_file_but_the_shelf(name: str) -> None:
    assert not packages(name) & (SYSTEM | {"pathlib"})
    assert not file_calls(name)


@pytest.mark.parametrize("name", sorted({*in_package("storage")} - NEAR_THE_DRIVE))
def test_the_store_reaches_the_drive_in_few_modules_only(name: str) -> None:
    assert not packages(name) & SYSTEM
    assert not file_calls(name)


@pytest.mark.parametrize("name", sorted({*in_package("views")} - READERS_OF_WORDS))
def test_views_read_no_file_but_their_own_texts(name: str) -> None:
    assert not file_calls(name)


@pytest.mark.parametrize("name", MODULES)
def test_everything_is_caught_in_the_guards_and_around_the_app_alone(name: str) -> None:
    assert name in ("views.guards", "main") or not any(map(is_greedy, ast.walk(MODULES[name])))


def is_greedy(node: ast.AST) -> bool:
    """Whether it catches everything and does not raise it again."""
    match node:
        case ast.ExceptHandler(type=None | ast.Name(id="Exception" | "BaseException"), body=body):
            return not isinstance(body[-1], ast.Raise)
    return False
