"""What stands in the corner of a card, as large as there is room for."""

import flet as ft

from referee.laid import Card
from views.look import Look
from views.parts.card_words import card_face, has_symbols
from views.parts.words import words
from views.theme import LARGE_TEXT

SHORT = 2
"""Letters of a face that is set as a figure."""


def corner(look: Look, card: Card, ink: str, *, is_alone: bool) -> ft.Text:
    """`is_alone`: nothing stands below it."""
    return words(
        look, card_face(look, card), _token(look, card, is_alone=is_alone), color=ink, line=1.0
    )


def _token(look: Look, card: Card, *, is_alone: bool) -> str:
    is_large, is_short = look.text_size > LARGE_TEXT, len(card_face(look, card)) <= SHORT
    if has_symbols(card) and not is_alone:
        return "total"
    if is_short:
        return "label" if is_large and not is_alone else "figure"
    return "key-hint" if is_large else "label"
