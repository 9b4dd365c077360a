"""Words and figures in a type token of the pad."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple, TypedDict, Unpack

import flet as ft

from views.look import Look
from views.theme import TYPE

STYLES = 512
"""That are kept."""


class Styling(TypedDict, total=False):
    """What a piece of text may have beside its type token."""

    color: str
    size: float
    """Pixels at 100 % text, instead of the token's."""
    family: str
    line: float
    """Line height in sizes, instead of the token's."""
    lines: int
    """The most lines; what is longer ends in an ellipsis."""
    align: ft.TextAlign
    is_struck: bool
    """An old value, struck out."""
    expand: bool | int
    key: str


class Piece(NamedTuple):
    """A run of words in a line; None: as the rest of the line."""

    words: str
    color: str | None = None
    family: str | None = None


def words(look: Look, said: object, token: str = "body", **styling: Unpack[Styling]) -> ft.Text:
    return ft.Text(
        str(said),
        style=_style(look, token, styling),
        max_lines=styling.get("lines"),
        overflow=ft.TextOverflow.ELLIPSIS if "lines" in styling else ft.TextOverflow.CLIP,
        text_align=styling.get("align", ft.TextAlign.START),
        expand=styling.get("expand"),
        key=styling.get("key"),
    )


def spans(
    look: Look, pieces: Iterable[Piece], token: str = "body", **styling: Unpack[Styling]
) -> ft.Text:
    """One line of several colours or families."""
    text = words(look, "", token, **styling)
    text.spans = [ft.TextSpan(piece.words, _piece_style(text.style, piece)) for piece in pieces]
    return text


def _piece_style(style: object, piece: Piece) -> ft.TextStyle:
    assert isinstance(style, ft.TextStyle)
    return _set_in(
        piece.family or style.font_family,
        style.size,
        style.height,
        piece.color or style.color,
        style.decoration is not None,
    )


def _style(look: Look, token: str, styling: Styling) -> ft.TextStyle:
    family, size, line = TYPE[token]
    return _set_in(
        styling.get("family", family),
        look.scaled(styling.get("size", size)),
        styling.get("line", line),
        styling.get("color", look.palette.ink),
        styling.get("is_struck", False),
    )


@lru_cache(STYLES)
def _set_in(*style: Any) -> ft.TextStyle:
    """The same one for the same looks, so that drawing it anew compares nothing."""
    family, size, line, color, is_struck = style
    return ft.TextStyle(
        font_family=family,
        size=size,
        height=line,
        color=color,
        decoration=ft.TextDecoration.LINE_THROUGH if is_struck else None,
    )
