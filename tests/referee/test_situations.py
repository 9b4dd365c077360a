"""Every reason, doubt and end leads to a ruling that is there."""

import re
from pathlib import Path

import pytest

from referee import doubts
from referee.editions import NAMES
from referee.game import DecidedBy
from referee.rulings import ruling, rulings
from referee.scoring import Reason
from referee.situations import at_a_glance, ruling_for, situations, what_may_come

CODES = {*re.findall(r'"([a-z0-9]+(?:-[a-z0-9]+)+)"', Path(doubts.__file__).read_text("utf-8"))}
"""Every code of a doubt, as it stands in the module."""


def codes(kind: str) -> set[str]:
    return {code for its_kind, code, _ in situations() if its_kind == kind}


def test_every_reason_has_a_ruling() -> None:
    assert codes("reason") == set(Reason)


def test_every_doubt_has_a_ruling() -> None:
    assert codes("doubt") == CODES


def test_every_way_to_decide_a_game_has_a_ruling() -> None:
    assert codes("decided") == {*DecidedBy, "nobody"}


def test_every_ruling_that_is_named_is_on_the_shelf() -> None:
    known = {each.id for each in rulings()}

    assert {ruling_id for _, _, ruling_id in situations()} <= known


@pytest.mark.parametrize("edition", NAMES)
def test_an_edition_gets_only_rulings_that_ask_about_it(edition: str) -> None:
    named = [
        ruling_for(kind, code, edition)
        for kind, code, _ in situations()
        if kind in ("reason", "doubt", "decided", "table")
    ]

    assert all(found is None or edition in found.editions for found in named)


@pytest.mark.parametrize("edition", NAMES)
def test_every_edition_has_its_turn_its_end_and_what_may_come(edition: str) -> None:
    assert len(at_a_glance("turn", edition)) >= 3
    assert len(at_a_glance("last-lap", edition)) >= 3
    assert len(what_may_come(edition)) >= 3


def test_the_first_that_asks_about_the_edition_is_taken() -> None:
    assert ruling_for("reason", "hand", "standard") == ruling("D-59")
    assert ruling_for("reason", "hand", "cabanga") == ruling("D-101")
    assert ruling_for("reason", "caller-tied", "cabanga") is None
