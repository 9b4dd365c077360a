"""A row that opens: what it is, how it stands now, and its content below when it is open."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from views.guards import Handler
from views.look import Look
from views.parts.page_frame import stacked
from views.parts.rules import hair
from views.parts.tappable import tappable
from views.parts.words import words


@dataclass(frozen=True, slots=True, kw_only=True)
class Fold:
    """The row itself."""

    key: str
    name: str
    standing: str = ""
    """How it stands while it is closed: "as printed"."""
    icon: ft.IconData
    is_open: bool = False


def fold(look: Look, row: Fold, content: Sequence[ft.Control], on_toggle: Handler) -> ft.Column:
    """Whether it is open is for the page to remember."""
    head = tappable(
        look,
        row.key,
        _head(look, row),
        on_toggle,
        label=look.clauses((row.name, row.standing)),
        height=look.grown(52),
        radius=0,
    )
    head.expanded = row.is_open
    return stacked([head, hair(look), *(content if row.is_open else ())])


def _head(look: Look, row: Fold) -> ft.Row:
    pencil = look.palette.pencil
    arrow = ft.Icons.EXPAND_LESS if row.is_open else ft.Icons.EXPAND_MORE
    parts: list[ft.Control] = [
        ft.Icon(row.icon, size=look.scaled(20), color=pencil),
        words(look, row.name, "choice", lines=1, expand=True),
        words(look, row.standing, "small", color=pencil, lines=1),
        ft.Icon(arrow, size=look.scaled(20), color=pencil),
    ]
    return ft.Row(parts, spacing=12)
