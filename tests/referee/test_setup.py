"""The table before the first deal, by example."""

import pytest

from referee.errors import RefereeError
from referee.events import Player
from referee.ruleset import Deck
from referee.setup import Setup, editions_for, setup_like
from referee.sheet import ScoreSheet
from tests.referee.tables import ANA, BEN, CY, added, game_to_twenty, hands

TABLE = Setup().with_player("Ana").with_player(" Ben ").with_player("Cy")


def test_players_sit_in_the_order_in_which_they_come() -> None:
    assert TABLE.players == (ANA, BEN, CY)


@pytest.mark.parametrize("text", ["", "  ", "ANA", "a" * 41, "a\nb"])
def test_a_name_that_nobody_can_have_changes_nothing(text: str) -> None:
    assert TABLE.with_player(text) is TABLE
    assert TABLE.name_fault(text) is not None


def test_who_gets_up_is_still_offered_the_seat() -> None:
    setup = TABLE.without_player(BEN)

    assert setup.players == (ANA, CY)
    assert setup.company == (ANA, BEN, CY)
    assert setup.seated(BEN).players == (ANA, BEN, CY)


def test_a_dealer_who_gets_up_deals_no_more() -> None:
    setup = Setup(players=(ANA, BEN), dealer=BEN)

    assert setup.without_player(BEN).dealer is None


def test_a_player_moves_within_the_table() -> None:
    assert TABLE.moved(ANA, 1).players == (BEN, ANA, CY)
    assert TABLE.moved(ANA, -1).players == (ANA, BEN, CY)
    assert TABLE.swapped(ANA, CY).players == (CY, BEN, ANA)


def test_a_house_rule_said_as_it_is_printed_is_none() -> None:
    setup = TABLE.with_rule("target", 50)

    assert setup.house == (("target", 50),)
    assert setup.with_rule("target", 100).house == ()


def test_a_value_that_the_rule_may_not_have_is_refused() -> None:
    with pytest.raises(RefereeError, match="bad-value"):
        TABLE.with_rule("target", 0)


def test_another_edition_forgets_the_house_rules() -> None:
    setup = TABLE.with_rule("target", 50).with_edition("cabanga")

    assert setup.house == ()
    assert setup.rules.target == 18


def test_cards_that_are_on_the_table_already_change_nothing() -> None:
    setup = Setup(edition="first-edition")

    assert setup.with_deck(Deck.NUMBERED) is setup
    assert setup.with_deck(Deck.CABANGA).edition == "cabanga"


def test_every_deck_has_an_edition() -> None:
    assert {name for deck in Deck for name in editions_for(deck)} >= {"standard", "cabanga"}
    assert editions_for(Deck.NUMBERED) == ("numbered-classic", "numbered-quick", "first-edition")


def test_a_new_target_suggests_half_of_it_to_fall_back_to() -> None:
    setup = Setup(edition="first-edition").with_rule("target", 60)

    assert setup.better_reset_to == 30
    assert setup.with_rule("reset_to", 30).better_reset_to is None


def test_a_game_from_paper_starts_on_its_totals() -> None:
    setup = Setup(edition="numbered-classic", players=(ANA, BEN)).with_total(BEN, 40)

    start = setup.with_resets(BEN, 1).start(at=None)

    assert (start.totals, start.resets_used) == ((0, 40), (0, 1))
    assert setup.without_paper().start(at=None).totals == ()


def test_more_than_the_book_takes_is_refused() -> None:
    with pytest.raises(RefereeError, match="out-of-range"):
        TABLE.with_total(ANA, 10_000)
    with pytest.raises(RefereeError, match="out-of-range"):
        TABLE.with_resets(ANA, 100)


def test_one_alone_cannot_start() -> None:
    with pytest.raises(RefereeError, match="too-few-players"):
        Setup(players=(ANA,)).start(at=None)


def test_a_large_table_with_one_deck_is_asked_about() -> None:
    five = Setup(players=tuple(Player(name) for name in "ABCDE"))

    assert [doubt.code for doubt in five.doubts] == ["second-deck-advised"]


def test_a_rematch_has_the_same_rules_and_the_next_dealer() -> None:
    journal = added(game_to_twenty(), hands(1, 2, 30))

    setup = setup_like(ScoreSheet(id="0" * 32, journal=journal))

    assert (setup.players, setup.dealer) == ((ANA, BEN, CY), BEN)
    assert setup.rules == journal.game.rules
