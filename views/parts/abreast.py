"""Buttons beside each other, or one under the other where their words have no room."""

from collections.abc import Sequence

import flet as ft

from views.look import Look
from views.parts.room import is_square, lines_for, room_for
from views.theme import CONTENT, TARGET

GAP = 8
LINES = 2
"""The most lines that a button has room for."""
AIR = 18
"""Pixels above and below the words of a button that stands alone, together."""

Button = ft.FilledButton | ft.OutlinedButton | ft.TextButton


def abreast(look: Look, buttons: Sequence[ft.Control]) -> ft.Row | ft.Column:
    """As wide as a page or a sheet; the main one stands on top of others."""
    said = [button for button in buttons if isinstance(button, Button)]
    if len(said) == 1 or _have_room(look, said):
        return ft.Row(list(buttons), spacing=GAP)
    return ft.Column(
        [_below(look, button) for button in sorted(said, key=_is_other)],
        spacing=GAP,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _have_room(look: Look, buttons: Sequence[Button]) -> bool:
    """Whether all can say their words."""
    fixed = sum(_needs(button) for button in buttons if not button.expand)
    growing = [button for button in buttons if button.expand]
    rest = _room(look) - fixed - GAP * (len(buttons) - 1)
    shares = sum(_share(button) for button in growing)
    return rest >= 0 and all(
        _lines(button, rest * _share(button) / shares) <= _most(button) for button in growing
    )


def _most(button: Button) -> int:
    """Lines that leave its words whole."""
    return 1 if is_square(_said(button)[0]) else LINES


def _is_other(button: Button) -> bool:
    """Not the main one."""
    return not isinstance(button, ft.FilledButton)


def _below(look: Look, button: Button) -> Button:
    """The button in a column, where one that expands would grow in height; as high as its words."""
    lines = min(_lines(button, _room(look)), LINES)
    button.expand = None
    button.height = max(TARGET, lines * 1.2 * _said(button)[1] + AIR)
    return button


def _room(look: Look) -> float:
    return min(look.width, CONTENT) - 2 * look.margin


def _share(button: Button) -> int:
    return int(button.expand or 0)


def _needs(button: Button) -> float:
    """Pixels of a button that has all its words on one line."""
    said, size = _said(button)
    return room_for(said, size) + _around(button)


def _lines(button: Button, room: float) -> int:
    """How many lines its words take; 99 where one of them would be broken."""
    said, size = _said(button)
    return lines_for(said, size, room - _around(button)) or 99


def _said(button: Button) -> tuple[str, float]:
    """The words, and the size of their letters."""
    label = button.content
    assert isinstance(label, ft.Text)
    assert isinstance(label.style, ft.TextStyle)
    return label.value, float(label.style.size or 0)


def _around(button: Button) -> float:
    """Padding, icon and border."""
    assert isinstance(button.style, ft.ButtonStyle)
    padding, icon = button.style.padding, button.icon
    assert isinstance(padding, ft.Padding)
    sign = float(icon.size or 0) + 8 if isinstance(icon, ft.Icon) else 0
    return padding.left + padding.right + sign
