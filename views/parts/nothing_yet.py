"""A list in which nothing stands yet: why, and the way to fill it."""

import flet as ft

from views.guards import Handler
from views.look import Look
from views.parts.buttons import primary
from views.parts.page_frame import stacked
from views.parts.words import words
from views.theme import MAIN_BUTTON

WIDEST = 400
"""Of the button, on a wide window."""


def nothing_yet(look: Look, said: tuple[str, str], new_game: Handler | None) -> ft.Container:
    """`said` is a title and what there is to add; `new_game` None: nobody can begin one here."""
    title, more = said
    lines: list[ft.Control] = [
        words(look, title, "heading"),
        words(look, more, color=look.palette.pencil),
    ]
    if new_game is not None:
        label = look.say("home.new-game")
        button = primary(look, "new-game", label, new_game, height=MAIN_BUTTON)
        wide = min(look.width - 2 * look.margin, WIDEST)
        row = ft.Row([ft.Container(stacked([button]), width=wide)])
        lines.append(ft.Container(row, padding=ft.Padding.only(top=10)))
    return ft.Container(stacked(lines, spacing=6), padding=ft.Padding.only(top=24))
