"""What a file may hold as set aside, by example."""

from typing import Any

import pytest

from referee.errors import RefereeError
from storage.codec import decode_loose


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ({"event": "game-started", "edition": "foo", "players": ["Ana"]}, "game-already-started"),
        ({"event": "round-played", "hands": {"Ana": 1, " Ana": 2}}, "duplicate-player"),
        ({"event": "round-played", "hands": {"Ana": True}}, "not-a-whole-number"),
        ({"event": "seats-moved", "players": ["Ana", None]}, "bad-value"),
        ({"event": "player-joined", "player": "Ana"}, "not-a-whole-number"),
        ({"event": "nothing"}, "unknown-event"),
        ({"event": "player-left", "player": "Ana", "why": "late"}, "unknown-field"),
        (["player-left"], "bad-value"),
    ],
)
def test_what_is_no_later_event_cannot_be_set_aside(written: Any, code: str) -> None:
    with pytest.raises(RefereeError, match=code):
        decode_loose(written)
