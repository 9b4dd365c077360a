"""The edition that the rules are asked about: as it is played at the table, or as printed."""

import flet as ft

from referee.editions import NAMES
from views.acts import going
from views.acts.ruling import choose_edition
from views.desk import Desk
from views.guards import Handler
from views.look import Look
from views.overlay import ChooseEdition
from views.page import Rules
from views.parts.bottom_sheet import bottom_sheet
from views.parts.choice_row import Choice, choice_row
from views.parts.edition_words import edition_name
from views.parts.rule_words import house_line
from views.parts.rules import hair
from views.parts.sheet_lines import sheet_head
from views.rulebook import rulebook_of, table_rules
from views.state import State


def choose_edition_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    assert isinstance(state.page, Rules)
    body: list[ft.Control] = [
        sheet_head(look, look.say("rulings.edition-title")),
        hair(look, look.palette.edge),
        *_this_game(look, state, desk),
        *(_edition(look, state, name, desk) for name in NAMES),
    ]
    return bottom_sheet(look, body, lambda: desk.change(going.close_kind(ChooseEdition)))


def _this_game(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    """First, where there is a table: its edition with its house rules."""
    book = table_rules(state)
    if book is None:
        return []
    choice = Choice(
        key="edition-table",
        name=look.say("rulings.this-game"),
        note=look.say(
            "rulings.this-game-more",
            edition=edition_name(look, book.edition),
            rules=house_line(look, book.rules, book.edition),
        ),
        is_chosen=rulebook_of(state).is_table,
    )
    return [choice_row(look, choice, _choosing(desk, None))]


def _edition(look: Look, state: State, name: str, desk: Desk) -> ft.Control:
    book = rulebook_of(state)
    is_chosen = not book.is_table and book.edition == name
    choice = Choice(key=f"edition-{name}", name=edition_name(look, name), is_chosen=is_chosen)
    return choice_row(look, choice, _choosing(desk, name))


def _choosing(desk: Desk, name: str | None) -> Handler:
    return lambda: desk.change(choose_edition(name))
