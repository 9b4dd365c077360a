"""That the book can only be read here, why, and the way to write in it again."""

import flet as ft

from views import errands
from views.desk import Desk
from views.look import Look
from views.parts.buttons import secondary
from views.parts.notice import notice_words
from views.parts.page_frame import stacked
from views.parts.pen_banner import pen_banner
from views.parts.words import words
from views.state import State
from views.theme import KEY_CORNER


def read_only_banner(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    """One banner or none; it goes first into the body of a page."""
    if state.served is not None:
        return pen_banner(look, state, desk)
    if not state.is_read_only:
        return []
    lines: list[ft.Control] = [_head(look, state)]
    if state.notice is not None and state.notice.key == "settings.still-read-only":
        still = words(look, notice_words(look, state), "small", color=look.palette.pencil)
        lines.append(ft.Semantics(content=still, live_region=True))
    again = secondary(
        look,
        "try-to-write",
        look.say("trouble.try-again"),
        lambda: errands.try_to_write(desk),
        is_off=state.work is not None,
    )
    banner = ft.Container(
        stacked([*lines, again], spacing=8),
        key="read-only",
        bgcolor=look.palette.well,
        border_radius=KEY_CORNER,
        padding=12,
        margin=ft.Margin.only(top=8, bottom=8),
    )
    return [banner]


def read_only_words(look: Look, why: str) -> str:
    """What can be done here, and who can do more."""
    if why == "locked":
        return look.say("settings.locked")
    if why == "disk-full":
        return look.say("settings.full")
    return look.say("settings.not-writable")


def _head(look: Look, state: State) -> ft.Row:
    said = words(look, read_only_words(look, state.why_read_only))
    parts: list[ft.Control] = [
        ft.Icon(ft.Icons.LOCK_OUTLINED, size=look.scaled(20), color=look.palette.pencil),
        ft.Semantics(content=said, expand=True),
    ]
    return ft.Row(parts, spacing=10, vertical_alignment=ft.CrossAxisAlignment.START)
