"""Totals as they are and as they would be, and the falls back that come and go with them."""

from collections.abc import Iterator

import flet as ft

from referee.correction import Change, TotalChange
from referee.events import Player
from views.look import Look
from views.parts.figures import figure
from views.parts.page_frame import stacked
from views.parts.person_row import mark_of
from views.parts.rules import hair
from views.parts.words import words


def total_rows(look: Look, change: Change, *, is_end_moved: bool) -> list[ft.Control]:
    """In seat order; a new total is red only where it moves the end of the game."""
    return [_row(look, change, total, is_end_moved=is_end_moved) for total in change.totals]


def _row(look: Look, change: Change, total: TotalChange, *, is_end_moved: bool) -> ft.Control:
    name: list[ft.Control] = [words(look, total.player, "choice", lines=1)]
    notes = look.clauses(_notes(look, change, total.player, is_end_moved=is_end_moved))
    ends = is_end_moved and change.after.meets_target(total.after) and total.after != total.before
    color = look.palette.limit if ends else look.palette.pencil
    if notes:
        name.append(words(look, notes, "small", color=color, lines=1))
    parts: list[ft.Control] = [
        mark_of(look, change.after, total.player),
        ft.Column(name, spacing=0, expand=True, tight=True),
        *_figures(look, total, look.palette.limit if ends else look.palette.ink),
    ]
    row = ft.Container(ft.Row(parts, spacing=10), height=look.row(47))
    return stacked([ft.Semantics(content=row, label=_label(look, total, notes)), hair(look)])


def _figures(look: Look, total: TotalChange, color: str) -> list[ft.Control]:
    pencil, new = look.palette.pencil, figure(look, total.after)
    if total.before == total.after:
        return [words(look, new, "total", color=pencil, size=25)]
    old = words(look, figure(look, total.before), "figure", color=pencil, is_struck=True)
    room = ft.Container(
        words(look, new, "total", color=color, size=25, lines=1),
        width=look.scaled(16) * max(len(new), 3) + 6,
        alignment=ft.Alignment.CENTER_RIGHT,
    )
    return [old, room]


def _label(look: Look, total: TotalChange, notes: str) -> str:
    if total.before == total.after:
        said = look.clauses((total.player, figure(look, total.after)))
    else:
        said = look.say("correct.total-old", name=total.player, old=total.before, new=total.after)
    return look.clauses((said, notes))


def _notes(look: Look, change: Change, player: Player, *, is_end_moved: bool) -> Iterator[str]:
    """What became of this player's falls back; the winner where there is another end."""
    last_kept = len(change.before.rounds) - change.set_aside
    for reset in change.resets_gone:
        if reset.player == player and reset.round <= last_kept:
            yield look.say("correct.reset-gone", number=reset.round)
    for reset in change.resets_new:
        if reset.player == player and reset.round <= change.at_round:
            to = change.after.rules.reset_to
            yield look.say("correct.reset-new", number=reset.round, total=to)
    if is_end_moved and player in change.after.winners:
        yield look.say("correct.winner")
