"""Rules that were read before are not read again, and are still looked at."""

import pytest

from referee.errors import BadFact
from storage.codec import decode_events


def start_with(decks: object) -> list[object]:
    """The first event of a game, as a file has it."""
    rules = {"decks": decks}
    players = ["Ana", "Ben"]
    return [{"event": "game-started", "edition": "standard", "rules": rules, "players": players}]


def test_what_only_equals_a_rule_read_before_is_refused() -> None:
    decode_events(start_with(1))

    for odd in (True, 1.0, [1]):
        with pytest.raises(BadFact) as refused:
            decode_events(start_with(odd))
        assert refused.value.place == "events[0].rules.decks"
