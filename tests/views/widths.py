"""How wide words are in the faces of the app, and which buttons have no room for theirs."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import NamedTuple

import flet as ft
from fontTools.ttLib import TTFont

from tests import control_tree as tree
from tests.views.gallery import LOOK
from views.theme import FONTS, TYPE, Face

ASSETS = Path(__file__).parents[2] / "assets"
ICON = 28
"""Pixels of an icon in a button, with the air before the words."""
EAST_ASIAN = 0x2E80
"""From here on letters are as wide as they are high, and a line may end at each."""
ROUNDED = 1.2
"""Pixels that a box may be higher than its lines."""

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


def has_room(words: str, room: tuple[float, float], text_size: float) -> bool:
    """Whether a run of words in some face of the app fills a box of that width and height.

    An ellipsis makes it smaller than any face needs. What has another size than those of the
    tokens, or Chinese letters, whose face has lines of another height, is not judged.
    """
    if any(ord(letter) >= EAST_ASIAN for letter in words):
        return True
    needs = [_lines_needed(words, face, room, text_size) for face in TYPE.values()]
    judged = [is_enough for is_enough in needs if is_enough is not None]
    return not judged or any(judged)


def _lines_needed(
    words: str, face: Face, room: tuple[float, float], text_size: float
) -> bool | None:
    """None: no number of lines of that face is so high."""
    (width, height), size = room, replace(LOOK, text_size=text_size).scaled(face.size)
    lines = round(height / (size * face.line))
    if lines < 1 or abs(height - lines * size * face.line) > ROUNDED:
        return None
    style = ft.TextStyle(font_family=face.family, size=size)
    return width_of(words, style) <= lines * (width + size / 4)


def buttons_in(root: object, width: float) -> Iterator[Placed]:
    """Every button with words, in a page of so many pixels between its margins."""
    in_rows: set[int] = set()
    for control in tree.walk(root):
        if isinstance(control, ft.Row) and not control.wrap and not control.scroll:
            in_rows.update(id(each) for each in control.controls)
            yield from _side_by_side(control, width)
        elif isinstance(control, Button) and id(control) not in in_rows:
            yield from _placed(control, width)


def _side_by_side(row: ft.Row, width: float) -> Iterator[Placed]:
    fixed = {id(each): own_width(each) for each in row.controls if not _share(each)}
    shares = sum(map(_share, row.controls))
    rest = width - (row.spacing or 0) * (len(row.controls) - 1) - sum(fixed.values())
    for each in row.controls:
        if isinstance(each, Button):
            share = rest * _share(each) / (shares or 1)
            yield from _placed(each, fixed.get(id(each), share))


def _share(control: object) -> int:
    """Of the room that is left in a row; 0: as wide as it is."""
    return int(getattr(control, "expand", None) or 0)


def own_width(control: object) -> float:
    """Pixels that something takes in a row, as far as they are known: 0 where they are not."""
    if isinstance(control, ft.Text) and isinstance(control.style, ft.TextStyle):
        return width_of(control.value, control.style) + 1
    if isinstance(control, Button) and isinstance(control.content, ft.Text):
        return own_width(control.content) + _around(control)
    widths = (getattr(each, "width", None) for each in tree.walk(control))
    return next((float(width) for width in widths if width), 0)


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
        if piece and (piece[-1] == " " or ord(max(piece[-1], letter)) >= EAST_ASIAN):
            yield piece
            piece = ""
        piece += letter
    yield piece


@cache
def _face(family: str) -> tuple[dict[int, int], int]:
    font = TTFont(ASSETS / FONTS[family])
    widths = font["hmtx"].metrics
    advances = {code: widths[name][0] for code, name in font.getBestCmap().items()}
    return advances, font["head"].unitsPerEm
