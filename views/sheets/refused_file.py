"""A file that cannot be imported: which one, and why; nothing was changed."""

import flet as ft

from views.acts import going
from views.desk import Desk
from views.keeping import RefusedFile
from views.look import Look
from views.parts.bottom_sheet import bottom_sheet
from views.parts.buttons import secondary
from views.parts.sheet_lines import sheet_foot, sheet_head
from views.state import State
from views.theme import MAIN_BUTTON

KINDS = {
    "not-json": "settings.refused-kind",
    "wrong-format": "settings.refused-kind",
    "damaged": "settings.refused-damaged",
    "newer-version": "settings.refused-newer",
    "too-large": "settings.refused-large",
    "too-many-entries": "settings.refused-large",
    "too-many-events": "settings.refused-large",
    "too-many-players": "settings.refused-large",
    "too-deep": "settings.refused-large",
}
"""Codes with words of their own; any other says only that something in it does not fit."""


def refused_file_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    refused = state.overlay
    assert isinstance(refused, RefusedFile)
    close = going.close_kind(RefusedFile)
    button = secondary(
        look,
        "refused-close",
        look.say("settings.close"),
        lambda: desk.change(close),
        height=MAIN_BUTTON,
        expand=True,
    )
    title = look.say("settings.refused-title", file=refused.name)
    said = look.say(KINDS.get(refused.code, "settings.refused-fault"))
    body = [sheet_head(look, title, said), sheet_foot(look, [button])]
    return bottom_sheet(look, body, lambda: desk.change(close))
