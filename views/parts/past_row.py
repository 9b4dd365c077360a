"""A game in a list: the marks of who won, what happened, and the winning total at the right."""

from dataclasses import dataclass

import flet as ft

from views.guards import Handler
from views.look import Look
from views.parts.badge import Badge, badge
from views.parts.page_frame import stacked
from views.parts.rules import hair
from views.parts.tappable import tappable
from views.parts.words import words

MARKS = 38
"""The column with the marks."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PastGame:
    """A game as a list shows it."""

    key: str
    title: str
    """Ana won."""
    detail: str
    """Yesterday, 11 rounds, CABO classic."""
    winners: tuple[Badge, ...]
    """The marks; empty for a game that nobody has won."""
    total: str
    table: str = ""
    """Ana, Ben and Cleo: a line of its own; empty where there is no room for it."""


def past_row(look: Look, past: PastGame, on_open: Handler) -> ft.Control:
    pencil = look.palette.pencil
    lines: list[ft.Control] = [
        words(look, past.title, "name", lines=look.lines),
        words(look, past.detail, "small", color=pencil, lines=look.lines),
    ]
    if past.table:
        lines.insert(1, words(look, past.table, "small", color=pencil, lines=look.lines))
    parts: list[ft.Control] = [
        _marks(look, past.winners),
        ft.Column(lines, spacing=1, expand=True, tight=True),
        words(look, past.total, "total"),
    ]
    row = tappable(
        look,
        past.key,
        ft.Row(parts, spacing=12),
        on_open,
        label=look.statements((past.title, past.table, past.detail, past.total)),
        height=look.row(78 if past.table else 61),
        radius=0,
    )
    return stacked([row, hair(look)])


def _marks(look: Look, winners: tuple[Badge, ...]) -> ft.Control:
    """One large mark, or at most three small ones that overlap: every row begins at one line.

    The fourth winner of a list row would say nothing more.
    """
    shown = winners[:3]
    size, wide = {2: 22, 3: 18}.get(len(shown), 28), look.scaled(MARKS)
    step = (wide - look.scaled(size)) / max(len(shown) - 1, 1)
    marks: list[ft.Control] = [
        ft.Container(badge(look, worn, size), left=place * step) for place, worn in enumerate(shown)
    ]
    return ft.Stack(marks, width=wide, height=look.scaled(size))
