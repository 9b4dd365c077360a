"""One trait that games have in common: which one, or all games again."""

from collections.abc import Iterator

import flet as ft

from views.acts import going
from views.acts.finding import choose, sought_on
from views.desk import Desk
from views.found import editions_in, findable, years_in
from views.guards import Handler
from views.known import everybody
from views.look import Look
from views.memory import Filtering, Trait
from views.parts.bottom_sheet import bottom_sheet
from views.parts.choice_row import Choice, choice_row
from views.parts.edition_words import edition_name
from views.parts.rules import hair
from views.parts.sheet_lines import sheet_head
from views.state import State

AROUND = 110
"""Height of all but the rows."""


def filter_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    assert isinstance(state.overlay, Filtering)
    trait = state.overlay.trait
    chosen = getattr(sought_on(state), trait.value)
    options = [(None, look.say(f"games.every-{trait}")), *options_of(look, state, trait)]
    body: list[ft.Control] = [
        sheet_head(look, look.say(f"games.title-{trait}")),
        hair(look, look.palette.edge),
        *(
            choice_row(look, _choice(value, name, chosen), _choosing(desk, trait, value))
            for value, name in options
        ),
    ]
    least = AROUND + 49 * len(options)
    return bottom_sheet(look, body, lambda: desk.change(going.close_kind(Filtering)), least)


def options_of(look: Look, state: State, trait: Trait) -> Iterator[tuple[str | int, str]]:
    """What can be chosen, and what it is called."""
    games = findable(state.summaries, state.people, look.language)
    match trait:
        case Trait.EDITION:
            yield from ((name, edition_name(look, name)) for name in editions_in(games))
        case Trait.PLAYER:
            every = everybody(state.summaries, state.people)
            yield from ((key, known.person.name) for key, known in every.items())
        case Trait.YEAR:
            yield from ((year, str(year)) for year in years_in(games))


def _choice(value: str | int | None, name: str, chosen: object) -> Choice:
    return Choice(key=f"filter-{value or 'all'}", name=name, is_chosen=value == chosen)


def _choosing(desk: Desk, trait: Trait, value: str | int | None) -> Handler:
    return lambda: desk.change(choose(trait, value))
