"""Laws of the cards that lie in front of the players."""

from hypothesis import given
from hypothesis import strategies as st

from referee.doubts import Severity, doubts_of_round
from referee.draft import Draft
from referee.editions import edition
from referee.events import Hand, Player, RoundPlayed
from referee.laid import Card, Laid, laid_on, left_in, stacks_of
from referee.ruleset import Deck, Ruleset, agreed
from storage.rows import draft_from_dict, draft_to_dict

PLAYERS = tuple(Player(name) for name in ("Ana", "Ben", "Cy", "Di"))
RULES = tuple(
    agreed(edition("standard").rules, {"deck": deck, "decks": decks, "jokers": jokers})
    for deck in ("standard", "numbered", "cabanga")
    for decks in (1, 2)
    for jokers in (0, 2, 4)
)

players = st.sampled_from(PLAYERS)


@st.composite
def tables(draw: st.DrawFn) -> tuple[Ruleset, Laid]:
    """Whatever was tapped, mostly the few highest or lowest cards."""
    rules, laid = draw(st.sampled_from(RULES)), Laid()
    cards = draw(st.permutations(cards_of(rules)))
    few = st.sampled_from(cards[: draw(st.integers(1, len(cards)))])
    for player, card in draw(st.lists(st.tuples(players, few), max_size=40)):
        laid = laid_on(laid, rules, player, card)
    return rules, laid


def cards_of(rules: Ruleset) -> list[Card]:
    return [card for stack in stacks_of(rules) for card in stack.cards]


@given(table=tables())
def test_no_card_lies_more_often_than_the_table_has_it(table: tuple[Ruleset, Laid]) -> None:
    rules, laid = table

    assert all(0 <= left_in(stack, laid) <= stack.size for stack in stacks_of(rules))


@given(table=tables())
def test_what_lies_on_the_table_is_never_impossible(table: tuple[Ruleset, Laid]) -> None:
    rules, laid = table
    hands = tuple(Hand(player, laid.points(player)) for player, _ in laid.hands)
    doubts = doubts_of_round(rules, RoundPlayed(hands=hands, caller=None))

    impossible = {doubt.code for doubt in doubts if doubt.severity is Severity.IMPOSSIBLE}
    about_who_is_out = {"nobody-out", "everybody-out"} if rules.deck is Deck.CABANGA else set()
    assert impossible <= about_who_is_out


@given(table=tables(), player=players, data=st.data())
def test_a_card_laid_and_taken_away_leaves_all_as_it_was(
    table: tuple[Ruleset, Laid], player: Player, data: st.DataObject
) -> None:
    rules, laid = table
    card = data.draw(st.sampled_from(cards_of(rules)))

    after = laid_on(laid, rules, player, card)

    if after != laid:
        assert after.points(player) == laid.points(player) + card.worth
        assert dict(after.without_card(player, card).hands) == dict(laid.hands)


@given(table=tables(), player=players, points=st.integers(-4, 60))
def test_cards_stay_only_beside_the_hand_that_they_add_up_to(
    table: tuple[Ruleset, Laid], player: Player, points: int
) -> None:
    _, laid = table
    draft = Draft(players=PLAYERS, at=player, laid=laid)

    after = draft.with_hand(player, points).laid

    assert after.of(player) == (laid.of(player) if laid.points(player) == points else ())
    assert after.with_hand(player, ()) == laid.with_hand(player, ())


@given(table=tables())
def test_what_was_laid_is_never_written_down(table: tuple[Ruleset, Laid]) -> None:
    draft = Draft(players=PLAYERS, laid=table[1])

    assert draft_to_dict(draft) == draft_to_dict(Draft(players=PLAYERS))
    assert draft_from_dict(draft_to_dict(draft)) == Draft(players=PLAYERS)


@given(table=tables(), there=st.permutations(PLAYERS))
def test_cards_follow_a_new_name_and_back(table: tuple[Ruleset, Laid], there: list[Player]) -> None:
    names = dict(zip(PLAYERS, there, strict=True))
    back = {name: player for player, name in names.items()}

    assert table[1].renamed(names.__getitem__).renamed(back.__getitem__) == table[1]
