"""Taps on the cards of a hand while a round is entered."""

from collections.abc import Callable
from dataclasses import replace

from referee.events import Player
from referee.laid import Card, Laid, is_kamikaze, laid_on
from referee.ruleset import Kamikaze, Ruleset
from views.acts.entering import put, show_kamikaze, type_on
from views.page import Entry
from views.state import Act, State


def open_cards(state: State) -> State:
    """The cards of the deck, in place of the numbers."""
    if not isinstance(state.page, Entry) or state.overlay is not None:
        return state
    return replace(type_on("")(state), page=Entry(is_laying=True))


def close_cards(state: State) -> State:
    """The numbers again; what was laid stays."""
    return replace(state, page=Entry()) if is_laying(state) else state


def lay_card(card: Card) -> Act:
    """One more card in front of the player who is asked for, if there is one left."""
    return _laying(lambda laid, rules, player: laid_on(laid, rules, player, card))


def take_card(card: Card) -> Act:
    """One of its kind less in front of the player who is asked for."""
    return _laying(lambda laid, _, player: laid.without_card(player, card))


def enter_laid(state: State) -> State:
    """What the cards add up to as the hand of that player; then the next one's cards are asked."""
    player = player_asked(state)
    if player is None:
        return state
    after = put(laid_of(state).points(player))(state)
    return after if after is state else replace(after, page=Entry(is_laying=True))


def enter_kamikaze(state: State) -> State:
    """The same, and that player has shown the Kamikaze."""
    player = player_asked(state)
    if player is None or state.open is None or not sees_kamikaze(state):
        return state
    entered = enter_laid(state)
    is_shown = state.open.entry.kamikaze == player
    return entered if is_shown else show_kamikaze(player)(entered)


def is_laying(state: State) -> bool:
    return isinstance(state.page, Entry) and state.page.is_laying


def player_asked(state: State) -> Player | None:
    """Whose cards are tapped; None: nobody's are."""
    return state.open.entry.at if state.open is not None and is_laying(state) else None


def laid_of(state: State) -> Laid:
    return state.open.entry.laid if state.open is not None else Laid()


def sees_kamikaze(state: State) -> bool:
    """Whether 12, 12, 13, 13 lies there and the table knows it as a Kamikaze."""
    return state.game.rules.kamikaze is Kamikaze.TWO_12_TWO_13 and _is_special(state)


def sees_zero(state: State) -> bool:
    """Whether exactly 0 lies there, which becomes a Kamikaze by a call of this player."""
    return state.game.rules.kamikaze is Kamikaze.ZERO_TOTAL and _is_special(state)


def _is_special(state: State) -> bool:
    player = player_asked(state)
    return player is not None and is_kamikaze(state.game.rules, laid_of(state).of(player))


def _laying(step: Callable[[Laid, Ruleset, Player], Laid]) -> Act:
    def act(state: State) -> State:
        player = player_asked(state)
        if player is None or state.overlay is not None:
            return state
        return _with_laid(state, step(laid_of(state), state.game.rules, player))

    return act


def _with_laid(state: State, laid: Laid) -> State:
    assert state.open is not None
    if laid == laid_of(state):
        return state
    if state.open.correction is None:
        return replace(state, open=replace(state.open, draft=replace(state.open.draft, laid=laid)))
    correction = replace(state.open.correction, laid=laid)
    return replace(state, open=replace(state.open, correction=correction))
