"""One thing that can be done, as a row: a sign, its name, and a second line."""

from dataclasses import dataclass

import flet as ft

from views.guards import Handler
from views.look import Look
from views.parts.page_frame import stacked
from views.parts.rules import hair
from views.parts.tappable import tappable
from views.parts.words import words


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """What a row says and does."""

    key: str
    name: str
    icon: ft.IconData
    detail: str = ""
    on_tap: Handler
    is_off: bool = False
    """Cannot be done just now."""


def action_row(look: Look, action: Action) -> ft.Control:
    palette = look.palette
    ink, sign = (palette.pencil, palette.edge) if action.is_off else (palette.ink, palette.pencil)
    lines: list[ft.Control] = [words(look, action.name, "choice", color=ink, lines=look.lines)]
    if action.detail:
        lines.append(
            words(look, action.detail, "small", color=palette.pencil, lines=3 * look.lines)
        )
    parts: list[ft.Control] = [
        ft.Icon(action.icon, size=look.scaled(20), color=sign),
        ft.Column(lines, spacing=1, expand=True, tight=True),
    ]
    row = tappable(
        look,
        action.key,
        ft.Row(parts, spacing=12),
        action.on_tap,
        label=look.statements((action.name, action.detail)),
        height=None if action.detail else look.row(48),
        padding=ft.Padding.symmetric(vertical=9 if action.detail else 0),
        radius=0,
        is_off=action.is_off,
    )
    return stacked([row, hair(look)])
