"""Columns side by side on a window that is wide enough for them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

import flet as ft

from views.look import Look
from views.parts.navigation import rail_width
from views.parts.page_frame import stacked

GAP = 24
WIDE_PAGE = 960


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


def for_halves(look: Look) -> Look:
    """The look of a page of two halves: it gets what the rail leaves, or 960."""
    return replace(look, content=min(room_beside_rail(look), WIDE_PAGE)) if look.is_wide else look


def in_half(look: Look) -> Look:
    """The look of what stands in a half, on a wide window; elsewhere as it is."""
    if not look.is_wide:
        return look
    room = (for_halves(look).content - 2 * look.margin - GAP) / 2
    return replace(look, content=room + 2 * look.margin)


def halves(look: Look, one: Sequence[ft.Control], other: Sequence[ft.Control]) -> list[ft.Control]:
    """One under the other, or side by side on a wide window."""
    if not look.is_wide:
        return [*one, *other]
    both: list[ft.Control] = [
        ft.Container(stacked(one), expand=1),
        ft.Container(stacked(other), expand=1),
    ]
    return [ft.Row(both, spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.START)]


def column(controls: Sequence[ft.Control], top: float = 0) -> ft.Container:
    """One that scrolls by itself."""
    inner = ft.Column(
        list(controls),
        spacing=0,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.Container(inner, padding=ft.Padding.only(top=top, bottom=8))
