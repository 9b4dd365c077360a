"""Old games become new ones here, one version at a time. What is written is never edited."""

from collections.abc import Callable

from storage.document import VERSION, Document
from storage.errors import NewerVersion

UPGRADES: tuple[Callable[[Document], Document], ...] = ()
"""The first turns version 1 into 2, the second 2 into 3, and so on up to `VERSION`."""


def upgraded(document: Document) -> Document:
    """The game in the shape of `VERSION`. Raises NewerVersion; ValueError for no version."""
    for upgrade in UPGRADES[version_of(document) - 1 :]:
        document = upgrade(document)
    return document


def version_of(document: Document) -> int:
    """Raises NewerVersion; ValueError for no version."""
    version = document.get("version")
    if type(version) is not int or version < 1:
        raise ValueError("version")
    if version > VERSION:
        raise NewerVersion(version)
    return version
