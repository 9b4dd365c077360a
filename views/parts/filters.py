"""The chips above a list of games: each a trait that can be chosen, or the one that is."""

import flet as ft

from referee.people import key_of
from views.acts import going
from views.acts.finding import sought_on, toggle_unfinished
from views.desk import Desk
from views.known import somebody
from views.look import Look
from views.memory import Filtering, Trait
from views.parts.chip import Filter, filter_chip
from views.parts.edition_words import edition_short
from views.state import State


def trait_chip(look: Look, state: State, desk: Desk, trait: Trait) -> ft.Control:
    """Says what is chosen; a tap lets one choose another."""
    value = getattr(sought_on(state), trait.value)
    label = look.say(f"games.any-{trait}") if value is None else _value_words(look, state, trait)
    chip = Filter(f"filter-by-{trait}", label, is_chosen=value is not None)
    return filter_chip(look, chip, lambda: desk.change(going.lay(Filtering(trait))))


def unfinished_chip(look: Look, state: State, desk: Desk) -> ft.Control:
    is_chosen = sought_on(state).is_unfinished
    chip = Filter("filter-unfinished", look.say("games.unfinished"), is_chosen)
    return filter_chip(look, chip, lambda: desk.change(toggle_unfinished))


def chip_row(look: Look, chips: list[ft.Control]) -> ft.Control:
    """In one line that can be pushed aside; in several where words are large."""
    is_wrapped = look.text_size > 1
    scroll = None if is_wrapped else ft.ScrollMode.HIDDEN
    return ft.Row(chips, spacing=6, run_spacing=6, wrap=is_wrapped, scroll=scroll)


def _value_words(look: Look, state: State, trait: Trait) -> str:
    sought = sought_on(state)
    if trait is Trait.EDITION:
        return edition_short(look, sought.edition or "")
    if trait is Trait.PLAYER:
        key = sought.player or key_of("")
        return somebody(key, state.summaries, state.people).person.name
    return str(sought.year)
