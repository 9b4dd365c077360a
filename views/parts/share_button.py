"""The way to give the game on the page to somebody else."""

import flet as ft

from views.acts import going
from views.desk import Desk
from views.look import Look
from views.parts.buttons import icon_button
from views.sharing import Share


def share_button(look: Look, desk: Desk) -> ft.Control:
    label, icon = look.say("share.open"), ft.Icons.SHARE_OUTLINED
    return icon_button(look, "share", label, lambda: desk.change(going.lay(Share())), icon=icon)
