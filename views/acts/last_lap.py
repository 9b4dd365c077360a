"""Taps between the call and the count: who called, and who has had the last turn."""

from dataclasses import dataclass, replace

from referee.events import Player
from views.acts.entering import begin_round
from views.page import Entry, Table
from views.state import Act, State


@dataclass(frozen=True, slots=True)
class Turn:
    """One last turn."""

    player: Player
    place: int
    """From 1, clockwise from who called."""
    is_done: bool


def call_at_table(player: Player) -> Act:
    """That player called: the last turns are shown, and the first hand can be entered at once."""

    def act(state: State) -> State:
        if not isinstance(state.page, Table) or not may_call(state):
            return state
        assert state.open is not None
        draft = state.open.draft
        if player not in draft.players:
            return state
        called = replace(draft, caller=player, is_nobody=False)
        return begin_round(replace(state, open=replace(state.open, draft=called)))

    return act


def may_call(state: State) -> bool:
    """Whether a call can be noted at the table."""
    if state.open is None or state.is_read_only or not state.game.rules.calls:
        return False
    return not state.game.is_over and not state.game.tied


def tick(player: Player) -> Act:
    """That player has had the last turn; said twice, it is taken back."""

    def act(state: State) -> State:
        if not isinstance(state.page, Entry) or state.page.had_last_turn is None:
            return state
        had = state.page.had_last_turn
        ticked = tuple(each for each in had if each != player)
        if ticked == had:
            ticked = (*had, player)
        return replace(state, page=replace(state.page, had_last_turn=ticked))

    return act


def last_turns(state: State) -> tuple[Turn, ...]:
    """In the order in which they are played; (): none is to come."""
    if state.open is None or not isinstance(state.page, Entry):
        return ()
    had, draft = state.page.had_last_turn, state.open.entry
    if had is None or not draft.is_last_lap:
        return ()
    return tuple(
        Turn(player, place, player in had) for place, player in enumerate(draft.last_turns, 1)
    )
