"""What the benchmarks measure against does the same sums as the referee."""

from random import Random

import pytest

from referee.journal import Journal
from referee.sheet import ScoreSheet
from storage.document import document_of
from tests.benchmarks.bare_scorer import scored
from tests.benchmarks.scoring import long_game, whole_game


@pytest.mark.parametrize("seed", range(20))
def test_the_bare_scorer_comes_to_the_same_totals(seed: int) -> None:
    played = whole_game(Random(seed), seed)
    agrees(played)


def test_the_long_game_has_all_its_rounds() -> None:
    agrees(ScoreSheet(id="0" * 32, journal=Journal(long_game())))


def agrees(sheet: ScoreSheet) -> None:
    totals = [
        {score.player: score.total for score in row.scores} for row in sheet.journal.game.rounds
    ]

    assert scored(document_of(sheet))["rounds"] == totals
