"""A number between two buttons, one less and one more."""

from dataclasses import dataclass

import flet as ft

from views.guards import Handler
from views.look import Look
from views.parts.buttons import icon_button


@dataclass(frozen=True, slots=True, kw_only=True)
class Stepper:
    """What the two buttons are called; their keys are `<key>-less` and `<key>-more`."""

    key: str
    less: str
    more: str
    is_lowest: bool = False
    is_highest: bool = False


def stepper(
    look: Look, steps: Stepper, number: ft.Control, on_less: Handler, on_more: Handler
) -> ft.Row:
    """`number` stands between the buttons: a figure, or a field."""
    less = icon_button(
        look,
        f"{steps.key}-less",
        steps.less,
        on_less,
        icon=ft.Icons.REMOVE,
        is_off=steps.is_lowest,
    )
    more = icon_button(
        look, f"{steps.key}-more", steps.more, on_more, icon=ft.Icons.ADD, is_off=steps.is_highest
    )
    return ft.Row([less, number, more], spacing=4, tight=True)
