"""The head of a section in the italic of the pad, and the bold line below it."""

import flet as ft

from views.look import Look
from views.parts.page_frame import stacked
from views.parts.rules import hair
from views.parts.words import words
from views.theme import LARGE_TEXT


def section(
    look: Look, title: str, trailing: ft.Control | None = None, top: float = 16
) -> ft.Column:
    """`trailing` stands at the right: a small action, or what the column means."""
    name = words(look, title, "note", color=look.palette.pencil, lines=look.lines)
    heading = ft.Semantics(content=name, header=True)
    return stacked(
        [
            ft.Container(
                _beside(look, heading, trailing) if trailing else heading,
                padding=ft.Padding.only(top=top, bottom=0 if trailing else 6),
            ),
            hair(look, look.palette.edge),
        ]
    )


def _beside(look: Look, heading: ft.Semantics, trailing: ft.Control) -> ft.Control:
    """In one line, or one under the other where words are large."""
    end = ft.Row([trailing], alignment=ft.MainAxisAlignment.END)
    if look.text_size > LARGE_TEXT:
        return stacked([heading, end])
    heading.expand = True
    return ft.Row([heading, trailing], spacing=8)
