"""Digits and signs, for a number that has no key of its own, and for sums."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from views.guards import component
from views.look import Look
from views.parts.number_keys import GAP
from views.parts.page_frame import stacked
from views.parts.tappable import tappable
from views.parts.words import words
from views.theme import KEY_CORNER

ROWS = ("789", "456", "123")
MINUS = "\u2212"
"""How a minus is written; what is typed is the hyphen of the keyboard."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Typed:
    """What stands on the keypad."""

    height: float
    """Of one key, in pixels."""
    typed: str
    total: int | None
    """What it adds up to; None: no number yet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Presses:
    """What the keys do."""

    on_key: Callable[[str], object]
    on_take_back: Callable[[], object]
    on_close: Callable[[], object]
    on_enter: Callable[[], object]


@component
def keypad(look: Look, typed: Typed, presses: Presses) -> ft.Control:
    """The number as it grows, then four rows of keys."""
    take_back = _icon(look, typed, "key-back", look.say("entry.take-back"), presses.on_take_back)
    sides = (take_back, _key(look, typed, "+", presses), _key(look, typed, "-", presses))
    rows: list[ft.Control] = [_display(look, typed)]
    for keys, side in zip(ROWS, sides, strict=True):
        digits: list[ft.Control] = [_key(look, typed, key, presses) for key in keys]
        rows.append(ft.Row([*digits, side], spacing=GAP))
    rows.append(
        ft.Row(
            [
                _icon(look, typed, "key-grid", look.say("entry.all-numbers"), presses.on_close),
                _key(look, typed, "0", presses),
                _enter(look, typed, presses),
            ],
            spacing=GAP,
        )
    )
    return stacked(rows, GAP)


def _display(look: Look, typed: Typed) -> ft.Control:
    is_sum = any(sign in typed.typed[1:] for sign in "+-")
    written = typed.typed.replace("-", MINUS)
    said = f"{written} = {typed.total}" if is_sum and typed.total is not None else written
    said = said.replace("= -", f"= {MINUS}")
    return ft.Container(
        ft.Semantics(content=words(look, said or "\u2013", "total", lines=1), live_region=True),
        key="typed",
        height=typed.height,
        alignment=ft.Alignment.CENTER_RIGHT,
        padding=ft.Padding.symmetric(horizontal=12),
        bgcolor=look.palette.sheet,
        border=ft.Border.all(2, look.palette.ink),
        border_radius=KEY_CORNER,
    )


def _key(look: Look, typed: Typed, key: str, presses: Presses) -> ft.Control:
    names = {"+": look.say("entry.plus"), "-": look.say("entry.minus")}
    return tappable(
        look,
        f"pad-{key}",
        words(look, key.replace("-", MINUS), "figure"),
        lambda: presses.on_key(key),
        label=names.get(key, key),
        expand=1,
        height=typed.height,
        bgcolor=look.palette.well,
        alignment=ft.Alignment.CENTER,
    )


def _icon(
    look: Look, typed: Typed, key: str, label: str, on_tap: Callable[[], object]
) -> ft.Control:
    icon = ft.Icons.BACKSPACE_OUTLINED if key == "key-back" else ft.Icons.APPS
    return tappable(
        look,
        key,
        ft.Icon(icon, size=22, color=look.palette.ink),
        on_tap,
        label=label,
        expand=1,
        height=typed.height,
        bgcolor=look.palette.well,
        alignment=ft.Alignment.CENTER,
    )


def _enter(look: Look, typed: Typed, presses: Presses) -> ft.Control:
    # It can be tapped before the first digit is drawn: what counts is what is typed by then.
    ink, ground = look.palette.paper, look.palette.ink
    if typed.total is None:
        ink, ground = look.palette.pencil, look.palette.well
    return tappable(
        look,
        "key-enter",
        ft.Icon(ft.Icons.CHECK, size=24, color=ink),
        presses.on_enter,
        label=look.say("entry.enter"),
        expand=2,
        height=typed.height,
        bgcolor=ground,
        alignment=ft.Alignment.CENTER,
    )
