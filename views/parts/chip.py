"""Chips: a player who sits at the table or may, and a filter of a list."""

from dataclasses import dataclass

import flet as ft

from referee.events import Player
from views.guards import Handler
from views.look import Look
from views.parts.badge import Badge, badge
from views.parts.short_name import short_name
from views.parts.tappable import tappable
from views.parts.words import words
from views.theme import CONTENT, LARGE_TEXT, TYPE

MARK, DEALER = 24, 16
BESIDE = 6
"""Pixels between what stands in a chip."""
ENDS = 24
"""Pixels of air at both ends of a player's chip."""
GAP = 6
"""Between two chips."""
LETTER = 0.6
"""Width of a letter in sizes of its type, on the safe side."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitter:
    """A player as a chip shows one."""

    key: str
    name: str
    letters: str
    seat: int | None
    """The place at the table, from 0; None: not at the table."""
    table: tuple[Player, ...] = ()
    """Everybody at it."""
    is_dealer: bool = False


@dataclass(frozen=True, slots=True)
class Filter:
    """One of the filters above a list."""

    key: str
    label: str
    is_chosen: bool


def player_chip(look: Look, sitter: Sitter, label: str, on_tap: Handler) -> ft.MergeSemantics:
    """`label` says the name and what a tap does. A name of any length stays inside the row."""
    palette, sits = look.palette, sitter.seat is not None
    shown = short_name(sitter.name, _letters(look, sits=sits))
    name = words(look, shown, "choice", color=palette.ink if sits else palette.pencil)
    parts: list[ft.Control] = [_sign(look, sitter), name]
    if sitter.is_dealer:
        parts.append(ft.Icon(ft.Icons.STYLE_OUTLINED, size=look.scaled(DEALER), color=palette.ink))
    return tappable(
        look,
        sitter.key,
        ft.Row(parts, spacing=BESIDE, tight=True),
        on_tap,
        label=label,
        is_chosen=sits,
        # The border is inside: 52 leaves a target of 48.
        height=look.grown(52),
        radius=look.grown(26),
        padding=ft.Padding.only(left=10, right=14),
        bgcolor=palette.sheet if sits else None,
        border=ft.BorderSide(1.5, palette.ink) if sits else ft.BorderSide(1, palette.rule),
    )


def filter_chip(look: Look, sieve: Filter, on_tap: Handler) -> ft.MergeSemantics:
    palette, is_chosen = look.palette, sieve.is_chosen
    text = words(look, sieve.label, "label", color=palette.paper if is_chosen else palette.ink)
    return tappable(
        look,
        sieve.key,
        ft.Row([text], tight=True),
        on_tap,
        label=sieve.label,
        is_chosen=is_chosen,
        height=look.grown(50),
        radius=look.grown(25),
        padding=ft.Padding.symmetric(horizontal=18),
        bgcolor=palette.ink if is_chosen else None,
        border=ft.BorderSide(1, palette.ink if is_chosen else palette.edge),
    )


def _sign(look: Look, sitter: Sitter) -> ft.Control:
    """The mark of a seat; the initial in an empty ring for somebody who has none."""
    if sitter.seat is not None:
        return badge(look, Badge(sitter.seat, sitter.letters, sitter.table), MARK)
    side = look.scaled(MARK)
    return ft.Container(
        words(look, sitter.letters, "label", color=look.palette.pencil),
        width=side,
        height=side,
        border=ft.Border.all(1, look.palette.edge),
        border_radius=side / 2,
        alignment=ft.Alignment.CENTER,
    )


def _letters(look: Look, *, sits: bool) -> int:
    """What fits into a row of the page, because a chip is as wide as its name.

    Who does not sit at the table gets half a row, so that a long name takes nobody's place,
    unless words are large.
    """
    row = min(look.width, CONTENT) - 2 * look.margin
    is_whole = sits or look.text_size > LARGE_TEXT
    around = ENDS + look.scaled(MARK) + BESIDE
    dealer = look.scaled(DEALER) + BESIDE if sits else 0
    room = (row if is_whole else (row - GAP) / 2) - around - dealer
    return int(room / (LETTER * look.scaled(TYPE["choice"].size)))
