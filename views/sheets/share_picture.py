"""The finished sheet as a picture: shown as it will be, and then given as a file."""

import flet as ft

from views import files
from views.acts import going
from views.desk import Desk
from views.look import Look
from views.parts.bottom_sheet import bottom_sheet
from views.parts.buttons import primary
from views.parts.game_picture import game_picture, picture_width
from views.parts.sheet_lines import sheet_foot, sheet_head
from views.sharing import SharePicture
from views.sheets.this_game import file_name
from views.state import State

AROUND = 230
"""Height of all but the picture."""
SHARP = 3.0
"""Pixels of the file for one on the screen."""


def share_picture_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    sheet = state.shown_sheet
    shot = ft.Screenshot(game_picture(look, sheet))

    async def save() -> None:
        await files.give(f"{file_name(sheet)}.png", await shot.capture(pixel_ratio=SHARP))

    button = primary(
        look,
        "save-picture",
        look.say("share.picture-save"),
        save,
        icon=ft.Icons.DOWNLOAD,
        expand=True,
    )
    body = [
        sheet_head(look, look.say("share.picture-title")),
        _shown(look, shot, picture_width(look, sheet.game)),
        sheet_foot([button]),
    ]
    return bottom_sheet(look, body, lambda: desk.change(going.close_kind(SharePicture)))


def _shown(look: Look, shot: ft.Screenshot, width: float) -> ft.Control:
    """All of it is drawn; what the sheet has no room for is scrolled to."""
    across = ft.Row([ft.Container(shot, width=width)], scroll=ft.ScrollMode.AUTO, spacing=0)
    frame = ft.Container(
        ft.Column([across], scroll=ft.ScrollMode.AUTO, spacing=0),
        height=max(120, look.height - AROUND),
        border=ft.Border.all(1, look.palette.edge),
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
    )
    label = look.say("share.picture-title")
    return ft.Semantics(content=frame, label=label, exclude_semantics=True)
