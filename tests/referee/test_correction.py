"""What a correction is said to change, by example."""

from referee.correction import ResetChange, TotalChange, preview
from tests.referee.tables import ANA, BEN, CY, added, game_to_twenty, hands

RESETS = game_to_twenty("numbered-classic", reset_to=10)
FELL_BACK = added(RESETS, hands(1, 2, 12), hands(4, 5, 8), hands(1, 2, 3))


def test_a_correction_can_take_a_reset_away() -> None:
    change = preview(FELL_BACK, FELL_BACK.correct(2, hands(4, 5, 7)))

    assert change.resets_gone == (ResetChange(CY, 2),)
    assert change.resets_new == ()
    assert change.totals[2] == TotalChange(CY, 13, 22)


def test_a_correction_can_bring_a_reset() -> None:
    before = FELL_BACK.correct(2, hands(4, 5, 7))

    assert preview(before, FELL_BACK).resets_new == (ResetChange(CY, 2),)


def test_a_correction_that_ends_the_game_earlier_says_so() -> None:
    change = preview(FELL_BACK, FELL_BACK.correct(1, hands(1, 2, 30)))

    assert change.ends_now
    assert change.ends_earlier
    assert (change.at_round, change.set_aside) == (1, 2)


def test_a_correction_that_reopens_the_game_says_what_comes_back() -> None:
    ended = FELL_BACK.correct(1, hands(1, 2, 30))

    change = preview(ended, ended.correct(1, hands(1, 2, 12)))

    assert change.reopens
    assert (change.set_aside, change.brought_back) == (0, 2)


def test_a_finished_game_can_get_another_winner() -> None:
    ended = added(game_to_twenty(), hands(1, 2, 30))

    change = preview(ended, ended.correct(1, hands(2, 1, 30)))

    assert change.outcome_differs
    assert (change.before.winners, change.after.winners) == ((ANA,), (BEN,))


def test_a_deletion_compares_with_the_last_round_of_both() -> None:
    change = preview(FELL_BACK, FELL_BACK.delete(1), 1)

    assert change.totals == (
        TotalChange(ANA, 6, 5),
        TotalChange(BEN, 9, 7),
        TotalChange(CY, 13, 11),
    )
    assert change.resets_gone == (ResetChange(CY, 2),)


def test_a_reset_after_a_deleted_round_keeps_its_round() -> None:
    journal = added(RESETS, hands(1, 2, 0), hands(4, 5, 12), hands(1, 2, 8))

    change = preview(journal, journal.delete(1), 1)

    assert (change.resets_gone, change.resets_new) == ((), ())
