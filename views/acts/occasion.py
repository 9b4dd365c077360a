"""When and where the game is played that is being set up; it may be long ago."""

from dataclasses import replace
from datetime import date

from views.acts.setting import set_up
from views.memory import Occasion
from views.state import Act, State

OLDEST = date(1900, 1, 1)
"""Nobody played before; a year such as 226 is a slip, and stays on the sheet for ever."""


def type_day(typed: str, today: date) -> Act:
    """What now stands in the field; a day that is to come is none, nor one of long ago."""

    def act(state: State) -> State:
        if not isinstance(state.overlay, Occasion):
            return state
        day = _day(typed)
        if day is None or not OLDEST <= day <= today:
            return replace(state, overlay=Occasion(typed))
        return choose_day(day, today)(state)

    return act


def choose_day(day: date, today: date) -> Act:
    def act(state: State) -> State:
        chosen = set_up(lambda setup: replace(setup, day=None if day == today else day))(state)
        return replace(chosen, overlay=Occasion())

    return act


def say_place(place: str) -> Act:
    return set_up(lambda setup: replace(setup, place=place))


def _day(typed: str) -> date | None:
    try:
        return date.fromisoformat(typed.strip())
    except ValueError:
        return None
