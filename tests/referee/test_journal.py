"""Undo, redo, correction and what is set aside, by example."""

import pytest

from referee.errors import BadFact, NotNow
from referee.events import Player, PlayerJoined, PlayerLeft, PlayerRenamed, played
from referee.game import Status
from referee.journal import Journal
from tests.referee.tables import ANA, BEN, CY, DI, added, game_to_twenty, hands, totals

FOUR_ROUNDS = added(
    game_to_twenty(), hands(1, 2, 3), hands(4, 5, 6), hands(1, 1, 2), hands(3, 2, 1)
)
ENDED_EARLY = FOUR_ROUNDS.correct(2, hands(4, 5, 26))
ZOE = Player("Zoë")


def read_again(journal: Journal) -> Journal:
    """As the book gives it: without the way back."""
    return Journal(journal.events, journal.set_aside)


def test_correcting_a_round_corrects_the_totals_after_it() -> None:
    journal = FOUR_ROUNDS.correct(1, hands(1, 2, 3, caller=ANA))

    assert totals(journal) == {ANA: 8, BEN: 10, CY: 12}


def test_a_correction_that_ends_the_game_sets_the_later_rounds_aside() -> None:
    assert ENDED_EARLY.game.is_over
    assert ENDED_EARLY.set_aside == (hands(1, 1, 2), hands(3, 2, 1))


def test_rounds_that_are_set_aside_come_back_when_the_game_reopens() -> None:
    journal = read_again(ENDED_EARLY).correct(2, hands(4, 5, 6))

    assert journal.events == FOUR_ROUNDS.events
    assert journal.set_aside == ()


def test_a_round_after_a_tie_comes_back_when_there_is_no_tie_any_more() -> None:
    tied = FOUR_ROUNDS.correct(2, hands(5, 4, 26))

    assert tied.game.status is Status.TIE_BREAK
    assert tied.correct(2, hands(4, 5, 6)).events == FOUR_ROUNDS.events


def test_a_tie_breaker_comes_back_when_the_tie_does() -> None:
    decided = added(game_to_twenty(), hands(5, 5, 26), played({ANA: 3, BEN: 4}))
    without_tie = decided.correct(1, hands(5, 5, 6))

    again = without_tie.correct(1, hands(5, 5, 26))

    assert without_tie.set_aside == (played({ANA: 3, BEN: 4}),)
    assert again.game.winners == (ANA,)


def test_what_is_set_aside_follows_a_rename() -> None:
    journal = ENDED_EARLY.add(PlayerRenamed(ANA, ZOE))

    assert [hand.player for hand in journal.set_aside[0].hands] == [ZOE, BEN, CY]  # type: ignore[union-attr]


def test_a_rename_undone_in_a_game_just_read_is_undone_aside_too() -> None:
    journal = read_again(ENDED_EARLY.add(PlayerRenamed(ANA, ZOE))).undo()

    assert journal.set_aside == ENDED_EARLY.set_aside
    assert journal.correct(2, hands(4, 5, 6)).events == FOUR_ROUNDS.events


def test_a_name_taken_by_somebody_set_aside_mixes_up_no_hands() -> None:
    four = played({ANA: 1, BEN: 2, CY: 3, DI: 4})
    journal = added(game_to_twenty(), hands(1, 2, 3)).add(PlayerJoined(DI, 3)).add(four)
    ended = journal.correct(1, hands(1, 2, 23))

    renamed = ended.add(PlayerRenamed(ANA, DI))

    assert renamed.set_aside == (PlayerJoined(DI, 3), four)
    assert renamed.add(PlayerRenamed(DI, ANA)).correct(1, hands(1, 2, 3)).set_aside == ()


def test_renames_after_the_new_end_still_count() -> None:
    journal = FOUR_ROUNDS.add(PlayerRenamed(CY, ZOE)).correct(1, played({ANA: 1, BEN: 2, ZOE: 23}))

    assert journal.game.players == (ANA, BEN, ZOE)
    assert len(journal.set_aside) == 3


def test_a_round_before_a_rename_is_corrected_under_the_name_of_today() -> None:
    journal = FOUR_ROUNDS.add(PlayerRenamed(ANA, ZOE))

    after = journal.correct(1, played({ZOE: 9, BEN: 2, CY: 3}))

    assert after.events[1] == hands(9, 2, 3)


def test_somebody_who_was_not_there_yet_has_no_hand_in_an_old_round() -> None:
    journal = added(game_to_twenty(), hands(1, 2, 3)).add(PlayerRenamed(ANA, ZOE))
    journal = journal.add(PlayerJoined(ANA, 3))

    with pytest.raises(BadFact, match=r"unknown-player.*hands\.Ana"):
        journal.correct(1, hands(1, 2, 3))


def test_a_deleted_round_moves_the_deal_back() -> None:
    journal = added(game_to_twenty(), hands(1, 2, 3), hands(4, 5, 6))

    assert journal.game.dealer == CY
    assert journal.delete(1).game.dealer == BEN


def test_there_is_no_round_to_correct_beyond_the_last() -> None:
    with pytest.raises(KeyError):
        FOUR_ROUNDS.correct(5, hands(1, 2, 3))
    with pytest.raises(KeyError):
        FOUR_ROUNDS.delete(0)


def test_undo_ends_at_the_start_and_redo_at_the_last_change() -> None:
    start = game_to_twenty()

    assert start.undo() is start
    assert FOUR_ROUNDS.redo() is FOUR_ROUNDS


def test_something_new_after_an_undo_leaves_nothing_to_redo() -> None:
    journal = FOUR_ROUNDS.undo().add(hands(9, 9, 9))

    assert not journal.can_redo


def test_a_leave_set_aside_comes_back_in_its_place() -> None:
    journal = added(game_to_twenty(), hands(1, 2, 3)).add(PlayerLeft(CY))
    journal = journal.add(played({ANA: 1, BEN: 2}))

    back = journal.correct(1, hands(1, 2, 23)).correct(1, hands(1, 2, 3))

    assert back.events == journal.events


def test_nothing_is_added_after_the_end() -> None:
    with pytest.raises(NotNow):
        ENDED_EARLY.add(hands(1, 2, 3))
