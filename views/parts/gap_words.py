"""What the gap between two numbers is called, and the sign of each colour."""

import flet as ft

from referee.gap import Colour, Gap
from views.look import Look

SIGNS = {
    Colour.RED: ft.Icons.LOCAL_FIRE_DEPARTMENT_OUTLINED,
    Colour.BLUE: ft.Icons.WATER_DROP_OUTLINED,
    Colour.PURPLE: ft.Icons.LOCAL_FLORIST_OUTLINED,
    Colour.YELLOW: ft.Icons.LIGHT_MODE_OUTLINED,
}
"""Fire, water, a violet, the sun: a colour is never told by itself alone."""


def ink_of(look: Look, colour: Colour | None) -> str:
    """None: the colour has not been said."""
    if colour is None:
        return look.palette.ink
    return look.palette.suits[tuple(Colour).index(colour)]


def colour_name(look: Look, colour: Colour | None) -> str:
    return look.say("gap.any") if colour is None else look.say(f"gap.{colour}")


def numbers_words(look: Look, gap: Gap) -> str:
    """7 to 11, or a single number; empty: nothing fits."""
    numbers = gap.numbers
    match len(numbers):
        case 0:
            return look.say("gap.nothing")
        case 1:
            return look.say("gap.one", number=numbers[0])
    return look.say("gap.several", low=numbers[0], high=numbers[-1])


def gap_words(look: Look, gap: Gap, colour: Colour | None) -> str:
    """The whole sentence, as a screen reader says it."""
    name, numbers = colour_name(look, colour), gap.numbers
    match len(numbers):
        case 0:
            return look.say("gap.said-nothing", colour=name)
        case 1:
            return look.say("gap.said-one", colour=name, number=numbers[0])
    return look.say("gap.said-several", colour=name, low=numbers[0], high=numbers[-1])
