"""The head of a section in the italic of the pad, and the bold line below it."""

import flet as ft

from views.look import Look
from views.parts.page_frame import stacked
from views.parts.rules import hair
from views.parts.words import words


def section(
    look: Look, title: str, trailing: ft.Control | None = None, top: float = 16
) -> ft.Column:
    """`trailing` stands at the right: a small action, or what the column means."""
    name = words(look, title, "note", color=look.palette.pencil, lines=1, expand=True)
    heading = ft.Semantics(content=name, header=True, expand=True)
    line = ft.Row([heading, *([trailing] if trailing else [])], spacing=8)
    return stacked(
        [
            ft.Container(line, padding=ft.Padding.only(top=top, bottom=0 if trailing else 6)),
            hair(look, look.palette.edge),
        ]
    )
