"""What can be done at the table beside playing, and that each thing happens once."""

import pytest

from referee.events import GameStopped, Hand, Player, Result
from tests.screen import Screen
from tests.views.at_table import ANA, BEN, CY, desk_with, play, sheet, totals
from tests.views.drawn import drawn
from views.acts.changing import agree, keep_note
from views.acts.entering import begin_round, put
from views.acts.going import back, lay
from views.acts.playing import happened, undo
from views.acts.preparing import lay_note, lay_seats, move
from views.acts.redealing import deal_again
from views.desk import Desk
from views.overlay import Leave, Menu, Note, Rename, Stop


async def after_one_round() -> Desk:
    desk = await desk_with(sheet())
    await play(desk, BEN, 12, 3, 7)
    return desk


def items(screen: Screen) -> set[str]:
    keys = ("join", "leave", "rename", "move-seats", "dealer", "note", "stop", "abandon")
    return {key for key in keys if screen.is_shown(f"menu-{key}")}


async def test_everything_is_offered_while_the_game_goes_on() -> None:
    desk = await after_one_round()
    await desk.change(lay(Menu()))
    async with Screen(drawn(desk)) as screen:
        assert len(items(screen)) == 8


async def test_after_the_end_only_names_and_the_note_change() -> None:
    desk = await after_one_round()
    await desk.change(happened(GameStopped(Result.STANDINGS)))
    await desk.change(lay(Menu()))
    async with Screen(drawn(desk)) as screen:
        assert items(screen) == {"rename", "note"}


async def test_in_a_tie_break_nobody_joins_and_no_seat_moves() -> None:
    desk = await desk_with(sheet("standard", totals=(0, 0, 99)))
    await play(desk, CY, 5, 5, 20)
    assert desk.state.game.tied == (ANA, BEN)
    await desk.change(lay(Menu()))
    async with Screen(drawn(desk)) as screen:
        assert items(screen) == {"leave", "rename", "dealer", "note", "stop", "abandon"}


async def test_of_two_nobody_leaves_and_the_menu_says_why() -> None:
    desk = await desk_with(sheet(players=(ANA, BEN)))
    await desk.change(lay(Menu()))
    async with Screen(drawn(desk)) as screen:
        assert screen.is_shown("Two have to stay")
        with pytest.raises(AssertionError):
            await screen.tap("menu-leave")


async def test_somebody_leaves_and_the_total_stays() -> None:
    desk = await after_one_round()
    await desk.change(lay(Leave()))
    async with Screen(drawn(desk)) as screen:
        await screen.tap("leave-Cy")
        assert screen.is_shown("The total of 7 stays on the sheet")
        await screen.tap("leave-yes")

    seat = desk.state.game.seat_of(CY)
    assert (seat.is_active, seat.total) == (False, 7)


async def test_a_name_is_changed_everywhere_also_of_who_left() -> None:
    desk = await after_one_round()
    await desk.change(lay(Leave(CY)))
    await desk.change(agree(None))
    await desk.change(lay(Rename()))
    async with Screen(drawn(desk)) as screen:
        await screen.tap("rename-Cy")
        await screen.type("rename-name", "Cyril")
        await screen.tap("Change to Cyril")

    assert desk.state.game.players == (ANA, BEN, Player("Cyril"))


async def test_a_name_left_as_it_is_changes_nothing() -> None:
    desk = await after_one_round()
    before = desk.state.open
    await desk.change(lay(Rename(CY, "Cy")))

    await desk.change(agree(None))

    assert desk.state.open == before
    assert desk.state.overlay is None


async def test_seats_move_by_buttons_and_stay_within_the_table() -> None:
    desk = await after_one_round()
    await desk.change(lay_seats)
    await desk.change(move(CY, -9))
    async with Screen(drawn(desk)) as screen:
        await screen.tap("Ana one seat down")
        await screen.tap("seats-yes")

    assert desk.state.game.players == (CY, BEN, ANA)


async def test_the_dealer_is_named_with_one_tap() -> None:
    desk = await after_one_round()
    await desk.change(lay(Menu()))
    async with Screen(drawn(desk)) as screen:
        await screen.tap("menu-dealer")
        await screen.tap("dealer-Cy")

    assert desk.state.game.dealer == CY


async def test_note_and_place_are_kept_with_the_game() -> None:
    desk = await after_one_round()
    await desk.change(lay_note)
    async with Screen(drawn(desk)) as screen:
        await screen.type("note", "Rain all day. ")
        await screen.type("place", "Kitchen")
        await screen.tap("note-yes")

    await desk.open_record(desk.state.summaries[0].id)
    assert desk.state.record is not None
    written = desk.state.record.sheet
    assert (written.note, written.place) == ("Rain all day.", "Kitchen")


async def test_an_emptied_note_is_no_note() -> None:
    desk = await after_one_round()
    await desk.change(lay(Note(" ", "")))

    await desk.change(keep_note)

    assert desk.state.open is not None
    assert desk.state.open.kept.sheet.note is None


async def test_stopping_early_says_who_would_win_and_can_be_undone() -> None:
    desk = await after_one_round()
    await desk.change(lay(Menu()))
    async with Screen(drawn(desk)) as screen:
        await screen.tap("menu-stop")
        assert screen.is_shown("Ben would win with 0.")
        await screen.tap("stop-yes")
    assert desk.state.game.winners == (BEN,)

    await desk.change(undo)
    assert totals(desk) == [12, 0, 7]
    assert not desk.state.game.is_over


async def test_an_abandoned_game_has_no_winner() -> None:
    desk = await after_one_round()
    await desk.change(lay(Stop(Result.ABANDONED)))
    async with Screen(drawn(desk)) as screen:
        assert screen.is_shown("Nobody wins.")
        await screen.tap("Abandon it")

    assert desk.state.game.is_over
    assert desk.state.game.winners == ()


async def test_who_plays_on_has_changed_nothing() -> None:
    desk = await after_one_round()
    await desk.change(lay(Stop()))
    async with Screen(drawn(desk)) as screen:
        await screen.tap("Play on")

    assert desk.state.overlay is None
    assert not desk.state.game.is_over


async def test_a_deal_that_went_wrong_records_nothing() -> None:
    desk = await after_one_round()
    before = desk.state.game
    async with Screen(drawn(desk)) as screen:
        await screen.tap("more")
        await screen.tap("menu-redeal")

        assert screen.is_shown("Deal again: nothing was recorded")
        assert desk.state.game == before


async def half_typed() -> Desk:
    """The second round is, and the table is on the screen."""
    desk = await after_one_round()
    for act in (begin_round, put(7), back):
        await desk.change(act)
    return desk


async def test_what_is_half_typed_goes_with_a_deal_and_comes_back_with_one_undo() -> None:
    desk = await half_typed()
    before = desk.state.game
    async with Screen(drawn(desk)) as screen:
        await screen.tap("more")
        await screen.tap("menu-redeal")
        assert screen.is_shown("Record round 2")

        await screen.tap("Undo the new deal")
        assert screen.is_shown("Go on with round 2")

    assert desk.state.open is not None
    assert desk.state.open.draft.hands == (Hand(ANA, 7),)
    assert desk.state.game == before


async def test_an_undo_after_something_else_was_typed_leaves_the_old_deal_alone() -> None:
    desk = await half_typed()
    for act in (deal_again, begin_round, put(9), back, undo):
        await desk.change(act)

    assert desk.state.open is not None
    assert desk.state.open.draft.hands == ()
    assert desk.state.game.rounds == ()


async def test_a_second_new_deal_loses_nothing_of_what_was_typed() -> None:
    desk = await half_typed()
    for act in (deal_again, deal_again, undo):
        await desk.change(act)

    assert desk.state.open is not None
    assert desk.state.open.draft.hands == (Hand(ANA, 7),)


async def test_a_saved_round_ends_the_way_back_to_the_old_deal() -> None:
    desk = await half_typed()
    await desk.change(deal_again)

    await play(desk, BEN, 9, 2, 5)

    assert desk.state.open is not None
    assert desk.state.open.dealt_away is None


async def test_a_game_that_is_over_is_not_dealt_again() -> None:
    desk = await after_one_round()
    await desk.change(happened(GameStopped(Result.STANDINGS)))

    before = desk.state
    await desk.change(deal_again)

    assert desk.state is before
