"""Bars beside each other: how often each place was reached."""

from collections.abc import Sequence

import flet as ft

from views.look import Look
from views.parts.figures import figure
from views.parts.words import words

HIGHEST = 52
FEWEST = 4
"""Columns that have their room, so that a single place does not fill the page."""
LEAST = 2
"""Height of a bar for nothing, so that its place is seen."""


def bars(look: Look, times: Sequence[int], ink: str, said: str) -> ft.Control:
    """The first one in `ink`; `said` is all of them in words."""
    highest = max(times, default=0) or 1
    columns: list[ft.Control] = [
        _bar(look, place, count, (ink if place == 1 else look.palette.rule, count / highest))
        for place, count in enumerate(times, 1)
    ]
    columns += [ft.Container(expand=1) for _ in range(len(columns), FEWEST)]
    row = ft.Row(columns, spacing=10, vertical_alignment=ft.CrossAxisAlignment.END)
    return ft.Semantics(content=row, label=said, image=True, exclude_semantics=True)


def _bar(look: Look, place: int, count: int, drawn: tuple[str, float]) -> ft.Control:
    ink, share = drawn
    box = ft.Container(
        height=max(HIGHEST * share, LEAST),
        bgcolor=ink,
        border_radius=ft.BorderRadius.only(top_left=2, top_right=2),
    )
    column: list[ft.Control] = [
        words(look, figure(look, count), "label", lines=1),
        box,
        words(look, look.say("players.nth", place=place), "small", color=look.palette.pencil),
    ]
    return ft.Column(
        column,
        spacing=3,
        tight=True,
        expand=1,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
