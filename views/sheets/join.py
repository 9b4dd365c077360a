"""Somebody joins: a name, and the total to start on."""

from dataclasses import replace

import flet as ft

from referee.events import Player
from referee.facts import TOTALS
from referee.names import spelled
from referee.setup import Setup
from views.acts import going
from views.acts.changing import agree, fault_of, starting_total, starts
from views.acts.preparing import join_as, start_on
from views.acts.setting import known_players
from views.desk import Desk
from views.look import Look
from views.overlay import Join, Menu
from views.parts.bottom_sheet import bottom_sheet
from views.parts.buttons import primary, secondary
from views.parts.chip import Filter, Sitter, filter_chip, player_chip
from views.parts.fault_words import fault_words
from views.parts.field import number_field, text_field
from views.parts.mark import letters_of
from views.parts.sheet_lines import sheet_foot, sheet_head
from views.parts.short_name import name_on_button
from views.parts.words import words
from views.state import State
from views.theme import MAIN_BUTTON

MOST_CHIPS = 6
"""Players of the book who are offered; others are typed."""
NAME_FAULTS = {"bad-name", "duplicate-player"}


def join_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    assert isinstance(state.overlay, Join)
    body: list[ft.Control] = [
        sheet_head(look, look.say("menu.join-title")),
        *_known(look, state, state.overlay, desk),
        ft.Container(_name(look, state, state.overlay, desk), padding=ft.Padding.only(bottom=12)),
        _total(look, state, state.overlay, desk),
        _starts(look, state, desk),
        words(look, look.say("menu.join-why"), "small", color=look.palette.pencil),
        sheet_foot(look, _answers(look, state, state.overlay, desk)),
    ]
    return bottom_sheet(look, body, lambda: desk.change(going.close_kind(Join)))


def _known(look: Look, state: State, join: Join, desk: Desk) -> list[ft.Control]:
    """Chips of who is in the book and not at the table."""
    at_table = state.game.players
    known = known_players(replace(state, setup=Setup(players=at_table)))[:MOST_CHIPS]
    if not known:
        return []
    letters = letters_of(known, at_table)
    sitters = [
        _sitter(at_table, player, each, sits=player == join.name)
        for player, each in zip(known, letters, strict=True)
    ]
    chips: list[ft.Control] = [
        player_chip(look, sitter, sitter.name, lambda name=sitter.name: desk.change(join_as(name)))
        for sitter in sitters
    ]
    row = ft.Row(chips, wrap=True, spacing=6, run_spacing=6)
    return [ft.Container(row, padding=ft.Padding.only(bottom=12))]


def _sitter(table: tuple[Player, ...], player: Player, letters: str, *, sits: bool) -> Sitter:
    """Whoever is chosen looks as at the table; the others are told apart from each other."""
    if not sits:
        return Sitter(key=f"join-{player}", name=player, letters=letters, seat=None)
    return Sitter(
        key=f"join-{player}",
        name=player,
        letters=letters_of((*table, player))[-1],
        seat=len(table),
        table=(*table, player),
    )


def _name(look: Look, state: State, join: Join, desk: Desk) -> ft.Control:
    code = fault_of(state) if join.name.strip() else None
    error = fault_words(look, code, spelled(join.name)) if code in NAME_FAULTS and code else ""
    return text_field(
        look,
        "join-name",
        look.say("menu.join-name"),
        lambda name: desk.change(join_as(name)),
        value=join.name,
        error=error,
    )


def _total(look: Look, state: State, join: Join, desk: Desk) -> ft.Control:
    total = starting_total(state)
    is_wrong = total is None or total not in TOTALS
    return number_field(
        look,
        "join-total",
        look.say("menu.join-total"),
        lambda typed: desk.change(start_on(typed)),
        value=str(total) if join.typed is None else join.typed,
        error=fault_words(look, "out-of-range") if is_wrong else "",
    )


def _starts(look: Look, state: State, desk: Desk) -> ft.Control:
    """The totals that are fair, each a chip that writes it into the field."""
    total = starting_total(state)
    chips: list[ft.Control] = [
        filter_chip(
            look,
            Filter(
                f"start-{start.code}",
                look.say(f"menu.join-{start.code}", total=start.total),
                is_chosen=start.total == total,
            ),
            lambda start=start: desk.change(start_on(str(start.total))),
        )
        for start in starts(state.game)
    ]
    row = ft.Row(chips, wrap=True, spacing=6, run_spacing=6)
    return ft.Container(row, padding=ft.Padding.symmetric(vertical=8))


def _answers(look: Look, state: State, join: Join, desk: Desk) -> list[ft.Control]:
    total, name = starting_total(state), spelled(join.name)
    is_off = fault_of(state) is not None
    shown = name_on_button(look, name)
    label = look.say("menu.join-yes", name=shown, total=0 if total is None else total)
    back = look.say("menu.back")
    return [
        secondary(
            look, "join-no", back, lambda: desk.change(going.lay(Menu())), height=MAIN_BUTTON
        ),
        primary(
            look,
            "join-yes",
            label if name and total is not None else look.say("menu.join-nobody"),
            lambda: desk.change(agree(desk.now())),
            is_off=is_off,
            expand=True,
        ),
    ]
