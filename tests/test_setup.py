"""The table before the first deal: seats, names, house rules, and what was on paper."""

from dataclasses import replace

import pytest

from referee.errors import RefereeError
from referee.events import GameStarted, Player
from referee.journal import Journal
from referee.replay import replay
from referee.ruleset import Deck, Tie
from referee.setup import Setup, editions_for, setup_like
from referee.sheet import ScoreSheet

ANA, BEN, CY, DI = (Player(name) for name in ("Ana", "Ben", "Cy", "Di"))

TABLE = Setup(edition="numbered-classic", players=(ANA, BEN, CY), dealer=CY)

# -- who plays ----------------------------------------------------------------------------


def test_a_new_name_is_trimmed_and_takes_the_last_seat() -> None:
    assert TABLE.with_player("  Élodie ").players == (ANA, BEN, CY, "Élodie")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "bad-name"),
        ("  ", "bad-name"),
        ("x" * 41, "bad-name"),
        ("A\tB", "bad-name"),
        ("ANA", "duplicate-player"),
        (" ana ", "duplicate-player"),
        ("x" * 40, None),
        ("محمد علي", None),
        ("李雷", None),
    ],
)
def test_a_name_is_refused_with_a_code(text: str, fault: str | None) -> None:
    assert TABLE.name_fault(text) == fault
    assert (TABLE.with_player(text) == TABLE) is (fault is not None)


def test_two_ways_to_compose_a_letter_are_one_name() -> None:
    setup = Setup().with_player("E\u0301lodie")

    assert setup.players == ("\u00c9lodie",)
    assert setup.name_fault("\u00e9lodie") == "duplicate-player"


def test_who_is_known_is_spelled_as_in_the_book() -> None:
    setup = TABLE.with_company((DI,)).with_player("di")

    assert setup.players == (ANA, BEN, CY, DI)


def test_who_gets_up_and_sits_down_again_has_the_same_seat() -> None:
    setup = TABLE.without_player(BEN)

    assert setup.players == (ANA, CY)
    assert setup.seated(BEN).players == (ANA, BEN, CY)


def test_a_dealer_who_gets_up_leaves_the_deal_to_nobody() -> None:
    assert TABLE.without_player(CY).dealer is None
    assert TABLE.without_player(BEN).dealer == CY


def test_seats_move_within_the_table() -> None:
    assert TABLE.moved(ANA, 1).players == (BEN, ANA, CY)
    assert TABLE.moved(ANA, -1).players == (ANA, BEN, CY)
    assert TABLE.moved(ANA, 9).players == (BEN, CY, ANA)


def test_who_gets_up_keeps_the_place_that_swapping_gave() -> None:
    setup = TABLE.swapped(ANA, CY).without_player(CY).seated(CY)

    assert setup.players == (CY, BEN, ANA)


# -- edition and house rules --------------------------------------------------------------


def test_cards_lead_to_an_edition() -> None:
    assert TABLE.with_deck(Deck.STANDARD).edition == "standard"
    assert TABLE.with_deck(Deck.CABANGA).edition == "cabanga"
    assert TABLE.with_deck(Deck.NUMBERED) is TABLE


def test_every_edition_can_be_reached_by_its_cards() -> None:
    found = [name for deck in Deck for name in editions_for(deck)]

    assert sorted(found) == sorted(
        ["standard", "numbered-classic", "numbered-quick", "first-edition", "cabanga"]
    )


def test_another_edition_comes_as_printed() -> None:
    assert TABLE.with_rule("target", 50).with_edition("cabanga").house == ()


def test_a_rule_put_back_to_its_printed_value_is_no_house_rule() -> None:
    assert TABLE.with_rule("tie", Tie.SHARED).house == (("tie", Tie.SHARED),)
    assert TABLE.with_rule("tie", Tie.SHARED).with_rule("tie", Tie.LAST_ROUND_THEN_SEAT).house == ()


def test_a_value_that_a_rule_may_not_have_is_refused() -> None:
    with pytest.raises(RefereeError, match="bad-value"):
        TABLE.with_rule("target", 0)


def test_half_of_a_new_target_is_suggested_for_the_reset() -> None:
    assert TABLE.better_reset_to is None
    assert TABLE.with_rule("target", 50).better_reset_to == 25
    assert TABLE.with_rule("target", 50).with_rule("reset_to", 25).better_reset_to is None


def test_a_reset_that_the_table_chose_is_left_alone() -> None:
    chosen = TABLE.with_rule("reset_to", 30)

    assert chosen.better_reset_to is None
    assert chosen.with_rule("target", 80).better_reset_to is None
    assert chosen.with_rule("target", 30).better_reset_to == 15


# -- doubts and paper ---------------------------------------------------------------------


def test_an_unusual_table_is_doubted_and_may_start() -> None:
    many = Setup(players=tuple(Player(f"P{n}") for n in range(7)))

    assert [doubt.code for doubt in many.doubts] == ["player-count", "second-deck-advised"]
    assert many.is_ready


def test_a_table_that_is_not_complete_is_not_doubted() -> None:
    assert Setup(players=(ANA,)).doubts == ()


def test_a_game_begun_on_paper_starts_on_its_totals() -> None:
    setup = TABLE.with_total(BEN, 83).with_resets(BEN, 1)

    start = setup.start(None)

    assert (start.totals, start.resets_used) == ((0, 83, 0), (0, 1, 0))


def test_resets_count_only_where_the_rules_have_them() -> None:
    setup = replace(TABLE.with_resets(BEN, 1), edition="standard")

    assert setup.start(None).resets_used == ()


@pytest.mark.parametrize("total", [-1000, 10_000])
def test_a_total_that_the_book_cannot_take_is_refused(total: int) -> None:
    with pytest.raises(RefereeError, match="out-of-range"):
        TABLE.with_total(ANA, total)


def test_cleared_paper_starts_everybody_from_nothing() -> None:
    assert TABLE.with_total(ANA, 5).without_paper().start(None).totals == ()


def test_one_player_cannot_start() -> None:
    with pytest.raises(RefereeError, match="too-few-players"):
        Setup(players=(ANA,)).start(None)


def test_what_starts_is_a_game() -> None:
    start = TABLE.with_total(ANA, -3).with_rule("target", None).start("2026-11-29T20:00:00+01:00")

    assert isinstance(start, GameStarted)
    assert [seat.total for seat in replay((start,)).seats] == [-3, 0, 0]


def test_the_same_table_again_keeps_its_house_rules_and_forgets_its_totals() -> None:
    start = TABLE.with_rule("target", 50).with_total(ANA, 5).start(None)

    again = setup_like(ScoreSheet(id="0" * 32, journal=Journal((start,))))

    assert (again.house, again.players) == ((("target", 50),), (ANA, BEN, CY))
    assert again.start(None).totals == ()
