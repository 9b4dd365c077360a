"""The app where Python itself runs in the page: what it learns once, and how it wakes up again.

A page keeps a picture of Python's memory, so that the next start has nothing to import.
"""

import os
import random
from contextlib import suppress
from importlib import import_module


def learn() -> None:
    """Imports and reads what every start needs, before the picture is taken."""
    # Machine code cannot be in the picture, so Flet's messages are packed by Python at first.
    os.environ["MSGPACK_PUREPYTHON"] = "1"
    for name in ("main", "storage.browser_library", "storage.page_drive", "views.doors"):
        import_module(name)


def wake_up() -> None:
    """What must not be as it was when the picture was taken."""
    random.seed()
    with suppress(ImportError):
        quick, slow = import_module("msgpack._cmsgpack"), import_module("msgpack")
        for name in ("Packer", "Unpacker", "unpackb"):
            setattr(slow, name, getattr(quick, name))
