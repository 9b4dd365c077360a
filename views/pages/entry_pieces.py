"""The pieces of a player's line on the entry page, and what a screen reader says of it."""

from dataclasses import dataclass, field, replace

import flet as ft

from referee.events import Player
from views.acts.last_lap import Turn
from views.echo import Echoes, echoed
from views.guards import Handler
from views.look import Look
from views.page import Entry
from views.pages.entry_lines import Line, Mood, line_of, saved_line
from views.parts.badge import Badge
from views.parts.figures import figure
from views.parts.tappable import tappable
from views.parts.words import words
from views.state import State
from views.steady import steady
from views.theme import KEY_CORNER, TARGET

BEFORE, CELL, AFTER = 21, 50, 62
"""The size of an old total, and the widths of the hand and of a new total, at 100 % text."""
DIGIT = 0.53
"""Width of one in sizes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryRow:
    """What a line shows, and what its places do."""

    line: Line
    worn: Badge
    height: float
    has_flag: bool
    """Whether anybody can call in this game."""
    is_lap: bool
    """Whether the last turns are played, so that no hand is counted yet."""
    times: int
    """How often the figures have answered by themselves."""
    turn: Turn | None
    """The one of this player; None: the player called, or there are none."""
    on_call: Handler = field(compare=False)
    on_look: Handler = field(compare=False)
    on_tick: Handler = field(compare=False)
    echoes: Echoes = field(compare=False)


def lately(row: EntryRow) -> EntryRow:
    """The line with the hand that was just entered, or with the total that was just saved."""
    return echoed(row.echoes, row.line.player, row, _newer)


def _newer(row: EntryRow, state: State) -> EntryRow:
    assert state.open is not None
    player = row.line.player
    if not isinstance(state.page, Entry):
        return replace(row, line=saved_line(row.line, state.game))
    if player not in state.open.entry.players:
        return row
    if state.open.entry.hand_of(player) == row.line.hand and not row.line.is_saved:
        return row
    return replace(row, line=line_of(state, player))


@dataclass(frozen=True, slots=True)
class _Flag:
    """Whether that player called, and the tap that says so."""

    player: Player
    is_up: bool
    on_call: Handler = field(compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Start:
    """What a line says before any hand is entered."""

    worn: Badge
    player: Player
    note: str
    has_failed: bool


def flag(look: Look, row: EntryRow) -> ft.Control:
    return _flag(look, _Flag(row.line.player, row.line.is_caller, row.on_call))


@steady
def _flag(look: Look, drawn: _Flag) -> ft.Control:
    called, palette = drawn.is_up, look.palette
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
        f"call-{drawn.player}",
        disc,
        drawn.on_call,
        label=look.say("entry.called", player=drawn.player),
        width=TARGET,
        radius=TARGET / 2,
        alignment=ft.Alignment.CENTER,
        is_checked=called,
    )


def start(look: Look, row: EntryRow) -> Start:
    line = row.line
    return Start(
        worn=row.worn,
        player=line.player,
        note=note_words(look, line),
        has_failed=line.has_failed,
    )


def name(look: Look, start: Start) -> ft.Column:
    lines: list[ft.Control] = [words(look, start.player, "name", lines=1)]
    if start.note:
        ink = look.palette.limit if start.has_failed else look.palette.pencil
        lines.append(words(look, start.note, "small", color=ink, lines=1, line=1.1))
    return ft.Column(lines, spacing=0, tight=True, expand=True)


def before(look: Look, line: Line, size: float = BEFORE) -> ft.Text:
    """The old total in a column of its own."""
    said = before_words(look, line)
    total = words(
        look, said, "figure", color=look.palette.pencil, size=size, align=ft.TextAlign.RIGHT
    )
    total.width = width_before(look, said, size)
    return total


def width_before(look: Look, total: str, size: float = BEFORE) -> float:
    """Room for three digits, which keeps the column; more where a total has more."""
    return look.scaled(size) * DIGIT * max(len(total), 3) + 4


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


def after(look: Look, line: Line, size: float = 25) -> ft.Control:
    ink, width = ink_of(look, line.mood), look.scaled(AFTER)
    total = words(
        look, total_words(look, line), "total", color=ink, size=size, align=ft.TextAlign.RIGHT
    )
    if line.mood is not Mood.RESET:
        total.width = width
        return total
    fell = ft.Icon(ft.Icons.RESTART_ALT, size=16, color=ink)
    return ft.Row([fell, total], spacing=2, width=width, alignment=ft.MainAxisAlignment.END)


def ink_of(look: Look, mood: Mood) -> str:
    palette = look.palette
    return {Mood.RESET: palette.reset, Mood.LIMIT: palette.limit}.get(mood, palette.ink)


def total_words(look: Look, line: Line) -> str:
    """The new total; nothing while it cannot be told."""
    return "" if line.score is None else figure(look, line.score.total)


def before_words(look: Look, line: Line) -> str:
    return "" if line.is_saved else figure(look, line.before)


def hand_words(look: Look, line: Line) -> str:
    """The hand; a question where it is asked for, a dot where it is missing."""
    if line.is_saved:
        return ""
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


def saying(look: Look, line: Line, content: ft.Control) -> ft.Semantics:
    """Figures of a line that say all of it to a screen reader."""
    return ft.Semantics(content=content, label=said(look, line), exclude_semantics=True)


def said(look: Look, line: Line) -> str:
    """All of a line for a screen reader."""
    if line.is_saved and line.score is not None:
        return look.say("entry.said-before", player=line.player, total=line.score.total)
    start = look.say("entry.said-before", player=line.player, total=line.before)
    if line.hand is None:
        return look.clauses((start, look.say("entry.said-missing")))
    parts = [start, look.say("entry.said-hand", hand=line.hand)]
    if line.score is not None:
        parts.append(look.say("entry.said-after", total=line.score.total))
    return look.clauses([*parts, *filter(None, [note_words(look, line)])])
