"""The cards of the deck as keys: those that lie in front of a player, their sum, and all others."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from referee.laid import Card
from views.guards import component
from views.look import Look
from views.parts.card_corner import corner
from views.parts.card_words import card_hint, card_name, has_symbols, king_colour
from views.parts.laid_cards import Lying, laid_cards
from views.parts.number_keys import GAP
from views.parts.page_frame import stacked
from views.parts.tappable import tappable
from views.parts.words import words
from views.theme import LARGE_TEXT

IN_A_ROW = 5
ROWS = 3
SYMBOL = 24
"""Pixels; three of them fill the key of a phone."""


@dataclass(frozen=True, slots=True)
class Kind:
    """One key."""

    card: Card
    size: int
    """How many of it the table has; of several kinds together where only that is known."""
    is_left: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Hand:
    """What the keys show for the player who is asked for."""

    height: float
    """Of one key, in pixels."""
    kinds: tuple[Kind, ...]
    lying: Lying
    enter: str
    """What the last key says."""
    is_kamikaze: bool
    """Whether the cards are one, so that there are two ways to enter them."""
    kamikaze: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Taps:
    """What the keys do."""

    on_lay: Callable[[Card], object]
    on_take: Callable[[Card], object]
    on_close: Callable[[], object]
    on_enter: Callable[[], object]
    on_kamikaze: Callable[[], object]


@component
def card_keys(look: Look, hand: Hand, taps: Taps) -> ft.Control:
    """Five rows, as high as those of the numbers."""
    rows = [hand.kinds[at : at + IN_A_ROW] for at in range(0, len(hand.kinds), IN_A_ROW)]
    height = (hand.height * ROWS + GAP * (ROWS - 1) - GAP * (len(rows) - 1)) / len(rows)
    keys = [_row(look, row, height, taps, is_short=len(rows) > 1) for row in rows]
    lying = laid_cards(look, hand.lying, hand.height, taps.on_take)
    return stacked([lying, *keys, _last(look, hand, taps)], GAP)


def _row(look: Look, kinds: Sequence[Kind], height: float, taps: Taps, *, is_short: bool) -> ft.Row:
    """`is_short`: a row with fewer keys than others keeps their width."""
    row: list[ft.Control] = [_key(look, kind, height, taps) for kind in kinds]
    if is_short:
        row += [ft.Container(expand=1) for _ in range(IN_A_ROW - len(kinds))]
    return ft.Row(row, spacing=GAP)


def _key(look: Look, kind: Kind, height: float, taps: Taps) -> ft.Control:
    ink = look.palette.ink if kind.is_left else look.palette.pencil
    return tappable(
        look,
        f"card-{kind.card.name}",
        _face(look, kind, ink),
        lambda: taps.on_lay(kind.card),
        label=_said(look, kind),
        expand=1,
        height=height,
        bgcolor=look.palette.well if kind.is_left else None,
        border=None if kind.is_left else ft.BorderSide(1, look.palette.rule),
        alignment=ft.Alignment.CENTER,
        is_off=not kind.is_left,
    )


def _face(look: Look, kind: Kind, ink: str) -> ft.Control:
    hints = _hints(look, kind)
    lines: list[ft.Control] = [corner(look, kind.card, ink, is_alone=not hints)]
    if has_symbols(kind.card):
        lines.append(_symbols(look, kind.card.worth, ink))
    lines += [words(look, hint, "key-hint", color=ink, lines=1) for hint in hints]
    return ft.Column(
        lines,
        spacing=4 if has_symbols(kind.card) else 0,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _hints(look: Look, kind: Kind) -> list[str]:
    """In large words only what tells one card from another; the rest is said, not written."""
    colour = king_colour(look, kind.card)
    if look.text_size > LARGE_TEXT:
        hints = [colour]
    elif kind.is_left:
        hints = [card_hint(look, kind.card)]
    else:
        hints = [colour, look.say("calculator.none-left")]
    return [hint for hint in hints if hint]


def _symbols(look: Look, number: int, ink: str) -> ft.Row:
    signs: list[ft.Control] = [
        ft.Icon(ft.Icons.DIAMOND_OUTLINED, size=SYMBOL, color=ink) for _ in range(number)
    ]
    return ft.Row(signs, spacing=2, tight=True)


def _said(look: Look, kind: Kind) -> str:
    name = card_name(look, kind.card)
    if not kind.is_left:
        return look.say("calculator.said-left", card=name, count=kind.size)
    if has_symbols(kind.card) or not card_hint(look, kind.card):
        return name
    return look.say("calculator.said-worth", card=name, points=kind.card.worth)


def _last(look: Look, hand: Hand, taps: Taps) -> ft.Row:
    grid = tappable(
        look,
        "key-grid",
        ft.Icon(ft.Icons.APPS, size=22, color=look.palette.ink),
        taps.on_close,
        label=look.say("entry.all-numbers"),
        expand=1,
        height=hand.height,
        bgcolor=look.palette.well,
        alignment=ft.Alignment.CENTER,
    )
    is_plain = bool(hand.lying.cards) and not hand.is_kamikaze
    enter = _way(look, hand, "key-enter", hand.enter, taps.on_enter, is_main=is_plain)
    if not hand.is_kamikaze:
        return ft.Row([grid, enter], spacing=GAP)
    shown = _way(look, hand, "key-kamikaze", hand.kamikaze, taps.on_kamikaze, is_main=True)
    return ft.Row([grid, enter, shown], spacing=GAP)


def _way(
    look: Look, hand: Hand, key: str, said: str, on_tap: Callable[[], object], *, is_main: bool
) -> ft.Control:
    """Outlined, or in ink; nobody enters a hand without cards unawares."""
    palette = look.palette
    ink, ground = (palette.paper, palette.ink) if is_main else (palette.ink, None)
    return tappable(
        look,
        key,
        _way_words(look, said, ink),
        on_tap,
        label=said,
        expand=2 if hand.is_kamikaze else IN_A_ROW - 1,
        height=hand.height,
        bgcolor=ground,
        border=None if is_main else ft.BorderSide(1, palette.edge),
        padding=ft.Padding.symmetric(horizontal=6),
        alignment=ft.Alignment.CENTER,
    )


def _way_words(look: Look, said: str, ink: str) -> ft.Text:
    if look.text_size > LARGE_TEXT:
        return words(look, said, "label", color=ink, lines=1)
    return words(look, said, "second-button", color=ink, lines=2, align=ft.TextAlign.CENTER)
