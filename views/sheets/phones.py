"""How another phone joins the served table: a code to scan, an address and a code to type."""

import flet as ft

from views.acts import going
from views.desk import Desk
from views.look import Look
from views.parts.bottom_sheet import bottom_sheet
from views.parts.qr import code_of, qr
from views.parts.selectable import selectable
from views.parts.sheet_lines import sheet_head
from views.parts.words import words
from views.served import Phones
from views.state import State

AROUND = 330
"""Height of all but the code to scan."""
LARGEST = 320


def phones_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    served = state.served
    assert served is not None
    invitation, pencil = served.invitation, look.palette.pencil
    here = look.sentences(
        (
            look.say("serve.phones", count=served.phones),
            look.say("serve.this-phone", number=served.number),
        )
    )
    typed = look.say("serve.typed", address=invitation.address, code=invitation.spaced_code)
    body = [
        sheet_head(look, look.say("serve.title"), look.say("serve.scan")),
        *_drawn(look, invitation.link),
        ft.Container(height=12),
        selectable(words(look, typed, lines=3), look.say("serve.title")),
        ft.Container(words(look, here, "small", color=pencil, lines=2), padding=8),
    ]
    return bottom_sheet(look, body, lambda: desk.change(going.close_kind(Phones)))


def _drawn(look: Look, link: str) -> list[ft.Control]:
    code = code_of(link, "")
    if code is None:
        return []
    room = min(look.width - 2 * look.margin, look.height - AROUND, LARGEST)
    image = qr(code, room, look.say("serve.qr"))
    return [ft.Row([image], alignment=ft.MainAxisAlignment.CENTER)]
