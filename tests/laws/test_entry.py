"""Laws of entering a round: the draft, and the numbers typed into it."""

import re
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from referee.draft import Draft, draft_of, new_draft, refitted, renamed_draft
from referee.events import Player
from referee.game import Game
from referee.journal import Journal
from referee.replay import play
from referee.tally import LARGEST, pressed, summed
from tests.laws.events import points
from tests.laws.games import dice, games_going_on, journals

PLAYERS = tuple(Player(name) for name in ("Ana", "Ben", "Cy", "Di"))

players = st.sampled_from(PLAYERS)
hands = st.integers(-999, 999)
keys = st.sampled_from("0123456789+-")
hands_so_far = st.lists(st.tuples(players, hands), max_size=6)


@st.composite
def drafts(draw: st.DrawFn) -> Draft:
    draft = Draft(players=PLAYERS, at=PLAYERS[0])
    for player, hand in draw(hands_so_far):
        draft = draft.with_hand(player, hand)
    return draft


# -- the draft ----------------------------------------------------------------------------


@given(draft=drafts(), player=players, hand=hands)
def test_a_hand_that_is_entered_is_there_and_the_others_stay(
    draft: Draft, player: Player, hand: int
) -> None:
    after = draft.with_hand(player, hand)

    assert dict(after.hands) == dict(draft.hands) | {player: hand}
    assert set(after.missing) == set(draft.missing) - {player}


@given(draft=drafts(), player=players, hand=hands)
def test_the_next_one_asked_is_missing_or_nobody_is(
    draft: Draft, player: Player, hand: int
) -> None:
    after = draft.with_hand(player, hand)

    assert after.at in after.missing or not after.missing


@given(draft=drafts(), player=players, hand=hands)
def test_a_hand_entered_and_taken_out_is_missing(draft: Draft, player: Player, hand: int) -> None:
    after = draft.with_hand(player, hand).without_hand(player)

    assert after.hand_of(player) is None
    assert after.hands == draft.without_hand(player).hands


@given(draft=drafts(), player=players)
def test_to_say_who_called_twice_says_nothing(draft: Draft, player: Player) -> None:
    assert draft.with_caller(player).with_caller(player) == draft
    assert draft.with_nobody().with_nobody() == draft
    assert draft.with_kamikaze(player).with_kamikaze(player) == draft


@given(draft=drafts(), player=players)
def test_nobody_called_and_somebody_called_exclude_each_other(draft: Draft, player: Player) -> None:
    assert not draft.with_nobody().with_caller(player).is_nobody
    assert draft.with_caller(player).with_nobody().caller is None


@given(draft=drafts(), player=players)
def test_a_draft_that_holds_anything_is_not_empty(draft: Draft, player: Player) -> None:
    assert draft.is_empty == (not draft.hands)
    assert not draft.with_caller(player).is_empty
    assert not draft.with_nobody().is_empty


@given(draft=drafts(), players_there=st.permutations(PLAYERS))
def test_renaming_there_and_back_is_nothing(draft: Draft, players_there: list[Player]) -> None:
    there = dict(zip(PLAYERS, players_there, strict=True))
    back = {name: player for player, name in there.items()}

    assert renamed_draft(renamed_draft(draft, there.__getitem__), back.__getitem__) == draft


@given(game=games_going_on(), rng=dice)
def test_a_whole_draft_of_the_next_round_can_be_played(game: Game, rng: Random) -> None:
    draft = new_draft(game)
    for player in game.to_play:
        draft = draft.with_hand(player, points(rng, game, game.seat_of(player)))

    after = play(game, draft.round_())

    assert draft.missing == ()
    assert after.rounds[:-1] == game.rounds


@given(journal=journals())
def test_a_draft_that_fits_stays_as_it_is(journal: Journal) -> None:
    draft = new_draft(journal.game)

    assert refitted(draft, journal.game) == draft


@given(journal=journals())
def test_a_draft_of_a_round_holds_all_of_it(journal: Journal) -> None:
    for row in journal.game.rounds:
        draft = draft_of(journal.game, row)

        assert dict(draft.hands) == {score.player: score.hand for score in row.scores}
        assert (draft.caller, draft.kamikaze, draft.missing) == (row.caller, row.kamikaze, ())


# -- the numbers --------------------------------------------------------------------------


@given(numbers=st.lists(hands, min_size=1, max_size=5))
def test_a_typed_sum_is_the_sum(numbers: list[int]) -> None:
    typed = "".join(f"{number:+d}" for number in numbers).removeprefix("+")
    total = sum(numbers)

    assert summed(typed) == (total if abs(total) <= LARGEST else None)


@given(typed=st.text(keys, max_size=20))
def test_whatever_can_be_typed_can_become_a_number(typed: str) -> None:
    shown = ""
    for key in typed:
        shown = pressed(shown, key)

    whole = completed(shown)
    for at in range(len(shown), len(whole)):
        assert pressed(whole[:at], whole[at]) == whole[: at + 1]
    assert summed(whole) is not None


def completed(shown: str) -> str:
    """A sum that ends with a sign, or is too large, with more behind it."""
    whole = shown if shown[-1:].isdigit() else f"{shown}0"
    while summed(whole) is None:
        is_large = sum(int(part) for part in re.findall(r"[+-]?[0-9]+", whole)) > 0
        whole += "-999" if is_large else "+999"
    return whole


@given(typed=st.text(max_size=8))
def test_nothing_but_a_sum_of_numbers_is_a_number(typed: str) -> None:
    assert summed(typed) is None or set(typed) <= set("0123456789+-")


@given(typed=st.text(keys, max_size=12), key=st.text(min_size=1, max_size=2))
def test_a_key_is_taken_or_nothing_happens(typed: str, key: str) -> None:
    assert pressed(typed, key) in (typed, typed + key)
