"""The first and the last line of a bottom sheet: its title, and the two answers to it."""

from collections.abc import Sequence

import flet as ft

from views.look import Look
from views.parts.abreast import abreast
from views.parts.page_frame import stacked
from views.parts.words import words


def sheet_head(look: Look, title: str, explained: str = "") -> ft.Control:
    """`explained` is a sentence below the title; empty: there is none."""
    lines: list[ft.Control] = [
        ft.Semantics(content=words(look, title, "heading", lines=1 + look.lines), header=True)
    ]
    if explained:
        lines.append(words(look, explained, color=look.palette.pencil))
    return ft.Container(stacked(lines, spacing=4), padding=ft.Padding.only(bottom=8))


def head_with(title: ft.Control, action: ft.Control) -> ft.Control:
    """A head with an action beside it: the way out of a sheet that may be long."""
    return ft.Row([ft.Container(title, expand=True), action])


def sheet_foot(look: Look, buttons: Sequence[ft.Control]) -> ft.Control:
    return ft.Container(abreast(look, buttons), padding=ft.Padding.only(top=12))
