"""What answers the words that are typed into the rules, ready before the first letter is."""

import asyncio

import flet as ft

from referee.asking.search import make_ready, search
from referee.rulings import Ruling, ruling
from views.background import beside
from views.guards import component, nothing
from views.look import Look
from views.page import Rules
from views.rulebook import Rulebook, ruling_language

DRAWN = 0.1
"""Seconds in which the page is drawn first: in the page of a browser there is no beside."""


def found(look: Look, page: Rules, book: Rulebook) -> tuple[Ruling, ...]:
    """Best first; none while nothing is typed."""
    hits = search(
        page.asked,
        ruling_language(look.language),
        edition=book.edition,
        rules=book.rules,
        notes=dict(book.jottings.notes),
    )
    return tuple(ruling(hit.ruling) for hit in hits)


@component
def made_ready(language: str, edition: str, notes: tuple[tuple[str, str], ...]) -> ft.Control:
    """Nothing to be seen: beside whoever reads the page, all that is found is laid ready."""

    async def make() -> None:
        await asyncio.sleep(DRAWN)
        await beside(lambda: make_ready(language, edition, dict(notes)))

    ft.use_effect(make, dependencies=[language, edition, notes], cleanup=nothing)
    return ft.Container(width=0, height=0)


def ready_for(look: Look, book: Rulebook) -> ft.Control:
    return made_ready(ruling_language(look.language), book.edition, tuple(book.jottings.notes))
