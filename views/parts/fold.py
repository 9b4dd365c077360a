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
from views.theme import LARGE_TEXT


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
        height=look.row(52),
        radius=0,
        is_open=row.is_open,
    )
    return stacked([head, hair(look), *(content if row.is_open else ())])


def _head(look: Look, row: Fold) -> ft.Row:
    pencil = look.palette.pencil
    arrow = ft.Icons.EXPAND_LESS if row.is_open else ft.Icons.EXPAND_MORE
    # The row has room for two lines, which a long standing beside it may call for.
    name = words(look, row.name, "choice", lines=max(look.lines, 2))
    standing = words(look, row.standing, "small", color=pencil, lines=look.lines)
    parts: list[ft.Control] = [
        ft.Icon(row.icon, size=look.scaled(20), color=pencil),
        *beside(look, name, standing),
        ft.Icon(arrow, size=look.scaled(20), color=pencil),
    ]
    return ft.Row(parts, spacing=12)


def beside(look: Look, name: ft.Text, standing: ft.Text) -> list[ft.Control]:
    """The name and how it stands: in one line, or one under the other where words are large."""
    if look.text_size > LARGE_TEXT:
        both: list[ft.Control] = [name, *([standing] if standing.value else [])]
        return [ft.Column(both, spacing=1, expand=True, tight=True)]
    name.expand = True
    return [name, standing]
