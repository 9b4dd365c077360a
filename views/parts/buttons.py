"""The pad's buttons: one in full ink a screen, outlined ones, quiet ones, and icons with a name."""

from typing import Required, TypedDict, Unpack

import flet as ft

from views.guards import Handler, guarded
from views.look import Look
from views.parts.words import words
from views.theme import BUTTON_CORNER, FOCUS_RING, MAIN_BUTTON, TARGET

Border = dict[ft.ControlState, ft.BorderSide]
_NO_BORDER = ft.BorderSide(0, ft.Colors.TRANSPARENT)


class IconExtras(TypedDict, total=False):
    """The icon of a button that is nothing else."""

    icon: Required[ft.IconData]
    color: str
    is_off: bool


class Extras(TypedDict, total=False):
    """What a button may have beside its label."""

    icon: ft.IconData
    trailing: ft.IconData
    """An icon after the words; quiet buttons only."""
    expand: bool | int
    action: ft.ClientAction
    """What the device does by itself at the tap; main buttons only."""
    is_off: bool
    """Cannot be tapped yet: its label says what is missing."""
    height: float


def primary(
    look: Look, key: str, label: str, on_tap: Handler, **extras: Unpack[Extras]
) -> ft.FilledButton:
    """The one main action of a screen, in full ink: a verb and its object."""
    palette, is_off = look.palette, extras.get("is_off", False)
    ink, paper = (palette.well, palette.pencil) if is_off else (palette.ink, palette.paper)
    style = _style(paper, 12, _border(_NO_BORDER, palette.edge))
    style.bgcolor = ink
    return ft.FilledButton(
        _label(look, label, "button", paper),
        key=key,
        icon=_icon(look, extras, paper),
        on_click=guarded(on_tap, look.language),
        action=extras.get("action"),
        disabled=is_off,
        expand=extras.get("expand"),
        height=look.grown(extras.get("height", MAIN_BUTTON)),
        style=style,
    )


def secondary(
    look: Look, key: str, label: str, on_tap: Handler, **extras: Unpack[Extras]
) -> ft.OutlinedButton:
    """Any other action: outlined, 48 high, or 56 beside the main one."""
    ink = _ink(look, extras)
    return ft.OutlinedButton(
        _label(look, label, "second-button", ink),
        key=key,
        icon=_icon(look, extras, ink),
        on_click=guarded(on_tap, look.language),
        disabled=extras.get("is_off", False),
        expand=extras.get("expand"),
        height=look.grown(extras.get("height", TARGET)),
        style=_style(ink, 14, _border(ft.BorderSide(1, look.palette.edge), look.palette.ink)),
    )


def quiet(
    look: Look, key: str, label: str, on_tap: Handler, **extras: Unpack[Extras]
) -> ft.TextButton:
    """A small action in a heading or a line: words without a frame."""
    ink = _ink(look, extras)
    border = _border(_NO_BORDER, look.palette.ink)
    return ft.TextButton(
        _quiet_label(look, label, extras),
        key=key,
        icon=_icon(look, extras, ink),
        on_click=guarded(on_tap, look.language),
        disabled=extras.get("is_off", False),
        expand=extras.get("expand"),
        height=look.grown(extras.get("height", TARGET)),
        style=_style(ink, 10, border),
    )


def icon_button(
    look: Look, key: str, label: str, on_tap: Handler, **extras: Unpack[IconExtras]
) -> ft.MergeSemantics:
    """48 x 48; the label is its tooltip and, through the merge, its name for a screen reader."""
    ink = look.palette.edge if extras.get("is_off") else extras.get("color", look.palette.ink)
    button = ft.IconButton(
        ft.Icon(extras["icon"], size=22, color=ink),
        key=key,
        tooltip=label,
        width=TARGET,
        height=TARGET,
        disabled=extras.get("is_off", False),
        on_click=guarded(on_tap, look.language),
        style=ft.ButtonStyle(side=_border(_NO_BORDER, look.palette.ink), padding=0),
    )
    return ft.MergeSemantics(button)


def _ink(look: Look, extras: Extras) -> str:
    return look.palette.pencil if extras.get("is_off") else look.palette.ink


def _label(look: Look, label: str, token: str, color: str) -> ft.Text:
    # A text of our own: a label given as a string stays in Roboto when the font comes late.
    return words(look, label, token, color=color, lines=2, align=ft.TextAlign.CENTER)


def _quiet_label(look: Look, label: str, extras: Extras) -> ft.Control:
    ink = _ink(look, extras)
    text = _label(look, label, "label", ink)
    if "trailing" not in extras:
        return text
    icon = ft.Icon(extras["trailing"], size=look.scaled(18), color=ink)
    return ft.Row([text, icon], spacing=2, tight=True)


def _icon(look: Look, extras: Extras, color: str) -> ft.Icon | None:
    icon = extras.get("icon")
    return None if icon is None else ft.Icon(icon, size=look.scaled(20), color=color)


def _style(ink: str, padding: float, border: Border) -> ft.ButtonStyle:
    return ft.ButtonStyle(
        color=ink,
        shadow_color=ft.Colors.TRANSPARENT,
        shape=ft.RoundedRectangleBorder(radius=BUTTON_CORNER),
        side=border,
        padding=ft.Padding.symmetric(horizontal=padding),
    )


def _border(rest: ft.BorderSide, focused: str) -> Border:
    """The border at rest, and the ring that shows where the keyboard is."""
    return {
        ft.ControlState.FOCUSED: ft.BorderSide(FOCUS_RING, focused),
        ft.ControlState.DEFAULT: rest,
    }
