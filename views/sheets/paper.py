"""A game that was begun on paper: the totals so far, and the resets that are used."""

import flet as ft

from referee.events import Player
from referee.opening import RESETS
from referee.ruleset import Deck
from referee.setup import Setup
from views.acts import going
from views.acts.on_paper import clear_paper, is_wrong, step_resets, turn_sign, type_total, typed_of
from views.desk import Desk
from views.look import Look
from views.overlay import Paper
from views.parts.badge import Badge, badge
from views.parts.bottom_sheet import bottom_sheet
from views.parts.buttons import quiet, secondary
from views.parts.field import number_field
from views.parts.mark import letters_of
from views.parts.page_frame import stacked
from views.parts.rules import hair
from views.parts.sheet_lines import head_with, sheet_foot, sheet_head
from views.parts.stepper import Stepper, stepper
from views.parts.tappable import tappable
from views.parts.words import words
from views.state import State
from views.theme import TARGET

FIELD = 104


def paper_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    explained = "new.paper-resets-more" if state.setup.has_resets else "new.paper-more"
    body: list[ft.Control] = [
        _head(look, desk),
        _explained(look, look.say(explained)),
        hair(look, look.palette.edge),
        *(_player(look, state, player, desk) for player in state.setup.players),
        *_clear(look, state.setup, desk),
    ]
    return bottom_sheet(look, body, lambda: desk.change(_closed))


_closed = going.close_kind(Paper)


def _head(look: Look, desk: Desk) -> ft.Control:
    done = quiet(look, "paper-done", look.say("new.done"), lambda: desk.change(_closed))
    return head_with(sheet_head(look, look.say("new.paper-title")), done)


def _explained(look: Look, said: str) -> ft.Control:
    line = words(look, said, color=look.palette.pencil)
    return ft.Container(line, padding=ft.Padding.only(bottom=8))


def _player(look: Look, state: State, player: Player, desk: Desk) -> ft.Control:
    lines = [_total(look, state, player, desk), *_wrong(look, state, player)]
    if state.setup.has_resets:
        lines.append(_resets(look, state.setup, player, desk))
    return stacked(
        [ft.Container(stacked(lines), padding=ft.Padding.only(top=6, bottom=6)), hair(look)]
    )


def _total(look: Look, state: State, player: Player, desk: Desk) -> ft.Control:
    setup = state.setup
    at = setup.players.index(player)
    parts: list[ft.Control] = [
        badge(look, Badge(at, letters_of(setup.players)[at], setup.players), 28),
        words(look, player, "choice", lines=1, expand=True),
    ]
    # A telephone shows no minus among its figures; only red kings bring a total below 0.
    if setup.rules.deck is Deck.STANDARD:
        parts.append(_sign(look, player, desk))
    parts.append(ft.Container(_field(look, state, player, desk), width=look.scaled(FIELD)))
    return ft.Row(parts, spacing=8)


def _sign(look: Look, player: Player, desk: Desk) -> ft.Control:
    return tappable(
        look,
        f"sign-{player}",
        words(look, look.say("new.plus-minus"), "figure"),
        lambda: desk.change(turn_sign(player)),
        label=look.say("new.sign", name=player),
        width=TARGET,
        alignment=ft.Alignment.CENTER,
    )


def _field(look: Look, state: State, player: Player, desk: Desk) -> ft.Control:
    typed, totals = typed_of(state, player), dict(state.setup.totals)
    field = number_field(
        look,
        f"total-{player}",
        look.say("new.total"),
        lambda written: desk.change(type_total(player, written)),
        value=str(totals.get(player, "")) if typed is None else typed,
        hint="0",
    )
    return ft.Semantics(content=field, label=look.say("new.total-said", name=player))


def _wrong(look: Look, state: State, player: Player) -> list[ft.Control]:
    if not is_wrong(typed_of(state, player)):
        return []
    said = look.say("new.total-wrong", total=dict(state.setup.totals).get(player, 0))
    line = words(look, said, "small", color=look.palette.limit, align=ft.TextAlign.END)
    return [ft.Semantics(content=line, live_region=True)]


def _resets(look: Look, setup: Setup, player: Player, desk: Desk) -> ft.Control:
    used = dict(setup.resets_used).get(player, 0)
    said = words(look, look.say("new.resets"), "small", color=look.palette.pencil, expand=True)
    steps = Stepper(
        key=f"resets-{player}",
        less=look.say("new.resets-less", name=player),
        more=look.say("new.resets-more", name=player),
        is_lowest=used == RESETS[0],
        is_highest=used == RESETS[-1],
    )
    figure = words(look, used, "figure", align=ft.TextAlign.CENTER)
    number = ft.Container(figure, width=look.scaled(32), alignment=ft.Alignment.CENTER)
    less, more = (
        (lambda: desk.change(step_resets(player, -1))),
        (lambda: desk.change(step_resets(player, 1))),
    )
    return ft.Row(
        [ft.Container(width=36), said, stepper(look, steps, number, less, more)], spacing=0
    )


def _clear(look: Look, setup: Setup, desk: Desk) -> list[ft.Control]:
    if not setup.is_on_paper:
        return []
    label = look.say("new.paper-clear")
    clear = secondary(look, "paper-clear", label, lambda: desk.change(clear_paper), expand=True)
    return [sheet_foot(look, [clear])]
