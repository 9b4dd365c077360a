"""What lists show about a game, by example."""

from referee.game import DecidedBy, Status
from referee.sheet import ScoreSheet
from referee.summary import Summary, summarise
from tests.referee.tables import ANA, BEN, CY, added, game_to_twenty, hands


def summary() -> Summary:
    journal = added(game_to_twenty(), hands(9, 3, 4, caller=ANA), hands(9, 3, 4, caller=BEN))
    return summarise(ScoreSheet(id="0" * 32, journal=journal, note="by the lake"))


def test_a_summary_says_who_won_and_how() -> None:
    told = summary()

    assert (told.status, told.rounds, told.note) == (Status.FINISHED, 2, "by the lake")
    assert (told.winners, told.decided_by) == ((BEN,), DecidedBy.TOTAL)
    assert not told.is_running


def test_a_summary_counts_calls_and_what_they_cost() -> None:
    lines = {line.player: line for line in summary().lines}

    assert [(lines[who].calls, lines[who].calls_held) for who in (ANA, BEN, CY)] == [
        (1, 0),
        (1, 1),
        (0, 0),
    ]
    assert [lines[who].penalties for who in (ANA, BEN, CY)] == [10, 0, 0]
    assert [lines[who].place for who in (ANA, BEN, CY)] == [3, 1, 2]
