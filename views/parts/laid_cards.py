"""The cards in front of a player, side by side as they lie, and what they add up to."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from referee.laid import Card, worth
from views.look import Look
from views.parts.card_corner import corner
from views.parts.card_words import card_name, king_colour
from views.parts.figures import figure
from views.parts.number_keys import GAP
from views.parts.tappable import tappable
from views.parts.words import words
from views.theme import KEY_CORNER, LARGE_TEXT, TARGET

SUM = 64
"""Pixels of the sum, which may have three digits; beside it a phone has room for five cards."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lying:
    """What lies there."""

    cards: tuple[Card, ...]
    empty: str
    """What is said while nothing lies there."""
    said: str
    """The sum, as a screen reader says it."""
    color: str
    """Of the sum."""


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards of one kind that are drawn as one, because there is no room for each."""

    card: Card
    count: int
    place: int
    """From 0, at the left."""


def laid_cards(
    look: Look, lying: Lying, height: float, on_take: Callable[[Card], object]
) -> ft.Control:
    """A tap on a card takes it away."""
    if not lying.cards:
        empty = words(look, lying.empty, "note", color=look.palette.pencil, lines=2)
        return ft.Container(empty, height=height, alignment=ft.Alignment.CENTER_LEFT)
    piles = piles_of(lying.cards, fitting(look))
    row = ft.Row(
        [_pile(look, pile, height, on_take) for pile in piles],
        spacing=GAP,
        scroll=ft.ScrollMode.HIDDEN,
        auto_scroll=True,
        expand=True,
    )
    return ft.Row([row, _sum(look, lying)], spacing=8)


def piles_of(cards: tuple[Card, ...], most: int) -> tuple[Pile, ...]:
    """Each card for itself as long as there is room, and then those of a kind together."""
    if len(cards) <= most:
        return tuple(Pile(card, 1, at) for at, card in enumerate(cards))
    kinds = Counter(cards).items()
    return tuple(Pile(card, count, at) for at, (card, count) in enumerate(kinds))


def fitting(look: Look) -> int:
    """So many cards have room beside their sum."""
    room = look.width - 2 * look.margin - look.scaled(SUM) - 8
    return max(1, int((room + GAP) / (card_width(look) + GAP)))


def card_width(look: Look) -> float:
    """Large words get more air."""
    return TARGET if look.text_size <= LARGE_TEXT else look.scaled(TARGET) + 24


def _pile(look: Look, pile: Pile, height: float, on_take: Callable[[Card], object]) -> ft.Control:
    hints = _hints(look, pile)
    lines: list[ft.Control] = [
        corner(look, pile.card, look.palette.ink, is_alone=not hints),
        *(words(look, hint, "key-hint", color=look.palette.pencil, lines=1) for hint in hints),
    ]
    stack = ft.Column(
        lines,
        spacing=0,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    name = card_name(look, pile.card)
    return tappable(
        look,
        f"laid-{pile.place}",
        stack,
        lambda: on_take(pile.card),
        label=look.say("calculator.take", card=name, count=pile.count),
        width=card_width(look),
        height=height,
        bgcolor=look.palette.sheet,
        border=ft.BorderSide(1, look.palette.edge),
        radius=KEY_CORNER,
        alignment=ft.Alignment.CENTER,
    )


def _sum(look: Look, lying: Lying) -> ft.Control:
    total = words(look, figure(look, worth(lying.cards)), "total", color=lying.color, size=34)
    said = ft.Semantics(content=total, label=lying.said, live_region=True, exclude_semantics=True)
    return ft.Container(said, width=look.scaled(SUM), alignment=ft.Alignment.CENTER_RIGHT)


def _hints(look: Look, pile: Pile) -> list[str]:
    """Below each other, or side by side in large words."""
    times = look.say("calculator.times", count=pile.count) if pile.count > 1 else ""
    hints = [hint for hint in (king_colour(look, pile.card), times) if hint]
    return [" ".join(hints)] if hints and look.text_size > LARGE_TEXT else hints
