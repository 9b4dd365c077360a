"""The frame of every page: a head, a body that scrolls, and a foot that always stays."""

from collections.abc import Sequence

import flet as ft

from views.look import Look
from views.parts.abreast import abreast


def page_frame(
    look: Look, head: ft.Control, body: Sequence[ft.Control], foot: ft.Control | None = None
) -> ft.Container:
    """The usual page: the body scrolls under the head; wide windows centre a column of 560."""
    column = ft.Column(
        [_padded(look, body)],
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return _framed(look, head, column, foot)


def still_frame(
    look: Look, head: ft.Control, body: ft.Control, foot: ft.Control | None = None
) -> ft.Container:
    """A page that fits as it is: the body gets all the height between head and foot."""
    return _framed(look, head, ft.Container(body, expand=True), foot)


def foot_row(look: Look, buttons: Sequence[ft.Control]) -> ft.Container:
    """The 72 at the bottom with the main action; more where large words need it."""
    return ft.Container(
        abreast(look, buttons),
        padding=ft.Padding.symmetric(horizontal=look.margin, vertical=8),
    )


def stacked(controls: Sequence[ft.Control], spacing: float = 0) -> ft.Column:
    """Lines of full width, one under the other, as high as they are."""
    return ft.Column(
        list(controls),
        spacing=spacing,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _padded(look: Look, body: Sequence[ft.Control]) -> ft.Container:
    return ft.Container(stacked(body), padding=ft.Padding.symmetric(horizontal=look.margin))


def _framed(
    look: Look, head: ft.Control, body: ft.Control, foot: ft.Control | None
) -> ft.Container:
    column = ft.Column(
        [head, body, *([foot] if foot else [])],
        spacing=0,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    centred = ft.Container(column, width=min(look.width, look.content))
    row = ft.Row(
        [centred],
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        spacing=0,
        expand=True,
    )
    return ft.Container(row, bgcolor=look.palette.paper, expand=True)
