"""The cards of a hand in place of the numbers, and what is said about them."""

import flet as ft

from referee.events import Player
from referee.laid import left_in, stacks_of
from referee.outlook import outlook
from views.acts import laying
from views.desk import Desk
from views.look import Look
from views.parts.card_keys import Hand, Kind, Taps, card_keys
from views.parts.laid_cards import Lying
from views.parts.short_name import short_name
from views.parts.tappable import tappable
from views.parts.words import Piece
from views.state import State
from views.steady import steady
from views.theme import BUTTON_CORNER, LARGE_TEXT, MAIN_BUTTON

SHORT = 14
"""Letters of a name that leave room on the last key."""


def cards_button(look: Look, state: State, desk: Desk, height: float) -> ft.Control:
    """From the numbers to the cards and back: 56 wide, beside the buttons at the foot."""
    return _cards_button(look, laying.is_laying(state), height, desk)


@steady
def _cards_button(look: Look, is_open: bool, height: float, desk: Desk) -> ft.Control:
    act, palette = laying.close_cards if is_open else laying.open_cards, look.palette
    return tappable(
        look,
        "cards",
        ft.Icon(ft.Icons.CALCULATE_OUTLINED, size=look.scaled(24), color=palette.ink),
        lambda: desk.change(act),
        label=look.say("calculator.open"),
        width=MAIN_BUTTON,
        height=height,
        radius=BUTTON_CORNER,
        border=ft.BorderSide(2 if is_open else 1, palette.ink if is_open else palette.edge),
        alignment=ft.Alignment.CENTER,
        is_chosen=is_open,
    )


def cards_pad(look: Look, state: State, desk: Desk, height: float) -> ft.Control:
    """As high as the numbers: what lies there, the deck, and the way on."""
    return card_keys(look, _hand(look, state, height), _taps(desk))


def cards_hint(look: Look, state: State) -> list[Piece]:
    """What the house rules know about the cards that lie there; empty: nothing."""
    player, rules = laying.player_asked(state), state.game.rules
    if player is None:
        return []
    if laying.sees_kamikaze(state):
        said = look.say("calculator.kamikaze-seen", points=rules.kamikaze_points)
        return [Piece(said, look.palette.ink, "SansMedium")]
    if laying.sees_zero(state) and _may_have_called(state, player):
        said = look.say("calculator.zero-seen", player=short_name(player, SHORT))
        return [Piece(said, look.palette.ink, "SansMedium")]
    return []


def _may_have_called(state: State, player: Player) -> bool:
    assert state.open is not None
    draft = state.open.entry
    return draft.caller == player or (draft.caller is None and not draft.is_nobody)


def _hand(look: Look, state: State, height: float) -> Hand:
    assert state.open is not None
    draft, rules = state.open.entry, state.game.rules
    player = draft.at or draft.players[0]
    cards, name = draft.laid.of(player), short_name(player, SHORT)
    points = draft.laid.points(player)
    return Hand(
        height=height,
        kinds=tuple(
            Kind(card, stack.size, left_in(stack, draft.laid) > 0)
            for stack in stacks_of(rules)
            for card in stack.cards
        ),
        lying=Lying(
            cards=cards,
            empty=look.say("calculator.empty", player=name),
            said=look.say("calculator.said-sum", player=player, points=points),
            color=_color(look, state, player, points),
        ),
        enter=look.say(_enter_key(look, has_cards=bool(cards)), player=name, points=points),
        is_kamikaze=laying.sees_kamikaze(state),
        kamikaze=look.say(_kamikaze_key(look), player=name),
    )


def _enter_key(look: Look, *, has_cards: bool) -> str:
    """Large words leave no room for the name, which stands above."""
    match has_cards, look.text_size > LARGE_TEXT:
        case True, False:
            return "calculator.enter"
        case True, True:
            return "calculator.enter-short"
        case False, False:
            return "calculator.enter-none"
    return "calculator.enter-none-short"


def _kamikaze_key(look: Look) -> str:
    is_short = look.text_size > LARGE_TEXT
    return "calculator.kamikaze-short" if is_short else "calculator.kamikaze"


def _color(look: Look, state: State, player: Player, points: int) -> str:
    """As the key of that number has it; who called is not told before the call is known."""
    assert state.open is not None
    draft, game = state.open.entry, state.game
    if draft.number is not None or draft.caller == player:
        return look.palette.ink
    ahead = outlook(game, game.seat_of(player))
    if points == ahead.resets_on:
        return look.palette.reset
    is_end = ahead.ends_from is not None and points >= ahead.ends_from
    return look.palette.limit if is_end else look.palette.ink


def _taps(desk: Desk) -> Taps:
    return Taps(
        on_lay=lambda card: desk.change(laying.lay_card(card)),
        on_take=lambda card: desk.change(laying.take_card(card)),
        on_close=lambda: desk.change(laying.close_cards),
        on_enter=lambda: desk.change(laying.enter_laid),
        on_kamikaze=lambda: desk.change(laying.enter_kamikaze),
    )
