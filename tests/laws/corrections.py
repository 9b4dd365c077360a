"""Corrections and deletions as the dice want them, and games worn by them."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from referee.draft import draft_of
from referee.events import Hand, RoundPlayed
from referee.game import Round
from referee.journal import Journal
from tests.laws.events import next_event, points
from tests.laws.games import dice, journals, played_or_none


class Correction(NamedTuple):
    """One round said anew."""

    before: Journal
    number: int
    round_: RoundPlayed
    after: Journal


def is_played(journal: Journal) -> bool:
    return bool(journal.game.rounds)


def fresh_corrections() -> st.SearchStrategy[Correction]:
    """Of games that were never corrected before."""
    return st.builds(correction, dice, journals().filter(is_played))


def worn_corrections() -> st.SearchStrategy[Correction]:
    return st.builds(correction, dice, worn_journals().filter(is_played))


@st.composite
def worn_journals(draw: st.DrawFn) -> Journal:
    """Games corrected, undone, redone and played on, now and again read from the book."""
    journal, rng = draw(journals()), draw(dice)
    for _ in range(draw(st.integers(0, 8))):
        journal = rng.choice(STEPS)(rng, journal)
    return journal


def correction(rng: Random, journal: Journal) -> Correction:
    row = rng.choice(journal.game.rounds)
    round_ = other_round(rng, journal, row)
    return Correction(journal, row.number, round_, journal.correct(row.number, round_))


def other_round(rng: Random, journal: Journal, row: Round) -> RoundPlayed:
    """Another round in place of that one, among the same players, under the names of today.

    Sometimes one hand ends the game or takes its end away.
    """
    game = journal.game
    said = draft_of(game, row).round_()
    weight = rng.choice((None, None, -30, 30, 40, 1, -1))
    chosen = rng.choice(said.hands).player
    hands = tuple(
        Hand(player, hand if weight is None or player != chosen else hand + weight)
        for player, hand in said.hands
    )
    if weight is None:
        hands = tuple(Hand(player, points(rng, game, game.seat_of(player))) for player, _ in hands)
    callers = (None, *(hand.player for hand in hands)) if game.rules.calls else (None,)
    caller = rng.choice((said.caller, rng.choice(callers)))
    hands = tuple(Hand(player, max(-999, min(999, hand))) for player, hand in hands)
    return RoundPlayed(hands=hands, caller=caller, kamikaze=said.kamikaze)


def corrected(rng: Random, journal: Journal) -> Journal:
    return correction(rng, journal).after if is_played(journal) else journal


def deleted(rng: Random, journal: Journal) -> Journal:
    rounds = len(journal.game.rounds)
    return journal.delete(rng.randint(1, rounds)) if rounds else journal


def played_on(rng: Random, journal: Journal) -> Journal:
    event = next_event(rng, journal.game)
    return journal.add(event) if played_or_none(journal.game, event) else journal


def undone(_: Random, journal: Journal) -> Journal:
    return journal.undo()


def redone(_: Random, journal: Journal) -> Journal:
    return journal.redo()


def read_again(journal: Journal) -> Journal:
    """As the book gives it: without the way back."""
    return Journal(journal.events, journal.set_aside)


STEPS: tuple[Callable[[Random, Journal], Journal], ...] = (
    *(corrected,) * 4,
    deleted,
    *(played_on,) * 3,
    undone,
    redone,
    lambda _, journal: read_again(journal),
)
"""As often as each is to come."""
