"""What a correction is said to change is what it changes."""

from random import Random

from hypothesis import given

from referee.correction import Change, ResetChange, preview
from referee.events import Player, RoundPlayed
from referee.game import Game, RoundKind
from referee.journal import Journal
from tests.laws.corrections import Correction, is_played, worn_corrections, worn_journals
from tests.laws.games import dice


def total_at(game: Game, player: Player, number: int) -> int:
    """Added up anew from the points and the resets of the first rounds."""
    total = game.seat_of(player).start
    for row in game.rounds[:number]:
        score = row.score_of(player)
        if score is not None and row.kind is RoundKind.ROUND:
            total += score.points
            total = score.total if score.reset_from is not None else total
    return total


def resets(game: Game) -> set[ResetChange]:
    return {
        ResetChange(score.player, row.number)
        for row in game.rounds
        for score in row.scores
        if score.reset_from is not None
    }


def rounds_aside(journal: Journal) -> int:
    return sum(isinstance(event, RoundPlayed) for event in journal.set_aside)


@given(correction=worn_corrections())
def test_a_preview_tells_the_totals_and_resets_of_both_games(correction: Correction) -> None:
    before, _, _, after = correction
    change = preview(before, after)

    assert all(
        line.before == total_at(before.game, *at(change, line.player)) for line in change.totals
    )
    assert all(
        line.after == total_at(after.game, *at(change, line.player)) for line in change.totals
    )
    gone, new = set(change.resets_gone), set(change.resets_new)
    assert (resets(before.game) - gone) | new == resets(after.game)
    assert gone <= resets(before.game)


def at(change: Change, player: Player) -> tuple[Player, int]:
    return player, change.at_round


@given(correction=worn_corrections())
def test_a_preview_counts_the_rounds_that_go_and_come(correction: Correction) -> None:
    before, _, _, after = correction
    change = preview(before, after)

    moved = rounds_aside(after) - rounds_aside(before)
    assert change.set_aside - change.brought_back == moved
    assert len(after.game.rounds) == len(before.game.rounds) - moved


@given(journal=worn_journals().filter(is_played), rng=dice)
def test_a_preview_of_a_deletion_knows_the_later_rounds_by_their_old_totals(
    journal: Journal, rng: Random
) -> None:
    number = rng.randint(1, len(journal.game.rounds))
    after = journal.delete(number)

    change = preview(journal, after, number)

    for line in change.totals:
        assert line.before == total_at(journal.game, line.player, change.at_round + 1)
        assert line.after == total_at(after.game, line.player, change.at_round)


@given(correction=worn_corrections())
def test_a_preview_says_whether_the_game_ends_or_reopens(correction: Correction) -> None:
    before, _, _, after = correction
    change = preview(before, after)

    assert change.ends_now == (after.game.is_over and not before.game.is_over)
    assert change.reopens == (before.game.is_over and not after.game.is_over)
    assert not (change.ends_now and change.reopens)
