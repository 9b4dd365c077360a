"""The foot of the entry page: the ways to other keys, and the button that saves."""

import flet as ft

from referee.cards import limits_of
from views.acts import entering
from views.desk import Desk
from views.look import Look
from views.pages.entry_cards import cards_button
from views.pages.entry_hint import SHORT
from views.pages.entry_lines import number_of
from views.parts.buttons import primary, secondary
from views.parts.room import letters_for
from views.parts.short_name import short_name
from views.preferences import Pad
from views.state import State
from views.steady import steady
from views.theme import MAIN_BUTTON, TARGET, TYPE

LEAST = 10
"""Letters of a name that a button says at least."""
OTHER, GAP, AIR = 64, 8, 24
"""Pixels of a way to other keys, of the space beside it, and at both ends of the words."""


def foot(look: Look, state: State, desk: Desk) -> ft.Control:
    """The ways to other keys, and the main action."""
    others = _other_keys(look, state, desk, MAIN_BUTTON)
    return _foot(look, [*others, _save(look, state, desk)])


def foot_alone(look: Look, state: State, desk: Desk) -> ft.Control:
    """The main action where large words need all the width."""
    return _foot(look, [_save(look, state, desk)])


def other_keys(look: Look, state: State, desk: Desk) -> ft.Control:
    """The ways to other keys, in a line of their own that takes little height."""
    return _foot(look, _other_keys(look, state, desk, TARGET))


def _foot(look: Look, buttons: list[ft.Control]) -> ft.Container:
    padding = ft.Padding.symmetric(horizontal=look.margin, vertical=8)
    return ft.Container(ft.Row(buttons, spacing=GAP), padding=padding)


def _other_keys(look: Look, state: State, desk: Desk, height: float) -> list[ft.Control]:
    cards = cards_button(look, state, desk, look.grown(height))
    if state.preferences.pad is Pad.KEYPAD and entering.is_keypad(state):
        return [cards]
    has_negative = limits_of(state.game.rules).lowest < 0
    said = look.say("entry.other-negative" if has_negative else "entry.other-number")
    return [_other_number(look, said, height, desk), cards]


@steady
def _other_number(look: Look, said: str, height: float, desk: Desk) -> ft.Control:
    def open_() -> object:
        return desk.change(entering.open_keypad())

    return secondary(look, "other-number", said, open_, height=height)


def _save(look: Look, state: State, desk: Desk) -> ft.Control:
    is_off = not entering.is_complete(state) or state.is_read_only
    return _save_button(look, save_words(look, state), is_off, desk)


@steady
def _save_button(look: Look, said: str, is_off: bool, desk: Desk) -> ft.Control:
    def save() -> object:
        return desk.change(entering.save_round(desk.now()))

    return primary(look, "save", said, save, expand=True, is_off=is_off)


def _letters_on_save(look: Look) -> int:
    """Of a name that has a line, beside the number of the others."""
    room = look.width - 2 * look.margin - 2 * (OTHER + GAP) - AIR
    return letters_for(room, look.scaled(TYPE["button"].size)) - len(" +5")


def save_words(look: Look, state: State) -> str:
    """Save round 8; or who is still missing."""
    missing = entering.missing_of(state)
    letters = max(LEAST, min(int(SHORT / look.text_size), _letters_on_save(look)))
    names = [short_name(player, letters) for player in missing if player is not None]
    if names and len(names) > 1:
        return look.say("entry.missing-more", player=names[0], count=len(names) - 1)
    if names:
        return look.say("entry.missing", player=names[0])
    if missing:
        return look.say("entry.missing-caller")
    assert state.open is not None
    if state.open.correction is not None:
        return look.say("entry.correct", number=number_of(state))
    if state.game.tied:
        return look.say("entry.save-tie")
    return look.say("entry.save", number=number_of(state))
