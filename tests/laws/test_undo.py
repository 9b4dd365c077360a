"""Laws of adding, undo and redo."""

from dataclasses import replace
from random import Random

from hypothesis import assume, given

from referee.errors import RefereeError
from referee.journal import Journal
from tests.laws.corrections import (
    Correction,
    is_played,
    read_again,
    worn_corrections,
    worn_journals,
)
from tests.laws.events import next_event
from tests.laws.games import dice, played_or_none
from tests.laws.told import held


@given(journal=worn_journals())
def test_undo_then_redo_is_nothing(journal: Journal) -> None:
    assume(journal.can_undo)

    assert held(journal.undo().redo()) == held(journal)


@given(correction=worn_corrections())
def test_undo_takes_a_correction_back_and_redo_makes_it_again(correction: Correction) -> None:
    before, _, _, after = correction
    assume(after != before)

    assert held(after.undo()) == held(before)
    assert held(after.undo().redo()) == held(after)


@given(journal=worn_journals().filter(is_played), rng=dice)
def test_undo_takes_a_deletion_back_and_redo_makes_it_again(journal: Journal, rng: Random) -> None:
    after = journal.delete(rng.randint(1, len(journal.game.rounds)))

    assert held(after.undo()) == held(journal)
    assert held(after.undo().redo()) == held(after)


@given(journal=worn_journals(), rng=dice)
def test_the_last_event_can_be_undone_in_a_game_just_read(journal: Journal, rng: Random) -> None:
    event = next_event(rng, journal.game)
    assume(played_or_none(journal.game, event))

    assert held(read_again(journal.add(event)).undo()) == held(journal)


@given(journal=worn_journals(), rng=dice)
def test_a_refused_event_leaves_everything_as_it_was(journal: Journal, rng: Random) -> None:
    event = next_event(rng, journal.game)
    before = replace(journal)

    try:
        journal.add(event)
    except RefereeError:
        assert played_or_none(journal.game, event) is None

    assert journal == before
