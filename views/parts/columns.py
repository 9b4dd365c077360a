"""Columns side by side on a window that is wide enough for them."""

from collections.abc import Sequence
from typing import NamedTuple

import flet as ft

from views.look import Look
from views.parts.navigation import rail_width

GAP = 24


class Beside(NamedTuple):
    """A column, and how wide it is drawn."""

    content: ft.Control
    width: float


def room_beside_rail(look: Look) -> float:
    """What the rail leaves of the window."""
    return look.width - rail_width(look)


def columns(look: Look, parts: Sequence[Beside]) -> ft.Container:
    """As high as the window; what is left over lies in equal parts at both sides."""
    boxes: list[ft.Control] = [ft.Container(part.content, width=part.width) for part in parts]
    row = ft.Row(
        boxes,
        spacing=GAP,
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        expand=True,
    )
    return ft.Container(row, bgcolor=look.palette.paper, expand=True)


def column(controls: Sequence[ft.Control], top: float = 0) -> ft.Container:
    """One that scrolls by itself."""
    inner = ft.Column(
        list(controls),
        spacing=0,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.Container(inner, padding=ft.Padding.only(top=top, bottom=8))
