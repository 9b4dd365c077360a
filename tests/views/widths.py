"""How wide words are in the faces of the app, and which buttons have no room for theirs."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import flet as ft
from fontTools.ttLib import TTFont

from tests import control_tree as tree
from views.theme import FONTS

ASSETS = Path(__file__).parents[2] / "assets"
ICON = 28
"""Pixels of an icon in a button, with the air before the words."""
EAST_ASIAN = 0x2E80
"""From here on letters are as wide as they are high, and a line may end after each."""

Button = ft.FilledButton | ft.OutlinedButton | ft.TextButton


class Placed(NamedTuple):
    """A button and the width that its words may take."""

    label: ft.Text
    room: float

    @property
    def is_cut(self) -> bool:
        lines = lines_of(self.label, self.room)
        return lines > (self.label.max_lines or lines)

    def __str__(self) -> str:
        return f"{self.label.value!r} in {self.room:.0f}"


def width_of(words: str, style: ft.TextStyle) -> float:
    """Without kerning, which is a little narrower."""
    advances, per_em = _face(str(style.font_family))
    em = float(style.size or 0)
    return sum(em * advances.get(ord(letter), per_em) / per_em for letter in words)


def lines_of(label: ft.Text, room: float) -> int:
    """How many lines the words take; a word that is wider than the room takes one too many."""
    assert isinstance(label.style, ft.TextStyle)
    lines, line = 1, ""
    for piece in _pieces(label.value):
        if width_of((line + piece).rstrip(), label.style) <= room:
            line += piece
            continue
        lines += 1
        line = piece
        if width_of(piece.rstrip(), label.style) > room:
            return 99
    return lines


def buttons_in(root: object, width: float) -> Iterator[Placed]:
    """Every button with words, in a page of so many pixels between its margins."""
    in_rows: set[int] = set()
    for control in tree.walk(root):
        if isinstance(control, ft.Row) and (row := _all_buttons(control)):
            in_rows.update(id(button) for button in row)
            yield from _side_by_side(row, width - (control.spacing or 0) * (len(row) - 1))
        elif isinstance(control, Button) and id(control) not in in_rows:
            yield from _placed(control, width)


def _all_buttons(row: ft.Row) -> list[Button]:
    """Those of a row that holds nothing else."""
    buttons = [each for each in row.controls if isinstance(each, Button)]
    return buttons if len(buttons) == len(row.controls) else []


def _side_by_side(row: list[Button], width: float) -> Iterator[Placed]:
    fixed = {id(each): _own_width(each) for each in row if not each.expand}
    growing = len(row) - len(fixed)
    rest = (width - sum(fixed.values())) / growing if growing else width
    for button in row:
        yield from _placed(button, fixed.get(id(button), rest))


def _own_width(button: Button) -> float:
    label = button.content
    if not isinstance(label, ft.Text) or not isinstance(label.style, ft.TextStyle):
        return 0
    return width_of(label.value, label.style) + _around(button) + 1


def _placed(button: Button, width: float) -> Iterator[Placed]:
    if isinstance(button.content, ft.Text):
        yield Placed(button.content, width - _around(button))


def _around(button: Button) -> float:
    """Padding and icon."""
    assert isinstance(button.style, ft.ButtonStyle)
    padding = button.style.padding
    assert isinstance(padding, ft.Padding)
    return padding.left + padding.right + (ICON if button.icon else 0)


def _pieces(words: str) -> Iterator[str]:
    """What stays together on a line, each with the space after it."""
    piece = ""
    for letter in words:
        piece += letter
        if letter == " " or ord(letter) >= EAST_ASIAN:
            yield piece
            piece = ""
    yield piece


@cache
def _face(family: str) -> tuple[dict[int, int], int]:
    font = TTFont(ASSETS / FONTS[family])
    widths = font["hmtx"].metrics
    advances = {code: widths[name][0] for code, name in font.getBestCmap().items()}
    return advances, font["head"].unitsPerEm
