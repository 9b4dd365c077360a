"""A game that is entered afterwards: its day, its place."""

from datetime import date

from referee.setup import Setup
from storage.library import Library
from tests.screen import Screen
from tests.views.at_table import ANA, BEN, now
from tests.views.set_up import after, on
from tests.views.test_new_game import desk_with
from views.acts.occasion import say_place
from views.acts.setting import start_game


async def test_a_game_gets_the_day_and_the_place_that_are_typed() -> None:
    library = after("Ana", "Ben")
    async with Screen(on(library)) as screen:
        await screen.tap("occasion")
        await screen.type("day", "2026-07-04")
        await screen.type("setup-place", "Nantes ")
        await screen.tap("occasion-done")
        assert screen.is_shown("Sat, 4 Jul 2026, Nantes")
        await screen.tap("start")
        await screen.see("record")

        told = [(game.day, game.place) for game in library.summaries()]
        assert (date(2026, 7, 4), "Nantes") in told


async def test_yesterday_is_one_tap_and_today_another() -> None:
    async with Screen(on(after("Ana", "Ben"))) as screen:
        await screen.tap("occasion")
        await screen.tap("yesterday")
        await screen.tap("occasion-done")
        assert screen.is_shown("Sat, 28 Nov 2026")

        await screen.tap("occasion")
        await screen.tap("today")
        await screen.tap("occasion-done")
        assert screen.is_shown("Today")


async def test_a_day_to_come_and_no_day_are_refused_and_the_last_one_stays() -> None:
    async with Screen(on(Library.in_memory())) as screen:
        await screen.tap("occasion")
        await screen.type("day", "2027-01-01")
        assert getattr(screen.find("day"), "error", None)
        await screen.type("day", "0226-11-29")
        assert getattr(screen.find("day"), "error", None)
        await screen.type("day", "soon")
        assert getattr(screen.find("day"), "error", None)
        await screen.tap("occasion-done")

        assert screen.is_shown("Today")


async def test_the_next_game_is_played_today_again() -> None:
    desk = desk_with(Setup(players=(ANA, BEN), day=date(2026, 7, 4)))
    await desk.change(say_place("Nantes"))
    await desk.change(start_game("1" * 32, now()))

    assert desk.state.open is not None
    assert desk.state.open.kept.sheet.start.at == "2026-07-04T20:00:00+01:00"
    assert (desk.state.setup.day, desk.state.setup.place) == (None, "")
