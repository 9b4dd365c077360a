"""What the book refused, said in plain words on every page, with a way to try it again.

Also that it can only be read here, which is why a page offers less than usual.
"""

import flet as ft

from views.acts.going import hide_trouble
from views.desk import Desk
from views.look import Look
from views.parts.buttons import icon_button, secondary
from views.parts.page_frame import stacked
from views.parts.read_only import read_only_banner
from views.parts.words import words
from views.state import State, Trouble
from views.theme import KEY_CORNER

KNOWN = {
    "disk-full",
    "read-only",
    "not-permitted",
    "locked",
    "no-folder",
    "conflict",
    "corrupt",
    "newer-version",
    "not-found",
    "not-read",
    "closed",
    "too-large",
}
"""Codes with words of their own; any other says only that it was not done."""

OF_A_ROUND = {"disk-full", "read-only", "not-permitted", "locked", "no-folder", "conflict"}
"""Codes whose words speak of a round that was entered; for an errand there are others."""


def trouble_banner(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    """At most two banners; they go first into the body of a page."""
    trouble, lasting = state.trouble, read_only_banner(look, state, desk)
    if trouble is None:
        return lasting
    lines: list[ft.Control] = [_head(look, trouble, desk)]
    if trouble.again is not None:
        again = secondary(look, "try-again", look.say("trouble.try-again"), desk.try_again)
        lines.append(ft.Container(again, padding=ft.Padding.only(right=12)))
    banner = ft.Container(
        stacked(lines, spacing=4),
        key="trouble",
        bgcolor=look.palette.limit_wash,
        border_radius=KEY_CORNER,
        padding=ft.Padding.only(left=12, top=8, bottom=10),
        margin=ft.Margin.only(top=8, bottom=8),
    )
    return [banner, *lasting]


def trouble_words(look: Look, trouble: Trouble) -> str:
    """What happened, what is kept, and what can be done."""
    code = trouble.code if trouble.code in KNOWN else "other"
    if trouble.is_errand and code in OF_A_ROUND:
        return look.say(f"trouble.not-done-{code}")
    if code == "other" and trouble.again is not None and not trouble.is_errand:
        return look.say("trouble.not-saved")
    return look.say(f"trouble.{code}")


def _head(look: Look, trouble: Trouble, desk: Desk) -> ft.Row:
    limit = look.palette.limit
    said = words(look, trouble_words(look, trouble), color=limit)
    hide = icon_button(
        look,
        "hide-trouble",
        look.say("trouble.hide"),
        lambda: desk.change(hide_trouble),
        icon=ft.Icons.CLOSE,
        color=limit,
    )
    parts: list[ft.Control] = [
        ft.Icon(ft.Icons.REPORT_OUTLINED, size=look.scaled(20), color=limit),
        ft.Semantics(content=said, live_region=True, expand=True),
        hide,
    ]
    return ft.Row(parts, spacing=10)
