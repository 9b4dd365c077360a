"""Anything that can be tapped and is no stock button: a row, a key, a chip, a figure."""

from typing import Required, TypedDict, Unpack

import flet as ft

from views.guards import EventHandler, Handler, guarded
from views.look import Look
from views.theme import FOCUS_RING, KEY_CORNER, TARGET


class Target(TypedDict, total=False):
    """How a thing that can be tapped looks and what it says of itself."""

    label: Required[str | None]
    """All that a screen reader says, so it tells the whole of the content.

    None: a piece of the content says that; then all else in it is `unsaid`.
    """
    width: float
    height: float | None
    """48 unless said otherwise; None: as high as the content, and 48 at least."""
    expand: bool | int
    bgcolor: str | None
    border: ft.BorderSide | None
    radius: float
    padding: ft.PaddingValue
    """Nothing unless said otherwise."""
    alignment: ft.Alignment
    is_chosen: bool | None
    """Said to screen readers as "selected"; leave it out where nothing is chosen."""
    is_open: bool
    """Said as something that is folded out, or is not."""
    is_checked: bool
    """Said as a box that is checked or not."""
    is_off: bool
    """Cannot be tapped at this moment."""


def tappable(
    look: Look, key: str, content: ft.Control, on_tap: Handler, **target: Unpack[Target]
) -> ft.MergeSemantics:
    """The content as one button with one name, 48 high unless said otherwise."""
    handler = None if target.get("is_off") else guarded(on_tap, look.language)
    said = ft.Semantics(
        content=_box(look, content, handler, target),
        key=key,
        identifier=key,
        label=target["label"],
        button="is_checked" not in target,
        selected=target.get("is_chosen"),
        checked=target.get("is_checked"),
        expanded=target.get("is_open"),
        on_tap=handler,
    )
    # The button says by itself that it has the focus, and whether it can be tapped.
    return ft.MergeSemantics(said, key=key, expand=target.get("expand"))


def _box(
    look: Look, content: ft.Control, handler: EventHandler | None, target: Target
) -> ft.TextButton:
    """A button, and no container, because only a button can show where the keyboard is."""
    rest = target.get("border") or ft.BorderSide(0, ft.Colors.TRANSPARENT)
    ring = ft.BorderSide(FOCUS_RING, look.palette.ink)
    height = target.get("height", TARGET)
    shown = _shown(content, height, target)
    return ft.TextButton(
        shown if target["label"] is None else unsaid(shown),
        on_click=handler,
        width=target.get("width"),
        height=height,
        style=ft.ButtonStyle(
            bgcolor=target.get("bgcolor") or ft.Colors.TRANSPARENT,
            side={ft.ControlState.FOCUSED: ring, ft.ControlState.DEFAULT: rest},
            shape=ft.RoundedRectangleBorder(radius=target.get("radius", KEY_CORNER)),
            padding=target.get("padding", 0),
            alignment=target.get("alignment"),
            animation_duration=look.fast,
        ),
    )


def unsaid(content: ft.Control, *, expand: bool = False) -> ft.Semantics:
    """What is seen, and said by something else."""
    return ft.Semantics(content=content, exclude_semantics=True, expand=expand or None)


def _shown(content: ft.Control, height: float | None, target: Target) -> ft.Control:
    return content if height is not None else _held_open(content, target.get("padding", 0))


def _held_open(content: ft.Control, padding: ft.PaddingValue) -> ft.Stack:
    """The content with something unseen beside it that keeps the button from being too low."""
    air = padding.top + padding.bottom if isinstance(padding, ft.Padding) else 0
    strut = ft.Container(width=0, height=max(TARGET - air, 0))
    return ft.Stack([strut, content], alignment=ft.Alignment.CENTER_LEFT)
