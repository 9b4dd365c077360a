"""What a correction put behind the end: told, not counted."""

import flet as ft

from referee.events import RoundPlayed
from referee.journal import Journal
from views.look import Look
from views.parts.words import words


def set_aside(look: Look, journal: Journal) -> list[ft.Control]:
    """One line, or none."""
    if not journal.set_aside:
        return []
    rounds = sum(isinstance(event, RoundPlayed) for event in journal.set_aside)
    said = look.say("end.rounds-aside", count=rounds) if rounds else look.say("end.aside")
    pencil = look.palette.pencil
    parts: list[ft.Control] = [
        ft.Icon(ft.Icons.INVENTORY_2_OUTLINED, size=look.scaled(18), color=pencil),
        words(look, said, "small", color=pencil, expand=True),
    ]
    return [ft.Container(ft.Row(parts, spacing=8), padding=ft.Padding.symmetric(vertical=10))]
