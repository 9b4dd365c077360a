"""One player's line of the round that is being entered, in full or folded into half a line."""

from dataclasses import dataclass

import flet as ft

from views.guards import Handler
from views.look import Look
from views.pages.entry_lines import Line, Mood
from views.parts.badge import Badge, badge, ink_worn
from views.parts.figures import figure
from views.parts.tappable import tappable
from views.parts.words import Piece, spans, words
from views.theme import KEY_CORNER, TARGET

TALL = 60
"""Pixels of a row from which on its figures are set larger."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryRow:
    """What a line shows, and what its two places do."""

    line: Line
    worn: Badge
    height: float
    has_flag: bool
    """Whether anybody can call in this game."""
    on_call: Handler
    on_look: Handler
    turn: ft.Control | None = None
    """The place in the last turns, as long as the hands are not counted."""


def full_row(look: Look, row: EntryRow) -> ft.Control:
    """Flag, mark, name, old total, hand, new total."""
    parts: list[ft.Control] = [
        *([_flag(look, row)] if row.has_flag else []),
        tappable(
            look,
            f"hand-{row.line.player}",
            ft.Row(_full(look, row), spacing=6, vertical_alignment=ft.CrossAxisAlignment.CENTER),
            row.on_look,
            label=_said(look, row.line),
            expand=True,
            height=row.height,
            is_chosen=row.line.is_at,
        ),
        *([row.turn] if row.turn else []),
    ]
    return ft.Container(
        ft.Row(parts, spacing=4),
        height=row.height + 1,
        border=ft.Border.only(bottom=ft.BorderSide(1, look.palette.rule)),
    )


def half_row(look: Look, row: EntryRow) -> ft.Control:
    """Two of these stand side by side where there are many players."""
    palette, is_at = look.palette, row.line.is_at
    parts: list[ft.Control] = [
        *([_flag(look, row)] if row.has_flag else [ft.Container(width=8)]),
        tappable(
            look,
            f"hand-{row.line.player}",
            ft.Row(_half(look, row), spacing=6),
            row.on_look,
            label=_said(look, row.line),
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


# -- the parts of a line ------------------------------------------------------------------


def _flag(look: Look, row: EntryRow) -> ft.Control:
    called, palette = row.line.is_caller, look.palette
    icon = ft.Icon(
        ft.Icons.FLAG if called else ft.Icons.FLAG_OUTLINED,
        size=20,
        color=palette.paper if called else palette.edge,
    )
    disc = ft.Container(
        icon,
        width=32,
        height=32,
        border_radius=16,
        bgcolor=palette.ink if called else None,
        alignment=ft.Alignment.CENTER,
    )
    return tappable(
        look,
        f"call-{row.line.player}",
        disc,
        row.on_call,
        label=look.say("entry.called", player=row.line.player),
        width=TARGET,
        radius=TARGET / 2,
        alignment=ft.Alignment.CENTER,
        is_checked=called,
    )


def _full(look: Look, row: EntryRow) -> list[ft.Control]:
    line, is_tall = row.line, row.height >= TALL
    size = 25 if is_tall else 21
    before = words(look, figure(look, line.before), "figure", color=look.palette.pencil, size=size)
    return [
        badge(look, row.worn, 24),
        _name(look, line),
        ft.Container(
            before, width=_width(look, line.before, size), alignment=ft.Alignment.CENTER_RIGHT
        ),
        _cell(look, line, is_tall=is_tall),
        *([] if row.turn else [_after(look, line, 32 if is_tall else 25)]),
    ]


def _width(look: Look, total: int, size: float) -> float:
    """Room for three digits, which keeps the column; more where a total has more."""
    return look.scaled(size) * 0.53 * max(len(str(total)), 3) + 4


def _name(look: Look, line: Line) -> ft.Column:
    lines: list[ft.Control] = [words(look, line.player, "name", lines=1)]
    note = note_words(look, line)
    if note:
        ink = look.palette.limit if line.has_failed else look.palette.pencil
        lines.append(words(look, note, "small", color=ink, lines=1, line=1.1))
    return ft.Column(lines, spacing=0, tight=True, expand=True)


def _cell(look: Look, line: Line, *, is_tall: bool) -> ft.Container:
    palette = look.palette
    hand = hand_words(look, line)
    shown = words(
        look,
        hand,
        "figure",
        color=palette.pencil if line.hand is None else palette.ink,
        size=25 if is_tall else 21,
    )
    return ft.Container(
        shown,
        width=look.scaled(50),
        height=look.scaled(48 if is_tall else 38),
        alignment=ft.Alignment.CENTER,
        border=ft.Border.all(2, palette.ink) if line.is_at else None,
        border_radius=KEY_CORNER,
        bgcolor=palette.sheet if line.is_at else None,
    )


def _after(look: Look, line: Line, size: float) -> ft.Container:
    ink = _ink(look, line.mood)
    total = "" if line.score is None else figure(look, line.score.total)
    parts: list[ft.Control] = [words(look, total, "total", color=ink, size=size)]
    if line.mood is Mood.RESET:
        parts.insert(0, ft.Icon(ft.Icons.RESTART_ALT, size=16, color=ink))
    row = ft.Row(parts, spacing=2, tight=True, alignment=ft.MainAxisAlignment.END)
    return ft.Container(row, width=look.scaled(62), alignment=ft.Alignment.CENTER_RIGHT)


def _half(look: Look, row: EntryRow) -> list[ft.Control]:
    line = row.line
    ink = _ink(look, line.mood)
    bar = ft.Container(width=4, height=30, bgcolor=ink_worn(look, row.worn), border_radius=2)
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
    total = "" if line.score is None else figure(look, line.score.total)
    return [
        bar,
        ft.Column(lines, spacing=0, tight=True, expand=True),
        words(look, total, "figure", color=ink),
    ]


# -- words --------------------------------------------------------------------------------


def hand_words(look: Look, line: Line) -> str:
    """The hand; a question where it is asked for, a dot where it is missing."""
    if line.hand is not None:
        return figure(look, line.hand)
    return "?" if line.is_at else "\u00b7"


def note_words(look: Look, line: Line) -> str:
    """What the call of this player comes to: +10, call holds, holds so far."""
    if line.score is None:
        return ""
    if line.has_failed:
        return look.say("entry.call-failed", points=line.score.points - line.score.hand)
    if not line.has_held:
        return ""
    return look.say("entry.call-holds" if line.is_final else "entry.holds-so-far")


def _ink(look: Look, mood: Mood) -> str:
    palette = look.palette
    return {Mood.RESET: palette.reset, Mood.LIMIT: palette.limit}.get(mood, palette.ink)


def _said(look: Look, line: Line) -> str:
    """All of a line for a screen reader."""
    before = look.say("entry.said-before", player=line.player, total=line.before)
    if line.hand is None:
        return look.clauses((before, look.say("entry.said-missing")))
    parts = [before, look.say("entry.said-hand", hand=line.hand)]
    if line.score is not None:
        parts.append(look.say("entry.said-after", total=line.score.total))
    return look.clauses([*parts, *filter(None, [note_words(look, line)])])
