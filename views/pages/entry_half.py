"""Half a line of the entry: at a table of many players two of them stand side by side."""

from collections.abc import Sequence

import flet as ft

from referee.events import Player
from views.look import Look
from views.pages.entry_lines import Line
from views.pages.entry_pieces import (
    DIGIT,
    EntryRow,
    flag,
    hand_words,
    ink_of,
    lately,
    saying,
    total_words,
)
from views.pages.last_lap import turn_box
from views.parts.badge import Badge, badge
from views.parts.figures import figure
from views.parts.page_frame import stacked
from views.parts.room import room_for
from views.parts.tappable import tappable, unsaid
from views.parts.words import Piece, spans, words
from views.steady import steady
from views.theme import KEY_CORNER, TARGET, TYPE

PAIRED = 6
"""Pixels between two halves."""
MARK, SUM = 22, 16
"""The sizes of the mark, and of the figures of a sum, at 100 % text."""
AIR, ENDS = 6, 10
"""Pixels between two pieces; of the borders, and the air at the end."""
PLUS = 1.1
"""Width of a plus between two spaces, in sizes."""


def pair(look: Look, rows: Sequence[EntryRow]) -> ft.Container:
    """Two halves; the last one may stand alone."""
    halves = [_half(look, row) for row in rows]
    if len(halves) < 2:
        halves.append(ft.Container(expand=1))
    return ft.Container(ft.Row(halves, spacing=PAIRED), padding=ft.Padding.only(bottom=4))


@steady
def _half(look: Look, row: EntryRow) -> ft.Control:
    """The mark and the name, and below them the sum."""
    palette, is_at = look.palette, row.line.is_at
    height = max(row.height, look.scaled(MARK) + look.scaled(TYPE["figure"].size) + 2)
    parts: list[ft.Control] = [
        *([flag(look, row)] if row.has_flag else [ft.Container(width=8)]),
        tappable(
            look,
            f"hand-{row.line.player}",
            stacked(_lap(look, row) if row.is_lap else _sum(look, row)),
            row.on_look,
            label=None,
            expand=True,
            height=height,
            padding=ft.Padding.only(right=8),
            is_chosen=is_at,
        ),
        *([turn_box(look, row.turn, row.on_tick)] if row.is_lap else []),
    ]
    return ft.Container(
        ft.Row(parts, spacing=0),
        height=height + 2,
        expand=1,
        border_radius=KEY_CORNER,
        border=ft.Border.all(1, palette.ink if is_at else palette.rule),
        shadow=ft.BoxShadow(spread_radius=1, color=palette.ink) if is_at else None,
        bgcolor=palette.sheet if is_at else palette.paper,
    )


def is_too_wide(look: Look, players: Sequence[Player], taken: float) -> bool:
    """Whether a name or its figures have no room; `taken` are the pixels of what else is there."""
    room, size = _room(look) - taken, look.scaled(TYPE["label"].size)
    if not taken:
        if room < _digits(look, 2, SUM) + _plus(look) + _total(look):
            return True
        room -= look.scaled(MARK) + AIR
    return any(room < room_for(least_of(player), size) for player in players)


def least_of(player: Player, letters: int = 4) -> str:
    """What has to be read of a name, because it tells who it is."""
    return player if len(player) <= letters else f"{player[:letters]}\u2026"


def _sum(look: Look, row: EntryRow) -> list[ft.Control]:
    return [_who(look, row.worn, row.line.player), _figures(look, row)]


@steady
def _figures(look: Look, row: EntryRow) -> ft.Control:
    """Old total, hand, new total."""
    line = lately(row).line
    total = words(look, total_words(look, line), "figure", color=ink_of(look, line.mood))
    adding = spans(look, _adding(look, line), "cell", size=SUM, lines=1, expand=True)
    return saying(look, line, ft.Row([adding, total], spacing=AIR))


@steady
def _who(look: Look, worn: Badge, player: Player) -> ft.Control:
    name = words(look, player, "label", lines=1, expand=True)
    return unsaid(ft.Row([badge(look, worn, MARK), name], spacing=AIR))


def _adding(look: Look, line: Line) -> list[Piece]:
    """83 + 14; only + 14 where the old total has no room beside the new one."""
    if line.is_saved:
        return [Piece("", look.palette.pencil)]
    pencil, hand = look.palette.pencil, Piece(hand_words(look, line), look.palette.ink)
    if line.score is not None and not _has_all(look):
        return [Piece("+ ", pencil), hand]
    return [Piece(figure(look, line.before), pencil), Piece(" + ", pencil), hand]


def _lap(look: Look, row: EntryRow) -> list[ft.Control]:
    """While the last turns are played the box of a turn takes its room from the name."""
    line = row.line
    before = words(
        look, figure(look, line.before), "cell", size=SUM, color=look.palette.pencil, lines=1
    )
    below: list[ft.Control] = [unsaid(badge(look, row.worn, MARK)), saying(look, line, before)]
    return [unsaid(words(look, line.player, "label", lines=1)), ft.Row(below, spacing=AIR)]


def _has_all(look: Look) -> bool:
    """Whether both totals and the hand stand in one line."""
    return _room(look) >= _digits(look, 5, SUM) + _plus(look) + _total(look)


def _room(look: Look) -> float:
    """Pixels beside the flag."""
    return (look.width - 2 * look.margin - PAIRED) / 2 - TARGET - ENDS


def _total(look: Look) -> float:
    return AIR + _digits(look, 3, TYPE["figure"].size)


def _digits(look: Look, count: int, size: float) -> float:
    return count * DIGIT * look.scaled(size)


def _plus(look: Look) -> float:
    return PLUS * look.scaled(SUM)
