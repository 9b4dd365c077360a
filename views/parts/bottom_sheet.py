"""A sheet of paper that rises from the bottom: a reason, a correction, a choice."""

from collections.abc import Sequence

import flet as ft

from views.guards import Handler, guarded
from views.look import Look
from views.parts.page_frame import stacked
from views.theme import CONTENT

LOW = 560
"""Windows below are those of phones that lie on their side."""


def bottom_sheet(
    look: Look, body: Sequence[ft.Control], on_leave: Handler, least: float = LOW
) -> ft.BottomSheet:
    """For `ft.use_dialog`; `on_leave` is called when it is swiped, tapped or escaped away.

    `least` is the height of a window in which it has room at 100 % text.

    Never go to another page in the handler that closes it: Flet 1.0.5 would leave it open, unseen.
    """
    lines = stacked(body)
    if look.height < least or look.text_size > 1:
        # What scrolls is as high as the window, so only where a short sheet is higher anyway.
        lines.scroll = ft.ScrollMode.AUTO
    content = ft.Container(
        lines,
        padding=ft.Padding.only(left=look.margin, right=look.margin, bottom=12),
    )
    return ft.BottomSheet(
        content,
        on_dismiss=guarded(on_leave, look.language),
        # Its colour comes from the theme: one that is told here stays as it was when the sheet
        # came up, while the device turns dark.
        barrier_color=look.palette.scrim,
        elevation=0,
        show_drag_handle=True,
        scrollable=True,
        size_constraints=ft.BoxConstraints(max_width=CONTENT),
    )
