"""Pieces of a page that are drawn anew only when what they are given has changed."""

from collections.abc import Callable
from typing import cast

import flet as ft

from views.guards import component

Piece = Callable[..., ft.Control]

# Flet gives no types for it.
_memo = cast(Callable[[Piece], Piece], ft.memo)


def steady(draw: Piece) -> Piece:
    """A component that is left as it is for as long as it is given equal things.

    So what it is given says all that it shows. What a tap does is left out of the comparison:
    it acts on what is on the desk by then, whatever was drawn.
    """
    return _memo(component(draw))
