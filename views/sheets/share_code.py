"""A game as a QR code and a link that hold all of it."""

from collections.abc import Sequence

import flet as ft
from qrcodegen import QrCode

from views.acts import going, sharing
from views.desk import Desk
from views.look import Look
from views.parts.action_row import Action, action_row
from views.parts.bottom_sheet import bottom_sheet
from views.parts.buttons import primary
from views.parts.qr import code_of, qr
from views.parts.rules import hair
from views.parts.selectable import selectable
from views.parts.sheet_lines import sheet_head
from views.parts.words import words
from views.sharing import ShareCode, reach_at
from views.sheets.share import file_way
from views.state import State

AROUND = 350
"""Height of all but the code."""
LARGEST = 420


def share_code_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    laid = state.overlay
    assert isinstance(laid, ShareCode)
    start = start_of_links(state)
    code = code_of(start, laid.letters) if laid.letters else None
    ways = [_address(look, state, desk), file_way(look, state, desk)]
    body = [
        sheet_head(look, _title(look, state, code), _explained(look, state, laid, code)),
        *([_drawn(look, code)] if code else []),
        *_actions(look, ways, [_copy(look, state, laid, start, desk)] if laid.letters else []),
    ]
    return bottom_sheet(look, body, lambda: desk.change(going.close_kind(ShareCode)))


def _address(look: Look, state: State, desk: Desk) -> Action:
    return Action(
        key="share-address",
        name=look.say("share.address"),
        detail=state.preferences.address or look.say("share.address-here"),
        icon=ft.Icons.PUBLIC,
        on_tap=lambda: desk.change(sharing.ask_address),
    )


def _actions(look: Look, ways: Sequence[Action], copy: Sequence[ft.Control]) -> list[ft.Control]:
    """Other ways as well; where nothing can be copied the file, the last one, is the main one."""
    if copy:
        rows = [action_row(look, way) for way in ways]
        return [*copy, hair(look, look.palette.edge), *rows]
    file, save = ways[-1], look.say("share.file-save")
    return [primary(look, file.key, save, file.on_tap, icon=ft.Icons.FILE_UPLOAD_OUTLINED)]


def start_of_links(state: State) -> str:
    """What stands before the letters of a game; empty: there is no address."""
    address = state.preferences.address
    return reach_at(address, state.reach).links if address else state.reach.links


def _title(look: Look, state: State, code: QrCode | None) -> str:
    if code is None:
        return look.say("share.link")
    return look.say("share.code-title" if start_of_links(state) else "share.code-bare-title")


def _explained(look: Look, state: State, laid: ShareCode, code: QrCode | None) -> str:
    if not laid.letters:
        return look.say("share.too-long")
    if code is None:
        return look.say("share.too-long-for-qr")
    if not start_of_links(state):
        return look.say("share.code-bare")
    is_here_only = state.reach.is_here_only and not state.preferences.address
    return look.say("share.here-only" if is_here_only else "share.code-why")


def _drawn(look: Look, code: QrCode) -> ft.Control:
    room = min(look.width - 2 * look.margin, look.height - AROUND, LARGEST)
    image = qr(code, room, look.say("share.qr"))
    return ft.Row([image], alignment=ft.MainAxisAlignment.CENTER)


def _copy(look: Look, state: State, laid: ShareCode, start: str, desk: Desk) -> ft.Control:
    link = start + laid.letters
    air = ft.Padding.symmetric(vertical=10)
    if not state.reach.can_copy:
        said = words(look, link, "small", color=look.palette.pencil, lines=3)
        return ft.Container(selectable(said, look.say("share.link")), padding=air)
    copy = look.say("share.copy-link" if start else "share.copy-letters")
    button = primary(
        look,
        "copy-link",
        look.say("share.copied") if laid.is_copied else copy,
        lambda: desk.change(sharing.copied),
        icon=ft.Icons.CHECK if laid.is_copied else ft.Icons.LINK,
        action=ft.CopyToClipboard(link),
    )
    return ft.Container(button, padding=air)
