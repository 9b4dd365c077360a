"""Who deals the next round and who starts it; a tap names another dealer."""

import flet as ft

from referee.events import Player
from referee.game import Game
from views.guards import Handler
from views.look import Look
from views.parts.page_frame import stacked
from views.parts.tappable import tappable
from views.parts.words import words
from views.theme import TARGET

NAME = "\0"
"""Stands for the name while the words around it are looked up."""
ONE_LINE = 13
"""Letters of both names together that still stand in one line of a phone."""


def next_deal(look: Look, game: Game, on_tap: Handler, is_off: bool) -> ft.Control:
    """48 high and as wide as there is room: both names in one line, or one under the other.

    `is_off`: it is only read.
    """
    return tappable(
        look,
        "dealer",
        _content(look, game),
        on_tap,
        label=_label(look, game),
        is_off=is_off,
        height=look.row(TARGET),
        expand=True,
        alignment=ft.Alignment.CENTER_LEFT,
    )


def _content(look: Look, game: Game) -> ft.Control:
    if game.dealer is None:
        none = look.say("table.no-dealer")
        nobody = words(look, none, color=look.palette.pencil, lines=look.lines, expand=True)
        nobody.expand_loose = True
        return _part(look, ft.Icons.STYLE_OUTLINED, [nobody])
    parts: list[ft.Control] = [
        _part(look, ft.Icons.STYLE_OUTLINED, _said(look, game.dealer, "table.deals"))
    ]
    if game.starter is not None:
        said = _said(look, game.starter, "table.starts")
        parts.append(_part(look, ft.Icons.PLAY_ARROW_OUTLINED, said))
    if len(game.dealer + (game.starter or "")) * look.text_size <= ONE_LINE:
        return ft.Row(parts, spacing=14)
    return stacked(parts)


def _part(look: Look, icon: ft.IconData, said: list[ft.Control]) -> ft.Row:
    sign = ft.Icon(icon, size=look.scaled(18), color=look.palette.pencil)
    text = ft.Row(said, spacing=4, tight=True, expand=True)
    text.expand_loose = True
    return ft.Row([sign, text], spacing=6, tight=True)


def _said(look: Look, player: Player, key: str) -> list[ft.Control]:
    """The name in ink, cut if need be, the words around it in pencil and whole."""
    name = words(look, player, family="SansMedium", line=1.3, lines=1, expand=True)
    name.expand_loose = True
    before, after = look.say(key, player=NAME).split(NAME)
    pencil = look.palette.pencil
    first, last = (
        [words(look, said.strip(), color=pencil, line=1.3)] if said.strip() else []
        for said in (before, after)
    )
    return [*first, name, *last]


def _label(look: Look, game: Game) -> str:
    if game.dealer is None:
        return look.say("table.no-dealer")
    said = [look.say("table.deals", player=game.dealer)]
    if game.starter is not None:
        said.append(look.say("table.starts", player=game.starter))
    return look.clauses(said)
