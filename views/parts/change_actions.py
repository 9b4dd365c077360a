"""The actions beside the title of the open game: undo, redo, and whatever else can be done."""

import flet as ft

from referee.events import RoundPlayed
from referee.journal import Journal
from views.acts.across import read_out
from views.acts.going import lay
from views.acts.playing import can_undo, redo, undo
from views.acts.redealing import may_take_deal_back
from views.acts.ruling import open_rules
from views.desk import Desk
from views.look import Look
from views.overlay import Menu
from views.parts.buttons import icon_button
from views.parts.share_button import share_button
from views.state import State
from views.steady import steady

ROOMY = 420
"""From this width on four actions leave room for the title."""

ROOMIER = 520
"""And from this width on five."""


def change_actions(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    """Redo is there only after an undo; nothing can be changed in a book that is only read.

    Beside a redo, or at the end, a narrow bar has no room for the rules: they are in the menu.
    """
    assert state.open is not None
    journal, is_locked = state.open.journal, state.is_read_only
    actions = [_undo(look, state, desk)]
    if journal.can_redo and not is_locked:
        actions.append(_redo(look, desk))
    if state.game.is_over:
        actions.append(share_button(look, desk))
    if len(actions) == 1 or look.width >= ROOMY:
        actions.append(rules_button(look, desk))
    if look.width >= ROOMIER:
        actions.append(_across(look, desk))
    return [*actions, _more(look, desk)]


@steady
def rules_button(look: Look, desk: Desk) -> ft.Control:
    """From a page of the game to the rules that it is played by, and back again."""
    label = look.say("rulings.title")
    return icon_button(
        look, "rules", label, lambda: desk.change(open_rules()), icon=ft.Icons.MENU_BOOK_OUTLINED
    )


def last_round_added(journal: Journal) -> int | None:
    """Number of the round that an undo would take away; None: it takes back something else."""
    last = journal.events[-1]
    if not isinstance(last, RoundPlayed) or journal.undo().events != journal.events[:-1]:
        return None
    return len(journal.game.rounds)


def _undo(look: Look, state: State, desk: Desk) -> ft.Control:
    is_off = state.is_read_only or not can_undo(state)
    return icon_button(
        look,
        "undo",
        _undo_words(look, state),
        lambda: desk.change(undo),
        icon=ft.Icons.UNDO,
        is_off=is_off,
    )


def _undo_words(look: Look, state: State) -> str:
    assert state.open is not None
    if may_take_deal_back(state):
        return look.say("table.undo-deal")
    number = last_round_added(state.open.journal)
    if number is None:
        return look.say("table.undo")
    return look.say("table.undo-round", number=number)


@steady
def _redo(look: Look, desk: Desk) -> ft.Control:
    label = look.say("table.redo")
    return icon_button(look, "redo", label, lambda: desk.change(redo), icon=ft.Icons.REDO)


@steady
def _more(look: Look, desk: Desk) -> ft.Control:
    label = look.say("table.more")
    return icon_button(
        look, "more", label, lambda: desk.change(lay(Menu())), icon=ft.Icons.MORE_VERT
    )


@steady
def _across(look: Look, desk: Desk) -> ft.Control:
    label = look.say("across.open")
    return icon_button(
        look, "across", label, lambda: desk.change(read_out), icon=ft.Icons.OPEN_IN_FULL
    )
