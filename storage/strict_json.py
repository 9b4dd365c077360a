"""JSON as the file format wants it: UTF-8, each key once, no NaN, a document that can be read."""

import json
from collections.abc import Sequence

from referee.errors import NotAGame


def read_json(data: bytes) -> object:
    """The value in the bytes. Raises NotAGame("not-json", "file") for anything else."""
    try:
        return json.loads(
            data.decode("utf-8"), object_pairs_hook=_each_key_once, parse_constant=_refused
        )
    except (ValueError, RecursionError):
        raise NotAGame("not-json", "file") from None


def _each_key_once(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    read = dict(pairs)
    if len(read) < len(pairs):
        raise ValueError("a key stands twice")
    return read


def _refused(literal: str) -> object:
    raise ValueError(literal)
