"""One of several: a row with a radio mark, a name, and a line that says what it means."""

from dataclasses import dataclass

import flet as ft

from views.guards import Handler
from views.look import Look
from views.parts.page_frame import stacked
from views.parts.rules import hair
from views.parts.tappable import tappable
from views.parts.words import words


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """What can be chosen, and whether it is."""

    key: str
    name: str
    note: str = ""
    """Said under the name; empty: the row is 48 high and has a name only."""
    is_chosen: bool = False


def choice_row(look: Look, choice: Choice, on_choose: Handler) -> ft.Control:
    palette = look.palette
    icon = ft.Icons.RADIO_BUTTON_CHECKED if choice.is_chosen else ft.Icons.RADIO_BUTTON_UNCHECKED
    ink = palette.ink if choice.is_chosen else palette.edge
    line = ft.Row([ft.Icon(icon, size=look.scaled(20), color=ink), _said(look, choice)], spacing=12)
    row = tappable(
        look,
        choice.key,
        line,
        on_choose,
        label=look.statements((choice.name, choice.note)),
        is_checked=choice.is_chosen,
        height=look.row(56 if choice.note else 48),
        radius=0,
    )
    return stacked([row, hair(look)])


def _said(look: Look, choice: Choice) -> ft.Column:
    lines: list[ft.Control] = [words(look, choice.name, "choice", lines=look.lines)]
    if choice.note:
        note = words(look, choice.note, "small", color=look.palette.pencil, lines=look.lines)
        lines.append(note)
    return ft.Column(lines, spacing=0, expand=True, tight=True)
