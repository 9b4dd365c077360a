"""What the entry page says about the next hand, before it is typed."""

import pytest

from tests.views.at_table import ANA, BEN, CY, desk_with, play, sheet
from tests.views.gallery import LOOK
from views.acts.entering import begin_correction, begin_round, call, clear
from views.desk import Desk
from views.pages.entry_hint import hint_pieces


def hint(desk: Desk) -> str:
    return "".join(piece.words for piece in hint_pieces(LOOK, desk.state))


async def entering(total: int, edition: str = "numbered-classic", **house: object) -> Desk:
    game = sheet(edition, (ANA, BEN, CY), (total, 0, 0), **house)
    desk = await desk_with(game)
    await desk.change(begin_round)
    return desk


async def test_the_number_that_falls_back_and_the_one_that_ends_it_are_told() -> None:
    desk = await entering(83)

    assert hint(desk) == "Ana’s hand.  17 resets  18 or more ends the game"


async def test_who_called_is_told_what_a_failed_call_does() -> None:
    desk = await entering(83)

    await desk.change(call(ANA))

    assert hint(desk) == "Ana’s hand.  If the call fails:  7 resets  8 or more ends the game"


async def test_the_others_are_told_what_their_own_hands_do() -> None:
    desk = await entering(83)
    await desk.change(call(BEN))

    assert hint(desk) == "Ana’s hand.  17 resets  18 or more ends the game"


@pytest.mark.parametrize(
    ("edition", "said"),
    [
        ("numbered-classic", "If the call fails:  Any hand ends the game"),
        ("standard", "If the call fails:  \u22121 or more ends the game"),
    ],
)
async def test_a_failed_call_that_ends_it_with_any_hand_says_so(edition: str, said: str) -> None:
    desk = await entering(91 if edition == "standard" else 95, edition, reset="off")

    await desk.change(call(ANA))

    assert hint(desk) == f"Ana’s hand.  {said}"


async def test_the_last_round_ends_the_game_whatever_is_typed() -> None:
    desk = await entering(83, rounds=1)

    assert hint(desk) == "Ana’s hand.  17 resets"


async def test_an_old_round_has_no_next_hand() -> None:
    desk = await entering(83)
    await play(desk, BEN, 4, 3, 12)
    await desk.change(begin_correction(1))

    await desk.change(clear)

    assert hint(desk) == "Ana’s hand."
