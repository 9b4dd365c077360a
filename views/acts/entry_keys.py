"""What the keys do while a round is entered: digits, arrows, who called, and the way back."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from referee.draft import Draft
from referee.events import Player
from referee.tally import summed
from views.acts import entering
from views.page import Entry
from views.state import Act, State


def type_more(key: str) -> Act:
    """The keypad shows what is typed, and stays for the next hand."""
    return lambda state: _on_keypad(entering.press(key)(state))


def _on_keypad(state: State) -> State:
    return replace(state, page=Entry(is_keypad=True))


def go_on(now: str | None) -> Act:
    """What is typed becomes the hand; with nothing typed the round is saved once it is whole."""

    def act(state: State) -> State:
        assert state.open is not None
        if not state.open.entry.typed:
            return entering.save_round(now)(state)
        after = entering.put_typed(state)
        return state if after is state else _on_keypad(after)

    return act


def _step(steps: int) -> Act:
    """Another player, above or below; what is typed stays with the one it was typed for."""

    def act(state: State) -> State:
        asked = _asked(state)
        if asked is None:
            return state
        draft, player = asked
        if draft.typed and summed(draft.typed) is None:
            return state
        at = draft.players.index(player) + steps
        if not 0 <= at < len(draft.players):
            return state
        return entering.look_at(draft.players[at])(go_on(None)(state) if draft.typed else state)

    return act


def take_back(state: State) -> State:
    """What was entered last: what is typed, else the last hand, else who called.

    A correction began with every hand, so of these it loses none.
    """
    asked = _asked(state)
    if asked is None:
        return state
    draft, player = asked
    if draft.typed:
        return entering.type_on("")(state)
    if draft.number is not None:
        return state
    last = _last_entered(draft, player)
    if last is not None:
        return entering.clear(entering.look_at(last)(state))
    if draft.is_nobody:
        return entering.nobody_called(state)
    return entering.call(draft.caller)(state) if draft.caller else state


def _last_entered(draft: Draft, player: Player) -> Player | None:
    """Counted back round the table from the player who is asked for; None: no hand is entered."""
    at = draft.players.index(player) + 1
    before = reversed(draft.players[at:] + draft.players[:at])
    return next((each for each in before if draft.hand_of(each) is not None), None)


def _rub_out(state: State) -> State:
    """The last digit, or the hand."""
    is_typed = state.open is not None and state.open.entry.typed
    return entering.take_back_key(state) if is_typed else entering.clear(state)


def _call(state: State) -> State:
    asked = _asked(state)
    if asked is None or not state.game.rules.calls:
        return state
    return entering.call(asked[1])(state)


def _nobody(state: State) -> State:
    return entering.nobody_called(state) if state.game.rules.calls else state


def _kamikaze(state: State) -> State:
    asked = _asked(state)
    if asked is None or not entering.may_show_kamikaze(state):
        return state
    return entering.show_kamikaze(asked[1])(state)


def _asked(state: State) -> tuple[Draft, Player] | None:
    """The round on the screen and whose hand is asked for; None: nobody's is."""
    draft = None if state.open is None else state.open.entry
    return None if draft is None or draft.at is None else (draft, draft.at)


ON_ENTRY: Mapping[str, Callable[[State], State]] = {
    "Arrow Up": _step(-1),
    "Arrow Down": _step(1),
    "Backspace": _rub_out,
    "Delete": entering.clear,
    "C": _call,
    "N": _nobody,
    "K": _kamikaze,
}
