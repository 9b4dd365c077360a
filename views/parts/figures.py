"""Points and totals as they are written on the pad."""

from views.look import Look
from views.texts.wording import whole_number


def figure(look: Look, points: int) -> str:
    """A total or a hand, with a real minus sign."""
    return whole_number(points, look.language)


def signed(look: Look, points: int) -> str:
    """What is added: +16, and −2 for a negative hand."""
    return f"+{figure(look, points)}" if points >= 0 else figure(look, points)
