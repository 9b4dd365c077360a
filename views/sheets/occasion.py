"""Day and place of the game that is being set up, for one that is entered afterwards."""

from datetime import date, timedelta

import flet as ft

from views.acts import going
from views.acts.occasion import choose_day, say_place, type_day
from views.desk import Desk
from views.look import Look
from views.memory import Occasion
from views.parts.bottom_sheet import bottom_sheet
from views.parts.buttons import quiet
from views.parts.chip import Filter, filter_chip
from views.parts.field import text_field
from views.parts.filters import chip_row
from views.parts.sheet_lines import head_with, sheet_head
from views.state import State
from views.texts.wording import full_day


def occasion_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    today = date.fromisoformat(desk.now()[:10])
    body: list[ft.Control] = [
        _head(look, desk),
        ft.Container(_day(look, state, desk, today), padding=ft.Padding.only(top=8)),
        ft.Container(_near(look, state, desk, today), padding=ft.Padding.only(top=8, bottom=8)),
        _place(look, state, desk),
    ]
    return bottom_sheet(look, body, lambda: desk.change(_closed))


_closed = going.close_kind(Occasion)


def when_words(look: Look, state: State) -> str:
    """Today; Sat, 28 Nov 2026, Nantes."""
    day = state.setup.day
    said = full_day(day, look.language) if day else look.say("new.today")
    return look.clauses((said, state.setup.place.strip()))


def _head(look: Look, desk: Desk) -> ft.Control:
    done = quiet(look, "occasion-done", look.say("new.done"), lambda: desk.change(_closed))
    return head_with(
        sheet_head(look, look.say("new.occasion"), look.say("new.occasion-more")), done
    )


def _day(look: Look, state: State, desk: Desk, today: date) -> ft.Control:
    assert isinstance(state.overlay, Occasion)
    typed = state.overlay.typed
    return text_field(
        look,
        "day",
        look.say("new.day", day=today.isoformat()),
        lambda words: desk.change(type_day(words, today)),
        value=(state.setup.day or today).isoformat() if typed is None else typed,
        error="" if typed is None else look.say("new.no-day", day=today.isoformat()),
        icon=ft.Icons.EVENT_OUTLINED,
    )


def _near(look: Look, state: State, desk: Desk, today: date) -> ft.Control:
    """The days that are meant most often."""
    yesterday = today - timedelta(days=1)
    days = (("today", today, "new.today"), ("yesterday", yesterday, "new.yesterday"))
    chosen = state.setup.day or today
    chips: list[ft.Control] = [
        filter_chip(
            look,
            Filter(key, look.say(said), is_chosen=day == chosen),
            lambda day=day: desk.change(choose_day(day, today)),
        )
        for key, day, said in days
    ]
    return chip_row(look, chips)


def _place(look: Look, state: State, desk: Desk) -> ft.Control:
    return text_field(
        look,
        "setup-place",
        look.say("menu.place-field"),
        lambda words: desk.change(say_place(words)),
        value=state.setup.place,
        icon=ft.Icons.PLACE_OUTLINED,
    )
