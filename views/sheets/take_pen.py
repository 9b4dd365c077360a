"""The pen of a phone that is not here is taken: what that means, and whether it shall be."""

import flet as ft

from views.acts import going
from views.desk import Desk
from views.look import Look
from views.parts.bottom_sheet import bottom_sheet
from views.parts.buttons import primary, secondary
from views.parts.sheet_lines import sheet_foot, sheet_head
from views.served import TakePen
from views.state import State
from views.theme import MAIN_BUTTON


def take_pen_sheet(look: Look, _: State, desk: Desk) -> ft.BottomSheet:
    async def take() -> None:
        await desk.change(going.close_kind(TakePen))
        if desk.pen is not None:
            desk.pen.take()

    stay = secondary(
        look,
        "take-no",
        look.say("serve.take-no"),
        lambda: desk.change(going.close_kind(TakePen)),
        height=MAIN_BUTTON,
    )
    yes = primary(look, "take-yes", look.say("serve.take-yes"), take, expand=True)
    head = sheet_head(look, look.say("serve.take-title"), look.say("serve.take-more"))
    return bottom_sheet(
        look, [head, sheet_foot(look, [stay, yes])], lambda: desk.change(going.close_kind(TakePen))
    )
