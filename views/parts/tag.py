"""A tag: an icon and a word on a wash of their own colour."""

from typing import NamedTuple

import flet as ft

from views.look import Look
from views.parts.words import words
from views.theme import TAG_CORNER


class Tone(NamedTuple):
    """Ink and wash of a tag."""

    ink: str
    wash: str


def reset_tone(look: Look) -> Tone:
    return Tone(look.palette.reset, look.palette.reset_wash)


def limit_tone(look: Look) -> Tone:
    return Tone(look.palette.limit, look.palette.limit_wash)


def gilt_tone(look: Look) -> Tone:
    """For the winner only."""
    return Tone(look.palette.gilt, look.palette.gilt_wash)


def tag(look: Look, said: str, icon: ft.IconData, tone: Tone) -> ft.Container:
    parts: list[ft.Control] = [
        ft.Icon(icon, size=look.scaled(14), color=tone.ink),
        words(look, said, "label", color=tone.ink),
    ]
    return ft.Container(
        ft.Row(parts, spacing=4, tight=True),
        bgcolor=tone.wash,
        border_radius=TAG_CORNER,
        padding=ft.Padding.only(left=6, right=8, top=2, bottom=2),
    )
