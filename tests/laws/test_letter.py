"""Laws of games that are packed into a letter: what was packed comes out, and nothing else does."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from referee.sheet import ScoreSheet
from storage.errors import Rejected
from storage.letter import file_in, letter_of
from storage.parcel import read_parcel
from tests.laws.games import dice
from tests.laws.test_codec import sheets

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"


def read(letters: str) -> ScoreSheet | None:
    """The game, as an import would take it; None: it is refused."""
    try:
        parcel = read_parcel(file_in(letters))
    except Rejected:
        return None
    return parcel.games[0]


@settings(max_examples=500)
@given(sheet=sheets())
def test_a_game_comes_out_of_a_letter_as_it_went_in(sheet: ScoreSheet) -> None:
    assert read(letter_of(sheet)) == sheet


@given(sheet=sheets(), rng=dice)
def test_a_letter_that_was_spoilt_is_refused_or_still_the_same_game(
    sheet: ScoreSheet, rng: Random
) -> None:
    letters = letter_of(sheet)
    at = rng.randrange(len(letters))

    spoilt = (letters[:at] + rng.choice(LETTERS) + letters[at + 1 :], letters[:at], letters[at:])

    assert {read(one) for one in spoilt if one != letters} <= {None, sheet}


@given(st.text(max_size=60) | st.text(LETTERS, max_size=60))
def test_any_text_is_refused(letters: str) -> None:
    assert read(letters) is None
