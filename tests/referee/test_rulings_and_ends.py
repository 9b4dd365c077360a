"""What the rulings say about totals and the end is what happens, under every value that decides."""

from referee.game import DecidedBy, Status
from referee.ruleset import Kamikaze, Reset, TargetRule, Tie
from tests.referee.tables import ANA, BEN, CY, added, hands, totals
from tests.referee.told import House, rules_with, table_with, told, told_at, under

FALLS_BACK = {"every-time", "once", "once-then-ends"}


@under(reset=tuple(Reset), target_rule=tuple(TargetRule))
def test_exactly_the_target(house: House) -> None:
    table = added(table_with(house), hands(20, 1, 2))
    penalised = added(table_with(house), hands(10, 1, 2, caller=ANA))

    for ruling_id, journal in (("D-66", table), ("D-67", penalised), ("B-11", table)):
        label = told(ruling_id, rules_with({**house, "kamikaze": Kamikaze.ZERO_TOTAL}))
        assert (totals(journal)[ANA] == 10) == (label in FALLS_BACK)
        assert journal.game.is_over == (label == "ends")


@under(reset=tuple(Reset), target_rule=tuple(TargetRule))
def test_exactly_the_target_once_more(house: House) -> None:
    first = added(table_with(house), hands(20, 1, 2))
    again = first if first.game.is_over else added(first, hands(20 - totals(first)[ANA], 1, 2))
    label = told_at("D-68", first)

    assert (totals(again)[ANA] == 10) == (label == "every-time")
    assert again.game.is_over == label.endswith("ends")


@under(reset=tuple(Reset))
def test_more_than_the_target_never_falls_back(house: House) -> None:
    table = added(table_with(house), hands(21, 1, 2))

    assert (told_at("D-69", table) == "nobody") == (house["reset"] is Reset.OFF)
    assert table.game.is_over


@under(reset=tuple(Reset))
def test_two_at_the_target(house: House) -> None:
    table = table_with({**house, "target_rule": TargetRule.EXCEED})
    after = totals(added(table, hands(20, 20, 2)))

    assert (after[ANA] == after[BEN] == 10) == (told_at("D-70", table) != "nobody")


@under(reset=tuple(Reset), target_rule=tuple(TargetRule))
def test_one_at_the_target_while_another_is_over_it(house: House) -> None:
    table = added(table_with({**house, "reset_to": 1}), hands(20, 21, 2))
    falls_back = told_at("B-12", table) in {"once", "every-time"}

    assert table.game.is_over
    assert table.game.winners == ((ANA,) if falls_back else (CY,))


@under(target_rule=tuple(TargetRule), reset=tuple(Reset), rounds=(None, 2))
def test_when_the_game_ends(house: House) -> None:
    label = told("D-73", rules_with(house))
    table = table_with(house)
    exact, over = added(table, hands(20, 1, 2)), added(table, hands(21, 1, 2))

    assert over.game.is_over
    assert not exact.game.is_over or label.startswith("reach")
    if label != "reach-reset" and house["reset"] is Reset.OFF:
        assert exact.game.is_over == label.startswith("reach")
    two_rounds = added(table, hands(3, 1, 2), hands(3, 1, 2))
    assert two_rounds.game.is_over == label.endswith("rounds")


TOLD_APART = {
    "extra-round": (Status.TIE_BREAK, None),
    "shared": (Status.FINISHED, DecidedBy.SHARED),
    "last-round": (Status.FINISHED, DecidedBy.LAST_ROUND),
    "most-calls": (Status.FINISHED, DecidedBy.MOST_CALLS),
}


@under(tie=tuple(Tie))
def test_level_at_the_end(house: House) -> None:
    table = added(table_with(house), hands(9, 3, 4, caller=BEN), hands(20, 4, 0))

    assert totals(table)[BEN] == totals(table)[CY] == 4
    assert (table.game.status, table.game.decided_by) == TOLD_APART[told_at("D-78", table)]
    assert told_at("D-79", table) == told_at("D-78", table)


def test_a_single_round_leaves_the_seat_alone() -> None:
    table = table_with({"tie": Tie.LAST_ROUND_THEN_SEAT, "rounds": 1, "target": None})
    over = added(table, hands(20, 4, 4))

    assert told_at("D-78", table) == "seat"
    assert over.game.decided_by is DecidedBy.SEAT
