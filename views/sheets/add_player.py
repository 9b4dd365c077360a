"""Somebody more at the table: a player of the book, or a new name."""

import flet as ft

from referee.events import Player
from referee.names import spelled
from referee.setup import Setup
from views.acts import going
from views.acts.setting import add_last, add_player, add_typed, type_name
from views.desk import Desk
from views.look import Look
from views.overlay import AddPlayer
from views.parts.bottom_sheet import bottom_sheet
from views.parts.buttons import primary, secondary
from views.parts.chip import Sitter, player_chip
from views.parts.field import text_field
from views.parts.mark import letters_of
from views.parts.sheet_lines import sheet_foot, sheet_head
from views.parts.short_name import name_on_button
from views.parts.words import words
from views.state import State
from views.theme import TARGET

MOST_CHIPS = 12
"""Players of the book who are offered at once; typing finds the others."""


def add_player_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    assert isinstance(state.overlay, AddPlayer)
    typed, setup = state.overlay.name, state.setup
    body: list[ft.Control] = [
        sheet_head(look, look.say("new.add-title")),
        _field(look, setup, typed, desk),
        # Above the chips, because the keys of a telephone lie on what is below.
        sheet_foot(look, _answers(look, setup, typed, desk)),
        _at_table(look, setup),
        *_known(look, setup, typed, desk),
    ]
    return bottom_sheet(look, body, lambda: desk.change(going.close_kind(AddPlayer)))


def _field(look: Look, setup: Setup, typed: str, desk: Desk) -> ft.Control:
    return text_field(
        look,
        "new-name",
        look.say("new.name"),
        lambda name: desk.change(type_name(name)),
        value=typed,
        error=_fault(look, setup, typed),
        on_submit=lambda _: desk.change(add_typed),
        has_focus=True,
        keeps_focus=True,
    )


def _fault(look: Look, setup: Setup, typed: str) -> str:
    """Why nobody of that name can sit down; empty while nothing is typed."""
    match setup.name_fault(typed) if spelled(typed) else None:
        case "duplicate-player":
            return look.say("new.duplicate", name=setup.called(typed))
        case "bad-name":
            return look.say("new.bad-name")
    return ""


def _known(look: Look, setup: Setup, typed: str, desk: Desk) -> list[ft.Control]:
    """Chips of the company that is not at the table, as far as they begin as typed."""
    begun = spelled(typed).casefold()
    others = [each for each in setup.everybody if each not in setup.players]
    found = [each for each in others if each.casefold().startswith(begun)][:MOST_CHIPS]
    letters = letters_of(found, setup.players)
    chips: list[ft.Control] = [
        _chip(look, player, each, desk) for player, each in zip(found, letters, strict=True)
    ]
    if not chips:
        return []
    row = ft.Row(chips, wrap=True, spacing=6, run_spacing=6)
    return [ft.Container(row, padding=ft.Padding.only(top=12))]


def _chip(look: Look, player: Player, letters: str, desk: Desk) -> ft.Control:
    sitter = Sitter(key=f"add-{player}", name=player, letters=letters, seat=None)
    label = look.say("new.away-said", name=player)
    return player_chip(look, sitter, label, lambda: desk.change(add_player(player)))


def _at_table(look: Look, setup: Setup) -> ft.Control:
    """Who has a seat already, so that one sees that the last one has come."""
    names = look.items(setup.players)
    said = look.say("new.sitting", names=names) if names else look.say("new.nobody")
    line = words(look, said, "small", color=look.palette.pencil, lines=2)
    return ft.Container(
        ft.Semantics(content=line, live_region=True), padding=ft.Padding.only(top=12)
    )


def _answers(look: Look, setup: Setup, typed: str, desk: Desk) -> list[ft.Control]:
    name = spelled(typed)
    is_off = setup.name_fault(typed) is not None
    add = look.say("new.name-first")
    if name and not is_off:
        add = look.say("new.add-name", name=name_on_button(look, name))
    done = look.say("new.done")
    return [
        secondary(look, "add-done", done, lambda: desk.change(add_last), expand=2),
        primary(
            look,
            "add-yes",
            add,
            lambda: desk.change(add_typed),
            is_off=is_off,
            height=TARGET,
            expand=3,
        ),
    ]
