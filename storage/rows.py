"""Drafts and summaries as the store writes them; neither is part of the file format."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from referee.draft import Draft
from referee.events import Hand, Player
from referee.game import DecidedBy, Status
from referee.summary import PlayerLine, Summary


def draft_to_dict(draft: Draft) -> dict[str, Any]:
    """Without the cards that were laid: their sum is what counts."""
    row = asdict(draft) | {"hands": [list(hand) for hand in draft.hands]}
    del row["laid"]
    return row


def draft_from_dict(row: Mapping[str, Any]) -> Draft:
    """Raises KeyError, TypeError or ValueError for a row that is no draft."""
    hands = tuple(Hand(Player(player), int(points)) for player, points in row["hands"])
    return Draft(**{**row, "players": tuple(row["players"]), "hands": hands})


def summary_to_dict(summary: Summary) -> dict[str, Any]:
    return _fields_of(summary) | {"lines": [_fields_of(line) for line in summary.lines]}


def _fields_of(row: Summary | PlayerLine) -> dict[str, Any]:
    """As `asdict` has it, without its copies, which thousands of summaries would wait for."""
    return {name: getattr(row, name) for name in row.__slots__}


def summary_from_dict(row: Mapping[str, Any]) -> Summary:
    """Raises KeyError, TypeError or ValueError for a row that is no summary."""
    decided_by = row["decided_by"]
    return Summary(
        **{
            **row,
            "status": Status(row["status"]),
            "decided_by": None if decided_by is None else DecidedBy(decided_by),
            "winners": tuple(row["winners"]),
            "lines": tuple(PlayerLine(**line) for line in row["lines"]),
        }
    )
