"""The pieces of a player's line on the entry page, and what a screen reader says of it."""

from dataclasses import dataclass

import flet as ft

from views.guards import Handler
from views.look import Look
from views.pages.entry_lines import Line, Mood
from views.parts.badge import Badge
from views.parts.figures import figure
from views.parts.tappable import tappable
from views.parts.words import words
from views.theme import KEY_CORNER, TARGET

BEFORE, CELL, AFTER = 21, 50, 62
"""The size of an old total, and the widths of the hand and of a new total, at 100 % text."""
DIGIT = 0.53
"""Width of one in sizes."""


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


def flag(look: Look, row: EntryRow) -> ft.Control:
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


def name(look: Look, line: Line) -> ft.Column:
    lines: list[ft.Control] = [words(look, line.player, "name", lines=1)]
    note = note_words(look, line)
    if note:
        ink = look.palette.limit if line.has_failed else look.palette.pencil
        lines.append(words(look, note, "small", color=ink, lines=1, line=1.1))
    return ft.Column(lines, spacing=0, tight=True, expand=True)


def before(look: Look, line: Line, size: float = BEFORE) -> ft.Container:
    """The old total in a column of its own."""
    total = words(look, figure(look, line.before), "figure", color=look.palette.pencil, size=size)
    width = width_before(look, line.before, size)
    return ft.Container(total, width=width, alignment=ft.Alignment.CENTER_RIGHT)


def width_before(look: Look, total: int, size: float = BEFORE) -> float:
    """Room for three digits, which keeps the column; more where a total has more."""
    return look.scaled(size) * DIGIT * max(len(str(total)), 3) + 4


def cell(look: Look, line: Line, *, is_tall: bool = False) -> ft.Container:
    palette = look.palette
    shown = words(
        look,
        hand_words(look, line),
        "figure",
        color=palette.pencil if line.hand is None else palette.ink,
        size=25 if is_tall else BEFORE,
    )
    return ft.Container(
        shown,
        width=look.scaled(CELL),
        height=look.scaled(48 if is_tall else 38),
        alignment=ft.Alignment.CENTER,
        border=ft.Border.all(2, palette.ink) if line.is_at else None,
        border_radius=KEY_CORNER,
        bgcolor=palette.sheet if line.is_at else None,
    )


def after(look: Look, line: Line, size: float = 25) -> ft.Container:
    ink = ink_of(look, line.mood)
    parts: list[ft.Control] = [words(look, total_words(look, line), "total", color=ink, size=size)]
    if line.mood is Mood.RESET:
        parts.insert(0, ft.Icon(ft.Icons.RESTART_ALT, size=16, color=ink))
    row = ft.Row(parts, spacing=2, tight=True, alignment=ft.MainAxisAlignment.END)
    return ft.Container(row, width=look.scaled(AFTER), alignment=ft.Alignment.CENTER_RIGHT)


def ink_of(look: Look, mood: Mood) -> str:
    palette = look.palette
    return {Mood.RESET: palette.reset, Mood.LIMIT: palette.limit}.get(mood, palette.ink)


def total_words(look: Look, line: Line) -> str:
    """The new total; nothing while it cannot be told."""
    return "" if line.score is None else figure(look, line.score.total)


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


def said(look: Look, line: Line) -> str:
    """All of a line for a screen reader."""
    start = look.say("entry.said-before", player=line.player, total=line.before)
    if line.hand is None:
        return look.clauses((start, look.say("entry.said-missing")))
    parts = [start, look.say("entry.said-hand", hand=line.hand)]
    if line.score is not None:
        parts.append(look.say("entry.said-after", total=line.score.total))
    return look.clauses([*parts, *filter(None, [note_words(look, line)])])
