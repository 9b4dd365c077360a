"""One player's line of the round that is being entered: whole, folded into half, or spread."""

from collections.abc import Sequence

import flet as ft

from referee.events import Player
from views.look import Look
from views.pages.entry_pieces import (
    AFTER,
    CELL,
    DIGIT,
    EntryRow,
    after,
    before,
    cell,
    flag,
    hand_words,
    ink_of,
    name,
    said,
    total_words,
    width_before,
)
from views.parts.badge import badge, ink_worn
from views.parts.figures import figure
from views.parts.page_frame import stacked
from views.parts.room import room_for
from views.parts.tappable import tappable
from views.parts.words import Piece, spans, words
from views.theme import KEY_CORNER, TARGET, TYPE

TALL = 60
"""Pixels of a row from which on its figures are set larger."""
MARK = 24
BESIDE, AIR = 4, 6
"""Pixels between a flag and its line, and between the pieces of a line."""
BAR, ENDS = 4, 10
"""Of half a line: the stripe of its player, and its borders and the air at its end."""
PAIRED = 6
"""Pixels between two halves."""
FULL_ROWS = 4
"""Up to so many players have a line each; more stand in two columns."""
LEAST = 4
"""Letters of a name that tell who it is."""


def is_spread(look: Look, players: Sequence[Player]) -> bool:
    """Whether a name has no room beside its figures, because words are large."""
    page = look.width - 2 * look.margin
    if len(players) > FULL_ROWS:
        digits = 3 * DIGIT * look.scaled(TYPE["figure"].size)
        room = (page - PAIRED) / 2 - TARGET - BAR - ENDS - 2 * AIR - digits
        size = look.scaled(TYPE["label"].size)
    else:
        figures = width_before(look, 0) + look.scaled(CELL) + look.scaled(AFTER)
        room = page - TARGET - BESIDE - look.scaled(MARK) - 4 * AIR - figures
        size = look.scaled(TYPE["name"].size)
    return any(room < room_for(_least(player), size) for player in players)


def _least(player: Player) -> str:
    """What has to be read of a name."""
    return player if len(player) <= LEAST else f"{player[:LEAST]}\u2026"


def full_row(look: Look, row: EntryRow) -> ft.Control:
    """Flag, mark, name, old total, hand, new total."""
    content = ft.Row(_full(look, row), spacing=AIR, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    return _ruled(look, _parts(look, row, content, row.height), row.height + 1)


def spread_row(look: Look, row: EntryRow) -> ft.Control:
    """The name above the figures, as high as both."""
    line = row.line
    who: list[ft.Control] = [badge(look, row.worn, MARK), name(look, line)]
    figures: list[ft.Control] = [
        before(look, line),
        cell(look, line),
        ft.Container(expand=True),
        *([] if row.turn else [after(look, line)]),
    ]
    content = stacked([ft.Row(who, spacing=AIR), ft.Row(figures, spacing=AIR)])
    return _ruled(look, _parts(look, row, content, None), None)


def half_row(look: Look, row: EntryRow) -> ft.Control:
    """Two of these stand side by side where there are many players."""
    palette, is_at = look.palette, row.line.is_at
    parts: list[ft.Control] = [
        *([flag(look, row)] if row.has_flag else [ft.Container(width=8)]),
        tappable(
            look,
            f"hand-{row.line.player}",
            ft.Row(_half(look, row), spacing=AIR),
            row.on_look,
            label=said(look, row.line),
            expand=True,
            height=row.height,
            padding=ft.Padding.only(right=8),
            is_chosen=is_at,
        ),
        *([row.turn] if row.turn else []),
    ]
    return ft.Container(
        ft.Row(parts, spacing=0),
        height=row.height + 2,
        expand=1,
        border_radius=KEY_CORNER,
        border=ft.Border.all(1, palette.ink if is_at else palette.rule),
        shadow=ft.BoxShadow(spread_radius=1, color=palette.ink) if is_at else None,
        bgcolor=palette.sheet if is_at else palette.paper,
    )


def _parts(
    look: Look, row: EntryRow, content: ft.Control, height: float | None
) -> list[ft.Control]:
    """What can be tapped in a line that has the whole width."""
    return [
        *([flag(look, row)] if row.has_flag else []),
        tappable(
            look,
            f"hand-{row.line.player}",
            content,
            row.on_look,
            label=said(look, row.line),
            expand=True,
            height=height,
            is_chosen=row.line.is_at,
        ),
        *([row.turn] if row.turn else []),
    ]


def _ruled(look: Look, parts: Sequence[ft.Control], height: float | None) -> ft.Container:
    return ft.Container(
        ft.Row(list(parts), spacing=BESIDE),
        height=height,
        border=ft.Border.only(bottom=ft.BorderSide(1, look.palette.rule)),
    )


def _full(look: Look, row: EntryRow) -> list[ft.Control]:
    line, is_tall = row.line, row.height >= TALL
    return [
        badge(look, row.worn, MARK),
        name(look, line),
        before(look, line, 25) if is_tall else before(look, line),
        cell(look, line, is_tall=is_tall),
        *([] if row.turn else [after(look, line, 32 if is_tall else 25)]),
    ]


def _half(look: Look, row: EntryRow) -> list[ft.Control]:
    line = row.line
    bar = ft.Container(width=BAR, height=30, bgcolor=ink_worn(look, row.worn), border_radius=2)
    pieces = [Piece(figure(look, line.before), look.palette.pencil)]
    if row.turn is None:
        pieces += [
            Piece(" + ", look.palette.pencil),
            Piece(hand_words(look, line), look.palette.ink),
        ]
    lines: list[ft.Control] = [
        words(look, line.player, "label", lines=1),
        spans(look, pieces, "cell", size=16, lines=1),
    ]
    total = words(look, total_words(look, line), "figure", color=ink_of(look, line.mood))
    return [bar, ft.Column(lines, spacing=0, tight=True, expand=True), total]
