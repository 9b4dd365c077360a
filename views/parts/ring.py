"""The pad's notation of a call: a circle when it held, a box when it failed."""

import flet as ft

from views.look import Look
from views.parts.words import words
from views.theme import TYPE

SIDE, LARGE = 30, 52


def held(look: Look, figure: str) -> ft.Container:
    """The circle of a call that held."""
    circle = bare(look, figure)
    circle.border = ft.Border.all(1.5, look.palette.ink)
    circle.border_radius = 99
    return circle


def large_held(look: Look, figure: str) -> ft.Container:
    """The sign of the app: the best call there is."""
    side = look.scaled(LARGE)
    return ft.Container(
        words(look, figure, "total", lines=1),
        width=side,
        height=side,
        border=ft.Border.all(2, look.palette.ink),
        border_radius=side / 2,
        alignment=ft.Alignment.CENTER,
    )


def failed(look: Look, figure: str) -> ft.Container:
    """The box of a call that failed, a little lower than the circle."""
    box = _room(look, figure, look.palette.limit)
    box.border = ft.Border.all(1.5, look.palette.limit)
    box.border_radius = 3
    box.height = look.scaled(SIDE - 2)
    return box


def bare(look: Look, figure: str) -> ft.Container:
    """A figure of somebody who did not call, as wide as the others."""
    return _room(look, figure, look.palette.ink)


def held_sign(look: Look) -> ft.Container:
    """The small empty circle of a legend."""
    return ft.Container(
        width=14, height=14, border=ft.Border.all(1.5, look.palette.ink), border_radius=7
    )


def failed_sign(look: Look) -> ft.Container:
    """The small empty box of a legend."""
    return ft.Container(
        width=14, height=14, border=ft.Border.all(1.5, look.palette.limit), border_radius=2
    )


def _room(look: Look, figure: str, color: str) -> ft.Container:
    return ft.Container(
        words(look, figure, "cell", color=color, lines=1),
        width=max(look.scaled(SIDE), _width(look, figure)),
        height=look.scaled(SIDE),
        alignment=ft.Alignment.CENTER,
    )


def _width(look: Look, figure: str) -> float:
    """Room for the digits, which are a little more than half as wide as they are high."""
    return 0.55 * look.scaled(TYPE["cell"].size) * len(figure) + 10
