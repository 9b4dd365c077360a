"""What has just been done, and the way back, until something else is said."""

from collections.abc import Iterator

import flet as ft

from views import errands
from views.acts.people import take_back
from views.desk import Desk
from views.guards import Handler
from views.look import Look
from views.parts.buttons import quiet
from views.parts.notice import notice_words
from views.parts.words import words
from views.state import State
from views.theme import KEY_CORNER


def told(look: Look, state: State, desk: Desk) -> Iterator[ft.Control]:
    """Nothing, if nothing has been done."""
    said = notice_words(look, state)
    if said is None:
        return
    parts: list[ft.Control] = [
        ft.Semantics(content=words(look, said), live_region=True, expand=True)
    ]
    way_back = _way_back(state, desk)
    if way_back is not None:
        parts.append(quiet(look, "undo", look.say("settings.undo"), way_back))
    yield ft.Container(
        ft.Row(parts, spacing=8),
        key="notice",
        bgcolor=look.palette.well,
        border_radius=KEY_CORNER,
        padding=ft.Padding.only(left=12, right=4),
        height=look.row(56),
        margin=ft.Margin.only(top=8),
    )


def _way_back(state: State, desk: Desk) -> Handler | None:
    if state.notice is None:
        return None
    game, before = state.notice.deleted, state.notice.before
    if game is not None:
        return lambda: errands.restore(desk, game)
    return (lambda: desk.change(take_back)) if before else None
