"""What a file may hold as set aside, by example."""

from typing import Any

import pytest

from referee.errors import RefereeError
from storage.codec import decode_loose


@pytest.mark.parametrize(
    ("written", "place", "code"),
    [
        (
            {"event": "game-started", "edition": "foo", "players": ["Ana"]},
            None,
            "game-already-started",
        ),
        (
            {"event": "round-played", "hands": {"Ana": 1, " Ana": 2}},
            "hands.Ana",
            "duplicate-player",
        ),
        ({"event": "round-played", "hands": {"Ana": True}}, "hands.Ana", "not-a-whole-number"),
        ({"event": "seats-moved", "players": ["Ana", None]}, "players[1]", "bad-value"),
        ({"event": "player-joined", "player": "Ana"}, "total", "missing"),
        ({"event": "nothing"}, "event", "unknown-event"),
        ({"event": "player-left", "player": "Ana", "why": "late"}, "why", "unknown-field"),
        (["player-left"], None, "bad-value"),
    ],
)
def test_what_is_no_later_event_cannot_be_set_aside(
    written: Any, place: str | None, code: str
) -> None:
    with pytest.raises(RefereeError) as refused:
        decode_loose(written)

    assert (refused.value.place, refused.value.code) == (place, code)
