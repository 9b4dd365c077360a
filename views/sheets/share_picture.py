"""The finished sheet as a picture: shown as it will be, and then given as a file."""

import flet as ft

from views import files
from views.acts import going, sharing
from views.desk import Desk
from views.guards import guarded
from views.look import Look
from views.parts.bottom_sheet import bottom_sheet
from views.parts.buttons import primary
from views.parts.game_picture import Shot, captured, game_picture, picture_width
from views.parts.sheet_lines import sheet_foot, sheet_head
from views.sharing import SharePicture
from views.sheets.this_game import file_name
from views.state import State

AROUND = 230
"""Height of all but the picture."""


def share_picture_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    sheet = state.shown_sheet
    paper = game_picture(look, sheet)
    paper.on_size_change = guarded(lambda event: desk.change(sharing.measured(event.height)))
    width = picture_width(look, sheet.game)
    screenshot = ft.Screenshot(paper)

    async def save() -> None:
        await desk.until(lambda state: _height(state) is not None or not _is_laid(state))
        height = _height(desk.state)
        if height is not None:
            picture = await captured(Shot(screenshot, width, height))
            await files.give(f"{file_name(sheet)}.png", picture)

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
        _shown(look, screenshot, width),
        sheet_foot(look, [button]),
    ]
    return bottom_sheet(look, body, lambda: desk.change(going.close_kind(SharePicture)))


def _is_laid(state: State) -> bool:
    return isinstance(state.overlay, SharePicture)


def _height(state: State) -> float | None:
    """None: the first drawing has not been measured yet."""
    return state.overlay.height if isinstance(state.overlay, SharePicture) else None


def _shown(look: Look, screenshot: ft.Screenshot, width: float) -> ft.Control:
    """All of it is drawn; what the sheet has no room for is scrolled to."""
    paper = ft.Container(screenshot, width=width)
    across = ft.Row([paper], scroll=ft.ScrollMode.AUTO, spacing=0)
    frame = ft.Container(
        ft.Column([across], scroll=ft.ScrollMode.AUTO, spacing=0),
        height=max(120, look.height - AROUND),
        border=ft.Border.all(1, look.palette.edge),
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
    )
    label = look.say("share.picture-title")
    return ft.Semantics(content=frame, label=label, exclude_semantics=True)
