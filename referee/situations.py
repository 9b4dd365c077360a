"""Which ruling answers what happens at a table: a reason, a doubt, a reset, a tie, an end."""

import tomllib
from functools import cache
from pathlib import Path

from referee.rulings import GROUPS, Ruling, ruling

SHELF = Path(__file__).parent / "shelf" / "rulings" / "situations.toml"


def ruling_for(kind: str, code: str, edition: str) -> Ruling | None:
    """`kind` is a table of the shelf, such as "doubt". None: the edition has no such question."""
    return next(iter(_asking(_codes(kind)[code], edition)), None)


def what_may_come(edition: str) -> tuple[tuple[str, Ruling], ...]:
    """What can happen from here on, each with its ruling, in the order in which it is told."""
    found = ((code, ruling_for("what-if", code, edition)) for code in _codes("what-if"))
    return tuple((code, answering) for code, answering in found if answering is not None)


def at_a_glance(code: str, edition: str) -> tuple[Ruling, ...]:
    """What a beginner is told about the "turn" or the "last-lap", a table once "called"."""
    told = _codes(f"glance-{code}").items()
    ids = (ids for group, ids in told if edition in GROUPS.get(group, (group,)))
    return _asking(next(ids, ()), edition)


def situations() -> tuple[tuple[str, str, str], ...]:
    """Every kind, code and id on the shelf."""
    return tuple(
        (kind, code, ruling_id)
        for kind, codes in _shelf().items()
        for code, ids in codes.items()
        for ruling_id in ids
    )


def _asking(ids: tuple[str, ...], edition: str) -> tuple[Ruling, ...]:
    return tuple(asked for each in ids if edition in (asked := ruling(each)).editions)


def _codes(kind: str) -> dict[str, tuple[str, ...]]:
    return _shelf()[kind]


@cache
def _shelf() -> dict[str, dict[str, tuple[str, ...]]]:
    with SHELF.open("rb") as file:
        written = tomllib.load(file)
    return {
        kind: {code: tuple(ids) for code, ids in codes.items()} for kind, codes in written.items()
    }
