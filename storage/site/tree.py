"""All files below a folder, by their paths as a web server names them."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from storage.files import Files, ensure_folder, entries, write_atomically

Tree = Mapping[str, bytes]


def tree(files: Files, folder: Path) -> dict[str, bytes]:
    """Raises OSError."""
    return {path: files.read(folder / path) for path in paths(files, folder)}


def paths(files: Files, folder: Path, below: str = "") -> Iterator[str]:
    """Such as `icons/icon-192.png`, without what Python keeps for itself. Raises OSError."""
    for found in files.listing(folder / below):
        path = f"{below}{found.name}"
        if not found.is_folder:
            yield path
        elif found.name != "__pycache__":
            yield from paths(files, folder, f"{path}/")


def write_tree(files: Files, folder: Path, content: Tree) -> None:
    """Writes what differs from what is there. Raises OSError."""
    for path, wanted in content.items():
        target = folder / path
        if not _holds(files, target, wanted):
            ensure_folder(files, target.parent)
            write_atomically(files, target, wanted)


def prune(files: Files, folder: Path, content: Tree) -> None:
    """Removes the files that are not in the tree. Raises OSError."""
    for path in [*paths(files, folder)]:
        if path not in content:
            files.remove(folder / path)


def is_empty(files: Files, folder: Path) -> bool:
    return not entries(files, folder)


def _holds(files: Files, path: Path, content: bytes) -> bool:
    try:
        return files.look(path).size == len(content) and files.read(path) == content
    except FileNotFoundError:
        return False
