"""The lower half of the entry page: the hint and the keys."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from referee.outlook import advice, is_last_round
from referee.tally import summed
from views.acts import entering, laying
from views.acts.last_lap import last_turns
from views.desk import Desk
from views.look import Look
from views.pages.entry_boxes import kamikaze_box, tick_box
from views.pages.entry_cards import cards_hint, cards_pad
from views.pages.entry_hint import hint_pieces
from views.pages.last_lap import last_lap_line
from views.parts.keypad import Presses, Typed, keypad
from views.parts.number_keys import NUMBERS, Keys, beside_keys, number_keys
from views.parts.words import Piece, spans
from views.state import State
from views.steady import steady


def hint_line(look: Look, state: State, desk: Desk) -> ft.Control:
    """A second line takes its room from the lines above, which scroll."""
    boxes: list[ft.Control] = []
    if entering.may_show_kamikaze(state) and not laying.sees_kamikaze(state):
        boxes.append(tick_box(look, kamikaze_box(look, state), desk))
    if last_turns(state):
        return _beside(look, [last_lap_line(look, state, desk), *boxes])
    pieces = tuple(cards_hint(look, state) or hint_pieces(look, state))
    if not boxes:
        return _hint_alone(look, pieces)
    # It shares two lines with something, so it may need one more.
    return _beside(look, [_hint(look, pieces), *boxes])


def _beside(look: Look, parts: list[ft.Control]) -> ft.Container:
    row = ft.Row(parts, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    return ft.Container(row, padding=_around_hint(look))


def _around_hint(look: Look) -> ft.Padding:
    return ft.Padding.symmetric(horizontal=look.margin, vertical=4)


@steady
def _hint_alone(look: Look, pieces: Sequence[Piece]) -> ft.Control:
    return ft.Container(_said(look, pieces, 2), padding=_around_hint(look))


@steady
def _hint(look: Look, pieces: Sequence[Piece]) -> ft.Control:
    return ft.Container(_said(look, pieces, 3), expand=True)


def _said(look: Look, pieces: Sequence[Piece], most: int) -> ft.Control:
    said = spans(look, pieces, "small", lines=most + look.lines - 1)
    return ft.Semantics(content=said, live_region=True)


def pad(look: Look, state: State, desk: Desk, height: float) -> ft.Container:
    """The thirty numbers, the keypad or the cards; `height` is that of one key."""
    keys = _keys_of(look, state, desk, height)
    return ft.Container(keys, padding=ft.Padding.symmetric(horizontal=beside_keys(look)))


def _keys_of(look: Look, state: State, desk: Desk, height: float) -> ft.Control:
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
        resets_on=_on_a_key(ahead.resets_on) if ahead else None,
        reset_to=game.rules.reset_to,
        ends_from=_on_a_key(ahead.ends_from) if ahead and not is_last_round(game) else None,
    )


def _on_a_key(number: int | None) -> int | None:
    """None: no key is changed by it."""
    return number if number is None or number <= NUMBERS[-1] else None
