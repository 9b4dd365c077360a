"""Fields one writes in: pressed into the paper, with a ring of ink while written in."""

from collections.abc import Callable
from typing import Any, TypedDict, Unpack

import flet as ft

from views.guards import EventHandler, guarded
from views.look import Look
from views.theme import BUTTON_CORNER, TYPE

Typing = Callable[[str], object]
"""Gets all that now stands in the field; it may be awaited."""


class Entry(TypedDict, total=False):
    """What a field may have beside its label."""

    value: str
    on_submit: Typing
    error: str
    """Said below in place of the hint; empty: nothing is wrong."""
    hint: str
    icon: ft.IconData
    has_focus: bool
    """Is written in at once when the page opens."""
    most: int
    """The most letters."""


def text_field(
    look: Look, key: str, label: str, on_change: Typing, **entry: Unpack[Entry]
) -> ft.TextField:
    """`value` is what stands in it now; without one the field keeps its words itself."""
    field = _field(look, key, label, entry)
    field.on_change = _typed(look, on_change)
    if "value" in entry:
        field.value = entry["value"]
    if "on_submit" in entry:
        field.on_submit = _typed(look, entry["on_submit"])
    return field


def number_field(
    look: Look, key: str, label: str, on_change: Typing, **entry: Unpack[Entry]
) -> ft.TextField:
    """Figures in the serif. What is no number is for the page to object to."""
    field = text_field(look, key, label, on_change, **entry)
    family, size, _ = TYPE["figure"]
    field.keyboard_type = ft.KeyboardType.NUMBER
    field.text_style = ft.TextStyle(
        font_family=family, size=look.scaled(size), color=look.palette.ink
    )
    return field


def _field(look: Look, key: str, label: str, entry: Entry) -> ft.TextField:
    palette = look.palette
    return ft.TextField(
        key=key,
        label=label,
        label_style=_style(look, "body", palette.pencil),
        text_style=_style(look, "name", palette.ink),
        hint_text=entry.get("hint"),
        hint_style=_style(look, "body", palette.pencil),
        error=entry.get("error") or None,
        error_style=_style(look, "small", palette.limit),
        prefix_icon=entry.get("icon"),
        autofocus=entry.get("has_focus", False),
        max_length=entry.get("most"),
        filled=True,
        bgcolor=palette.well,
        border=_borders(look),
        cursor_color=palette.ink,
        selection_color=ft.Colors.with_opacity(0.2, palette.ink),
        counter_style=_style(look, "small", palette.pencil),
    )


def _typed(look: Look, handler: Typing) -> EventHandler:
    def typed(event: Any) -> object:
        return handler(event.control.value)

    return guarded(typed, look.language)


def _borders(look: Look) -> dict[ft.ControlState, ft.InputBorder]:
    palette = look.palette
    return {
        ft.ControlState.ERROR: _border(ft.BorderSide(2, palette.limit)),
        ft.ControlState.FOCUSED: _border(ft.BorderSide(2, palette.ink)),
        ft.ControlState.DEFAULT: _border(ft.BorderSide(1, palette.edge)),
    }


def _border(side: ft.BorderSide) -> ft.OutlineInputBorder:
    return ft.OutlineInputBorder(side=side, border_radius=BUTTON_CORNER)


def _style(look: Look, token: str, color: str) -> ft.TextStyle:
    family, size, _ = TYPE[token]
    return ft.TextStyle(font_family=family, size=look.scaled(size), color=color)
