"""What stands on a card, and what it is called."""

from referee.laid import Card
from views.look import Look
from views.parts.figures import figure

SYMBOLS = "number-"
"""How the name of a card begins of which only the symbols count."""


def has_symbols(card: Card) -> bool:
    return card.name.startswith(SYMBOLS)


def card_face(look: Look, card: Card) -> str:
    """As it is printed in its corner: 7, K."""
    if card.name.isdigit() or has_symbols(card):
        return figure(look, card.worth)
    return look.say(f"calculator.face-{card.name}")


def card_hint(look: Look, card: Card) -> str:
    """What its face does not say: what it is worth, and which of two kings it is."""
    if has_symbols(card):
        return card_name(look, card)
    if card.name.isdigit():
        return ""
    return f"{king_colour(look, card)} {figure(look, card.worth)}".strip()


def king_colour(look: Look, card: Card) -> str:
    """Black or red; empty for all other cards, whose colour counts for nothing."""
    return look.say(f"calculator.hint-{card.name}") if card.name.endswith("-king") else ""


def card_name(look: Look, card: Card) -> str:
    """As it is said: Red king, 2 symbols."""
    if has_symbols(card):
        return look.say("calculator.name-number", count=card.worth)
    if card.name.isdigit():
        return figure(look, card.worth)
    return look.say(f"calculator.name-{card.name}")
