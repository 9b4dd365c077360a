"""A row of the settings that opens to what can be chosen, one under the other."""

from collections.abc import Iterable

import flet as ft

from views.acts import choosing
from views.desk import Desk
from views.guards import Handler
from views.look import Look
from views.page import Settings
from views.parts.choice_row import Choice, choice_row
from views.parts.fold import Fold, fold
from views.state import Act, State

Option = tuple[Choice, Act]


def choices_row(look: Look, state: State, key: str, icon: ft.IconData, standing: str) -> Fold:
    """The row of that key; `standing` says what is chosen while it is closed."""
    return Fold(
        key=key,
        name=look.say(f"likes.{key}"),
        standing=standing,
        icon=icon,
        is_open=isinstance(state.page, Settings) and state.page.unfolded == key,
    )


def folded(look: Look, row: Fold, options: Iterable[Option], desk: Desk) -> ft.Column:
    rows = [choice_row(look, choice, changing(desk, act)) for choice, act in options]
    return fold(look, row, rows, changing(desk, choosing.unfold(row.key)))


def changing(desk: Desk, act: Act) -> Handler:
    return lambda: desk.change(act)
