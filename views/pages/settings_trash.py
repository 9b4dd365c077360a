"""The trash as the settings show it: each game with a way back, and the way to empty it."""

import flet as ft

from referee.summary import Summary
from views import errands
from views.acts import going
from views.desk import Desk
from views.keeping import EmptyTrash
from views.look import Look
from views.parts.buttons import secondary
from views.parts.game_row import detail_words, ended_words, names_words
from views.parts.page_frame import stacked
from views.parts.rules import hair
from views.parts.section import section
from views.parts.tappable import tappable
from views.parts.words import words
from views.state import State
from views.theme import BUTTON_CORNER

MOST = 20
"""Deleted games that are shown; the others come when these are gone."""


def trash_lines(
    look: Look, state: State, trash: tuple[Summary, ...], desk: Desk
) -> list[ft.Control]:
    head = section(look, look.say("settings.trash"), top=20)
    if not trash:
        nothing = words(look, look.say("settings.trash-empty"), color=look.palette.pencil)
        return [head, ft.Container(nothing, padding=ft.Padding.only(top=10))]
    rows = [_row(look, state, game, desk) for game in trash[:MOST]]
    more = look.say("settings.and-more", count=len(trash) - MOST) if len(trash) > MOST else ""
    empty = secondary(
        look,
        "empty-trash",
        look.say("settings.empty-trash"),
        lambda: desk.change(going.lay(EmptyTrash())),
        is_off=_is_off(state),
    )
    return [
        head,
        *rows,
        *([words(look, more, "small", color=look.palette.pencil)] if more else []),
        ft.Container(stacked([empty]), padding=ft.Padding.only(top=12)),
    ]


def _row(look: Look, state: State, game: Summary, desk: Desk) -> ft.Control:
    pencil = look.palette.pencil
    table = names_words(look, tuple(line.player for line in game.lines))
    lines: list[ft.Control] = [
        words(look, ended_words(look, game), "choice", lines=look.lines),
        words(look, table, "small", color=pencil, lines=look.lines),
        words(look, detail_words(look, game), "small", color=pencil, lines=look.lines),
    ]
    row = ft.Row(
        [ft.Column(lines, spacing=1, expand=True, tight=True), _back(look, state, game, desk)],
        spacing=8,
    )
    return stacked([ft.Container(row, padding=ft.Padding.symmetric(vertical=8)), hair(look)])


def _back(look: Look, state: State, game: Summary, desk: Desk) -> ft.Control:
    color = look.palette.pencil if _is_off(state) else look.palette.ink
    return tappable(
        look,
        f"restore-{game.id}",
        words(look, look.say("settings.restore"), "label", color=color),
        lambda: errands.restore(desk, game.id),
        label=look.say("settings.restore-game", game=ended_words(look, game)),
        padding=ft.Padding.symmetric(horizontal=10),
        radius=BUTTON_CORNER,
        is_off=_is_off(state),
    )


def _is_off(state: State) -> bool:
    return state.is_read_only or state.work is not None
