"""What a served table has to know again after a restart: who may come in, and what lay there.

It lies beside the book and is no part of it: no export, no backup and no link has it.
"""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import TypeGuard

from referee.errors import RefereeError
from storage.errors import NotSaved, reason_of
from storage.files import write_atomically
from storage.platforms import private_files
from storage.strict_json import read_json

NAME = "served-table.json"
SHAPES = {
    "code": re.compile(r"[A-Z2-9]{8}"),
    "secret": re.compile(r"[0-9a-f]{64}"),
    "pen": re.compile(r"[0-9a-f]{16}|"),
    "game": re.compile(r"[0-9a-f]{32}|"),
}


def read_door_key(folder: Path) -> dict[str, str]:
    """{}: there is none, or none that can be used."""
    try:
        kept = read_json(private_files().read(folder / NAME))
    except (OSError, RefereeError):
        return {}
    return kept if is_door_key(kept) else {}


def is_door_key(kept: object) -> TypeGuard[dict[str, str]]:
    return (
        isinstance(kept, dict)
        and kept.keys() == SHAPES.keys()
        and all(
            isinstance(kept[name], str) and shape.fullmatch(kept[name])
            for name, shape in SHAPES.items()
        )
    )


def keep_door_key(folder: Path, key: Mapping[str, str]) -> None:
    """For the eyes of this user alone. Raises NotSaved."""
    try:
        write_atomically(private_files(), folder / NAME, json.dumps(dict(key)).encode())
    except OSError as error:
        raise NotSaved(reason_of(error)) from error
