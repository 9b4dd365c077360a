"""Where links to games lead: to the place where the app is open, or to a site of the table's."""

import flet as ft

from views.acts import going, sharing
from views.desk import Desk
from views.look import Look
from views.parts.bottom_sheet import bottom_sheet
from views.parts.buttons import primary, secondary
from views.parts.field import text_field
from views.parts.sheet_lines import sheet_foot, sheet_head
from views.preferences import is_address
from views.sharing import ShareAddress, ShareCode
from views.state import State
from views.theme import MAIN_BUTTON


def share_address_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    laid = state.overlay
    assert isinstance(laid, ShareAddress)
    is_good = not laid.typed or is_address(laid.typed)
    field = text_field(
        look,
        "address",
        look.say("share.address-field"),
        lambda words: desk.change(sharing.write_address(words)),
        value=laid.typed,
        on_submit=lambda _: desk.change(sharing.keep_address),
    )
    back = secondary(
        look,
        "address-no",
        look.say("share.back"),
        lambda: desk.change(going.lay(ShareCode(laid.letters))),
        height=MAIN_BUTTON,
    )
    keep = primary(
        look,
        "address-yes",
        look.say("share.address-keep" if is_good else "share.address-bad"),
        lambda: desk.change(sharing.keep_address),
        expand=True,
        is_off=not is_good,
    )
    body = [
        sheet_head(look, look.say("share.address"), look.say("share.address-more")),
        field,
        sheet_foot(look, [back, keep]),
    ]
    return bottom_sheet(look, body, lambda: desk.change(going.close_kind(ShareAddress)))
