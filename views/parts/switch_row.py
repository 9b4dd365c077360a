"""Something that is on or off, as a row with a box."""

import flet as ft

from views.guards import Handler
from views.look import Look
from views.parts.choice_row import Choice
from views.parts.page_frame import stacked
from views.parts.rules import hair
from views.parts.tappable import tappable
from views.parts.words import words


def switch_row(look: Look, choice: Choice, icon: ft.IconData, on_switch: Handler) -> ft.Control:
    """`is_chosen` of the choice: it is on."""
    palette = look.palette
    box = ft.Icons.CHECK_BOX if choice.is_chosen else ft.Icons.CHECK_BOX_OUTLINE_BLANK
    lines: list[ft.Control] = [words(look, choice.name, "choice", lines=look.lines)]
    if choice.note:
        lines.append(words(look, choice.note, "small", color=palette.pencil, lines=3))
    parts: list[ft.Control] = [
        ft.Icon(icon, size=look.scaled(20), color=palette.pencil),
        ft.Column(lines, spacing=1, expand=True, tight=True),
        ft.Icon(box, size=look.scaled(22), color=palette.ink if choice.is_chosen else palette.edge),
    ]
    row = tappable(
        look,
        choice.key,
        ft.Row(parts, spacing=12),
        on_switch,
        label=look.statements((choice.name, choice.note)),
        is_checked=choice.is_chosen,
        height=None if choice.note else look.row(52),
        padding=ft.Padding.symmetric(vertical=9 if choice.note else 0),
        radius=0,
    )
    return stacked([row, hair(look)])
