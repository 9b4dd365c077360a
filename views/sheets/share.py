"""Giving a game away: its words to paste, and the ways to its code, its picture and its file."""

import flet as ft

from views import errands, files, letters
from views.acts import going, sharing
from views.desk import Desk
from views.look import Look
from views.parts.action_row import Action, action_row
from views.parts.bottom_sheet import bottom_sheet
from views.parts.buttons import primary
from views.parts.page_frame import stacked
from views.parts.rules import hair
from views.parts.selectable import selectable
from views.parts.sheet_lines import sheet_head
from views.parts.told_game import told_game
from views.parts.words import words
from views.sharing import Share, SharePicture
from views.sheets.this_game import file_name
from views.state import State
from views.theme import KEY_CORNER

AROUND = 400
"""Height of all but the words."""
LEAST = 84
"""Of the words: what does not fit scrolls."""


def share_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    told = told_game(look, state.shown_sheet)
    body: list[ft.Control] = [
        sheet_head(look, look.say("share.title")),
        _well(look, told),
        ft.Container(_copy(look, state, told, desk), padding=ft.Padding.symmetric(vertical=10)),
        hair(look, look.palette.edge),
        *(action_row(look, action) for action in _ways(look, state, desk)),
    ]
    return bottom_sheet(look, body, lambda: desk.change(going.close_kind(Share)))


def _well(look: Look, told: str) -> ft.Control:
    """The words as they will be pasted; they can be selected where nothing copies them."""
    said = selectable(words(look, told, "body"), look.say("share.title"))
    room = max(LEAST, look.height - AROUND)
    lines = 1.4 * look.scaled(15) * (told.count("\n") + 1) + 24
    scrolled = ft.Column([stacked([said])], scroll=ft.ScrollMode.AUTO, spacing=0)
    return ft.Container(
        scrolled,
        height=min(lines, room),
        padding=12,
        bgcolor=look.palette.well,
        border_radius=KEY_CORNER,
    )


def _copy(look: Look, state: State, told: str, desk: Desk) -> ft.Control:
    if not state.reach.can_copy:
        return words(look, look.say("share.by-hand"), "small", color=look.palette.pencil)
    is_copied = isinstance(state.overlay, Share) and state.overlay.is_copied
    return primary(
        look,
        "copy-text",
        look.say("share.copied" if is_copied else "share.copy"),
        lambda: desk.change(sharing.copied),
        icon=ft.Icons.CHECK if is_copied else ft.Icons.CONTENT_COPY,
        action=ft.CopyToClipboard(told),
    )


def _ways(look: Look, state: State, desk: Desk) -> list[Action]:
    sheet = state.shown_sheet
    code = Action(
        key="share-code",
        name=look.say("share.code"),
        detail=look.say("share.code-why"),
        icon=ft.Icons.QR_CODE_2,
        on_tap=lambda: desk.change(letters.written(desk.book, sheet)),
    )
    picture = Action(
        key="share-picture",
        name=look.say("share.picture"),
        detail=look.say("share.picture-why"),
        icon=ft.Icons.IMAGE_OUTLINED,
        on_tap=lambda: desk.change(going.lay(SharePicture())),
    )
    return [code, *([picture] if sheet.game.rounds else []), file_way(look, state, desk)]


def file_way(look: Look, state: State, desk: Desk) -> Action:
    """The whole game as a file."""
    sheet = state.shown_sheet

    async def give() -> None:
        made = await errands.export_sheet(desk, sheet)
        if made is not None:
            await files.give(f"{file_name(sheet)}.json", made)

    return Action(
        key="share-file",
        name=look.say("share.file"),
        detail=look.say("share.file-why"),
        icon=ft.Icons.FILE_UPLOAD_OUTLINED,
        on_tap=give,
    )
