"""The lower half of the entry page: the hint, the keys, and the button that saves."""

from dataclasses import dataclass

import flet as ft

from referee.cards import limits_of
from referee.outlook import advice, is_last_round
from referee.tally import summed
from views.acts import entering, laying
from views.acts.last_lap import last_turns
from views.desk import Desk
from views.look import Look
from views.pages.entry_boxes import kamikaze_box
from views.pages.entry_cards import cards_button, cards_hint, cards_pad
from views.pages.entry_hint import SHORT, hint_pieces
from views.pages.entry_lines import number_of
from views.pages.last_lap import last_lap_line
from views.parts.buttons import primary, secondary
from views.parts.keypad import Presses, Typed, keypad
from views.parts.number_keys import Keys, number_keys
from views.parts.short_name import short_name
from views.parts.words import spans
from views.preferences import Pad
from views.state import State
from views.theme import MAIN_BUTTON, TARGET

LEAST = 10
"""Letters of a name that a button says at least."""
HINT = 26
"""Pixels of the line above the keys."""


def hint_line(look: Look, state: State, desk: Desk) -> ft.Control:
    boxes: list[ft.Control] = []
    if entering.may_show_kamikaze(state) and not laying.sees_kamikaze(state):
        boxes.append(kamikaze_box(look, state, desk))
    said = last_lap_line(look, state, desk) if last_turns(state) else _hint(look, state, boxes)
    line = [said, *boxes]
    row = ft.Row(line, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    # A second line takes its room from the lines above, which scroll.
    return ft.Container(row, padding=ft.Padding.symmetric(horizontal=look.margin, vertical=4))


def _hint(look: Look, state: State, beside: list[ft.Control]) -> ft.Control:
    """Up to two lines, and one more where it shares them with something."""
    pieces = cards_hint(look, state) or hint_pieces(look, state)
    said = spans(look, pieces, "small", lines=3 if beside else 2)
    return ft.Container(ft.Semantics(content=said, live_region=True), expand=True)


def pad(look: Look, state: State, desk: Desk, height: float) -> ft.Control:
    """The thirty numbers, the keypad or the cards; `height` is that of one key."""
    assert state.open is not None
    if laying.is_laying(state):
        return cards_pad(look, state, desk, height)
    if entering.is_keypad(state):
        typed = state.open.entry.typed
        return keypad(look, Typed(height=height, typed=typed, total=summed(typed)), _presses(desk))
    return number_keys(look, _keys(state, height), _Put(desk))


@dataclass(frozen=True, slots=True)
class _Put:
    """What a key does; the same at every drawing."""

    desk: Desk

    def __call__(self, number: int) -> object:
        return self.desk.change(entering.put(number))


def _presses(desk: Desk) -> Presses:
    return Presses(
        on_key=lambda key: desk.change(entering.press(key)),
        on_take_back=lambda: desk.change(entering.take_back_key),
        on_close=lambda: desk.change(entering.close_keypad),
        on_enter=lambda: desk.change(entering.put_typed),
    )


def _keys(state: State, height: float) -> Keys:
    assert state.open is not None
    draft, game = state.open.entry, state.game
    at = draft.at or draft.players[0]
    is_plain = draft.number is None and draft.caller != at
    ahead = advice(game, game.seat_of(at)) if is_plain else None
    return Keys(
        height=height,
        chosen=draft.hand_of(at),
        resets_on=ahead.resets_on if ahead else None,
        reset_to=game.rules.reset_to,
        ends_from=ahead.ends_from if ahead and not is_last_round(game) else None,
    )


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
    return ft.Container(ft.Row(buttons, spacing=8), padding=padding)


def _other_keys(look: Look, state: State, desk: Desk, height: float) -> list[ft.Control]:
    cards = cards_button(look, state, desk, look.grown(height))
    if state.preferences.pad is Pad.KEYPAD and entering.is_keypad(state):
        return [cards]
    has_negative = limits_of(state.game.rules).lowest < 0
    other = secondary(
        look,
        "other-number",
        look.say("entry.other-negative" if has_negative else "entry.other-number"),
        lambda: desk.change(entering.open_keypad()),
        height=height,
    )
    return [other, cards]


def _save(look: Look, state: State, desk: Desk) -> ft.Control:
    return primary(
        look,
        "save",
        save_words(look, state),
        lambda: desk.change(entering.save_round(desk.now())),
        expand=True,
        is_off=not entering.is_complete(state) or state.is_read_only,
    )


def save_words(look: Look, state: State) -> str:
    """Save round 8; or who is still missing."""
    missing = entering.missing_of(state)
    letters = max(LEAST, int(SHORT / look.text_size))
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
