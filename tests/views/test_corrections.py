"""What a correction would change is told before it is made."""

from referee.correction import ResetChange, preview
from referee.events import GameStopped, Result
from tests.screen import Screen
from tests.views.at_table import ANA, BEN, CY, desk_with, now, play, sheet, totals
from tests.views.drawn import drawn, show_correction
from views.acts.entering import begin_correction, call, make_correction, save_anyway
from views.acts.playing import happened, show_deletion, undo
from views.desk import Desk
from views.overlay import Corrected
from views.page import Entry


async def near_the_end() -> Desk:
    """Ana is on 95 after round 1, and on 97 after round 2."""
    desk = await desk_with(sheet(totals=(90, 0, 0)))
    await play(desk, BEN, 5, 0, 4)
    await play(desk, CY, 2, 3, 1)
    return desk


async def test_a_corrected_hand_is_told_with_the_totals_old_and_new() -> None:
    desk = await near_the_end()
    await show_correction(desk, 1, CY, 14)
    async with Screen(drawn(desk)) as screen:
        assert screen.is_shown("Round 1, corrected")
        assert screen.is_shown("Cy’s hand")
        assert "Cy, 4, now 14" in screen.labels()
        assert "Ana, 97" in screen.labels()


async def test_another_caller_is_told_by_name() -> None:
    desk = await near_the_end()
    await desk.change(begin_correction(1))
    await desk.change(call(ANA))
    await desk.change(save_anyway(now()))
    async with Screen(drawn(desk)) as screen:
        assert screen.texts().count("Called") == 1
        assert screen.is_shown("The game would have ended in round\u00a01")


async def test_a_correction_that_ends_the_game_says_in_which_round_and_who_wins() -> None:
    desk = await near_the_end()
    await show_correction(desk, 1, ANA, 30)
    async with Screen(drawn(desk)) as screen:
        assert screen.is_shown("The game would have ended in round\u00a01")
        assert screen.is_shown("Ana passed 100. Ben wins with 0.")
        assert screen.is_shown("Round 2 is set aside, not lost.")

        await screen.tap("correct-yes")
        assert desk.state.game.is_over
        assert totals(desk) == [120, 0, 4]


async def test_a_fall_back_that_is_gone_is_told_beside_the_name() -> None:
    desk = await desk_with(sheet(totals=(90, 0, 0)))
    await play(desk, BEN, 10, 0, 4)
    await show_correction(desk, 1, ANA, 9)
    async with Screen(drawn(desk)) as screen:
        assert "Ana, 50, now 99, reset in round 1 is gone" in screen.labels()


async def test_a_new_fall_back_is_told_beside_the_name() -> None:
    desk = await near_the_end()
    await show_correction(desk, 1, ANA, 10)
    async with Screen(drawn(desk)) as screen:
        assert "Ana, 97, now 52, back to 50 in round 1" in screen.labels()


async def test_a_game_that_reopens_says_which_rounds_come_back() -> None:
    desk = await near_the_end()
    await show_correction(desk, 1, ANA, 30)
    await desk.change(make_correction)
    await show_correction(desk, 1, ANA, 5)
    async with Screen(drawn(desk)) as screen:
        assert screen.is_shown("The game is not over any more")
        assert screen.is_shown("Ben had won.")
        assert screen.is_shown("Round 2 comes back.")


async def test_another_winner_is_told() -> None:
    desk = await near_the_end()
    await desk.change(happened(GameStopped(Result.STANDINGS)))
    await show_correction(desk, 2, BEN, 13)
    async with Screen(drawn(desk)) as screen:
        assert screen.is_shown("The end is another one")
        assert screen.is_shown("Cy wins with 4.")


async def test_a_correction_is_made_once_and_undone_in_one_step() -> None:
    desk = await near_the_end()
    await show_correction(desk, 1, CY, 14)
    await desk.change(make_correction)
    await desk.change(make_correction)
    assert totals(desk) == [97, 3, 14]

    await desk.change(undo)
    assert totals(desk) == [97, 3, 4]


async def test_leaving_the_sheet_changes_nothing_and_keeps_what_was_typed() -> None:
    desk = await near_the_end()
    await show_correction(desk, 1, CY, 14)
    async with Screen(drawn(desk)) as screen:
        await screen.tap("correct-no")

        assert isinstance(desk.state.page, Entry)
        assert totals(desk) == [97, 3, 4]


async def test_a_deletion_is_told_with_the_hands_that_go() -> None:
    desk = await near_the_end()
    await desk.change(show_deletion(1))
    async with Screen(drawn(desk)) as screen:
        assert screen.is_shown("Ana 5, Ben 0, Cy 4. Ben called.")
        assert "Ana, 97, now 92" in screen.labels()

        await screen.tap("Delete round 1")
        assert totals(desk) == [92, 3, 0]


async def test_a_late_farewell_of_the_sheet_closes_nothing_else() -> None:
    desk = await near_the_end()
    await desk.change(show_deletion(1))
    async with Screen(drawn(desk)) as screen:
        assert isinstance(desk.state.overlay, Corrected)
        await screen.dismiss()

        assert desk.state.overlay is None
        assert totals(desk) == [97, 3, 4]


async def test_a_fall_back_after_a_deleted_round_is_the_same_under_its_new_number() -> None:
    desk = await desk_with(sheet(totals=(90, 0, 0)))
    await play(desk, ANA, 0, 3, 4)
    await play(desk, BEN, 10, 0, 4)
    assert desk.state.open is not None
    journal = desk.state.open.journal

    change = preview(journal, journal.delete(1), deleted=1)

    assert (change.resets_gone, change.resets_new) == ((), ())


async def test_a_fall_back_goes_with_its_round() -> None:
    desk = await desk_with(sheet(totals=(90, 0, 0)))
    await play(desk, BEN, 10, 0, 4)
    await play(desk, ANA, 0, 3, 4)
    assert desk.state.open is not None
    journal = desk.state.open.journal

    change = preview(journal, journal.delete(1), deleted=1)

    assert change.resets_gone == (ResetChange(ANA, 1),)
