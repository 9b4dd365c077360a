"""A look and a page for tests of single parts."""

from collections.abc import Callable

import flet as ft

from views.guards import component
from views.look import Look
from views.material import material_theme
from views.theme import LIGHT

LOOK = Look(palette=LIGHT, width=360, height=640)


def shown(draw: Callable[[Look], ft.Control], look: Look = LOOK) -> Callable[[ft.Page], None]:
    """A main that shows one component."""

    def main(page: ft.Page) -> None:
        page.theme = material_theme(look.palette)
        page.render(draw, look)

    return main


def alone(part: ft.Control, look: Look = LOOK) -> Callable[[ft.Page], None]:
    """A main that shows one part which keeps nothing."""

    @component
    def drawn(_: Look) -> ft.Control:
        return part

    return shown(drawn, look)
