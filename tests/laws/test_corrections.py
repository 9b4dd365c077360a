"""Laws of correction and deletion, and of what they set aside."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import assume, given

from referee.draft import draft_of
from referee.errors import RefereeError
from referee.events import Event, Player, PlayerRenamed, RoundPlayed
from referee.journal import Journal
from referee.renaming import new_spelling, renamed_event
from referee.replay import replay
from tests.laws.corrections import (
    Correction,
    corrected,
    fresh_corrections,
    is_played,
    read_again,
    worn_corrections,
    worn_journals,
)
from tests.laws.games import dice, journals, played_or_none
from tests.laws.told import held, told_today


@given(journal=worn_journals())
def test_correcting_with_the_same_round_is_nothing(journal: Journal) -> None:
    game = journal.game

    for row in game.rounds:
        assert journal.correct(row.number, draft_of(game, row).round_()) is journal


@given(correction=fresh_corrections())
def test_a_corrected_game_is_the_same_as_one_entered_from_scratch(correction: Correction) -> None:
    before, number, _, after = correction
    at = before.place_of(number)
    events = (*before.events[:at], after.events[at], *before.events[at + 1 :])

    assert after.game == entered(events).game


def entered(events: tuple[Event, ...]) -> Journal:
    """Event by event up to the first that does not fit; then only the renames."""
    journal = Journal(events[:1])
    fits = True
    for event in events[1:]:
        if fits or isinstance(event, PlayerRenamed):
            try:
                journal = journal.add(event)
            except RefereeError:
                fits = False
    return journal


@given(correction=fresh_corrections())
def test_correcting_there_and_back_gives_the_same_game(correction: Correction) -> None:
    before, number, _, after = correction
    game = before.game
    back = after.correct(number, draft_of(game, game.rounds[number - 1]).round_())

    assert back.set_aside == ()
    assert told_today(back.events) == told_today(before.events)
    assert back.game == game


@given(correction=fresh_corrections())
def test_correcting_there_and_back_gives_the_same_events(correction: Correction) -> None:
    before, number, _, after = correction
    assume(not any(isinstance(event, PlayerRenamed) for event in before.events))
    game = before.game

    back = after.correct(number, draft_of(game, game.rounds[number - 1]).round_())

    assert held(back) == held(before)


@given(journal=journals(), rng=dice)
def test_a_game_corrected_many_times_is_the_first_one_once_all_is_said_as_at_first(
    journal: Journal, rng: Random
) -> None:
    first = [draft_of(journal.game, row).round_() for row in journal.game.rounds]
    after = journal
    for _ in range(len(first)):
        after = corrected(rng, after)

    for number, round_ in enumerate(first, start=1):
        after = after.correct(number, round_)

    assert after.set_aside == ()
    assert told_today(after.events) == told_today(journal.events)


@given(correction=fresh_corrections(), rng=dice)
def test_what_is_set_aside_comes_back_under_a_new_name(correction: Correction, rng: Random) -> None:
    before, number, _, after = correction
    rename = PlayerRenamed(rng.choice(after.game.players), Player("Newly named"))
    said = draft_of(before.game, before.game.rounds[number - 1]).round_()
    renamed_before = told_today((*before.events, rename))

    back = read_again(after.add(rename)).correct(number, renamed_round(said, rename))

    assert back.set_aside == ()
    assert told_today(back.events) == renamed_before


def renamed_round(round_: RoundPlayed, rename: PlayerRenamed) -> RoundPlayed:
    said = renamed_event(round_, new_spelling(rename.player, rename.name))
    assert isinstance(said, RoundPlayed)
    return said


@given(correction=worn_corrections())
def test_a_correction_loses_nothing(correction: Correction) -> None:
    before, number, _, after = correction
    at = before.place_of(number)
    changed = (*before.events[:at], after.events[at], *before.events[at + 1 :])

    assert Counter(told(after)) == Counter(told(replace(before, events=changed)))


@given(journal=worn_journals().filter(is_played), rng=dice)
def test_a_deletion_loses_nothing_but_the_round(journal: Journal, rng: Random) -> None:
    number = rng.randint(1, len(journal.game.rounds))
    gone = told_today(journal.events)[told_place(journal, number)]

    after = journal.delete(number)

    assert Counter(told(journal)) - Counter(told(after)) == Counter([gone])
    assert len(told(after)) == len(told(journal)) - 1


def told(journal: Journal) -> tuple[Event, ...]:
    return told_today(journal.events) + journal.set_aside


def told_place(journal: Journal, number: int) -> int:
    earlier = journal.events[: journal.place_of(number)]
    return len(earlier) - sum(isinstance(event, PlayerRenamed) for event in earlier)


@given(journal=worn_journals())
def test_a_journal_always_tells_a_game_and_keeps_no_rename_aside(journal: Journal) -> None:
    assert replay(journal.events) == journal.game
    assert not any(isinstance(event, PlayerRenamed) for event in journal.set_aside)


@given(journal=worn_journals())
def test_no_hand_that_is_set_aside_loses_its_name(journal: Journal) -> None:
    for event in journal.set_aside:
        if isinstance(event, RoundPlayed):
            assert len(dict(event.hands)) == len(event.hands)


@given(correction=worn_corrections())
def test_what_is_set_aside_comes_back_as_soon_as_it_fits_again(correction: Correction) -> None:
    before, _, _, after = correction
    first = after.set_aside[:1]
    was_blocked = first and played_or_none(before.game, first[0]) is None

    assert not was_blocked or played_or_none(after.game, first[0]) is None


@given(correction=fresh_corrections())
def test_new_names_for_everybody_change_no_correction(correction: Correction) -> None:
    before, number, round_, after = correction

    first_renamed = all_renamed(before).correct(number, renamed_all(round_))

    assert first_renamed.game == all_renamed(after).game


def all_renamed(journal: Journal) -> Journal:
    for player in journal.game.players:
        journal = journal.add(PlayerRenamed(player, the_second(player)))
    return journal


def renamed_all(round_: RoundPlayed) -> RoundPlayed:
    said = renamed_event(round_, the_second)
    assert isinstance(said, RoundPlayed)
    return said


def the_second(player: Player) -> Player:
    return Player(f"{player} II")


@given(correction=worn_corrections())
def test_a_round_that_cannot_have_been_is_refused(correction: Correction) -> None:
    before, number, round_, _ = correction

    with pytest.raises(RefereeError):
        before.correct(number, replace(round_, hands=round_.hands[1:]))
    with pytest.raises(RefereeError):
        before.correct(number, replace(round_, caller=Player("Nobody")))
