"""Taps while a round is entered or corrected."""

from collections.abc import Callable
from dataclasses import replace

from referee.doubts import KAMIKAZE_HAND, Doubt, doubts_of_round
from referee.draft import Draft, draft_of, new_draft, refitted
from referee.errors import RefereeError
from referee.events import Player
from referee.ruleset import Kamikaze
from referee.tally import pressed, summed
from views.acts.playing import recorded, with_journal
from views.overlay import Corrected, Doubts
from views.page import Entry, Rounds, Table
from views.preferences import Pad
from views.state import Act, Notice, State

CALL_CODE = "no-caller"
"""The doubt that the table has answered once it has said that nobody called."""


def begin_round(state: State) -> State:
    """The next round is entered; a half-typed one goes on, with its digits or its last turns."""
    if state.open is None or state.game.is_over:
        return state
    game = replace(state.open, correction=None)
    page = Entry(
        is_keypad=True if game.draft.typed else None,
        had_last_turn=() if game.draft.is_last_lap else None,
    )
    return replace(state, open=game, page=page, overlay=None, notice=None)


def begin_correction(number: int) -> Act:
    """That round of the open game is corrected; a half-typed new round waits meanwhile."""

    def act(state: State) -> State:
        if state.open is None or not 1 <= number <= len(state.game.rounds):
            return state
        draft = draft_of(state.game, state.game.rounds[number - 1])
        game = replace(state.open, correction=draft)
        return replace(state, open=game, page=Entry(), overlay=None, notice=None)

    return act


def put(points: int) -> Act:
    """The hand of the player who is asked for; then the next one is."""

    def act(state: State) -> State:
        after = _drafting(lambda draft: draft.with_hand(draft.at, points) if draft.at else draft)(
            state
        )
        return after if after is state else replace(after, page=Entry())

    return act


def put_typed(state: State) -> State:
    """The number on the keypad as the hand of the player who is asked for."""
    points = None if state.open is None else summed(state.open.entry.typed)
    return state if points is None else put(points)(state)


def open_keypad(typed: str = "") -> Act:
    """The keypad, with something on it already."""

    def act(state: State) -> State:
        if not isinstance(state.page, Entry) or state.overlay is not None:
            return state
        return replace(type_on(typed)(state), page=replace(state.page, is_keypad=True))

    return act


def is_keypad(state: State) -> bool:
    """Whether a number is typed digit by digit."""
    if not isinstance(state.page, Entry):
        return False
    if state.page.is_keypad is None:
        return state.preferences.pad is Pad.KEYPAD
    return state.page.is_keypad


def close_keypad(state: State) -> State:
    if not isinstance(state.page, Entry):
        return state
    return replace(type_on("")(state), page=replace(state.page, is_keypad=False))


def clear(state: State) -> State:
    """The hand of the player who is asked for is taken away."""
    return _drafting(lambda draft: draft.without_hand(draft.at) if draft.at else draft)(state)


def look_at(player: Player) -> Act:
    return _drafting_for(player, lambda draft: draft.looking_at(player))


def type_on(typed: str) -> Act:
    """What stands on the keypad and is no hand yet."""
    return _drafting(lambda draft: replace(draft, typed=typed))


def press(key: str) -> Act:
    """One more digit or sign on the keypad, if a number can go on with it."""
    return _drafting(lambda draft: replace(draft, typed=pressed(draft.typed, key)))


def take_back_key(state: State) -> State:
    """The last digit or sign on the keypad is gone."""
    return _drafting(lambda draft: replace(draft, typed=draft.typed[:-1]))(state)


def call(player: Player) -> Act:
    return _drafting_for(player, lambda draft: draft.with_caller(player))


def nobody_called(state: State) -> State:
    return _drafting(Draft.with_nobody)(state)


def show_kamikaze(player: Player) -> Act:
    """That player showed 12, 12, 13, 13, which is a hand of 50; said twice, it is taken back."""

    def step(draft: Draft) -> Draft:
        shown = draft.with_kamikaze(player)
        is_open = shown.kamikaze == player and shown.hand_of(player) is None
        return shown.with_hand(player, KAMIKAZE_HAND) if is_open else shown

    return _drafting_for(player, step)


def leave_entry(state: State) -> State:
    """Back: a new round stays half typed, a correction is dropped."""
    if state.open is None or not isinstance(state.page, Entry):
        return state
    if state.open.correction is None:
        return replace(state, page=Table(), overlay=None)
    return replace(state, open=replace(state.open, correction=None), page=Rounds(), overlay=None)


def empty_entry(state: State) -> State:
    """Everything typed for the next round is taken away."""
    if state.open is None or state.open.correction is not None:
        return state
    return _with_entry(state, new_draft(state.game))


def save_round(now: str | None) -> Act:
    """The round is asked about, or saved; a correction is shown before it is made."""

    def act(state: State) -> State:
        if not is_complete(state):
            return state
        if open_doubts(state):
            return replace(state, overlay=Doubts())
        return save_anyway(now)(state)

    return act


def save_anyway(now: str | None) -> Act:
    """The round is saved without asking, once; a correction is shown before it is made."""

    def act(state: State) -> State:
        if not is_complete(state) or state.open is None:
            return state
        draft = state.open.entry
        if draft.number is None:
            return recorded(state, draft.round_(now))
        return _shown_before(state, draft, draft.number)

    return act


def is_complete(state: State) -> bool:
    """Whether the round on the screen can be saved."""
    return isinstance(state.page, Entry) and state.open is not None and not missing_of(state)


def missing_of(state: State) -> tuple[Player | None, ...]:
    """Whose hand is missing, in seat order; None at the end: who called."""
    if state.open is None:
        return ()
    draft = state.open.entry
    unsaid = state.game.rules.calls and draft.caller is None and not draft.is_nobody
    shown = draft.kamikaze is not None
    return (*draft.missing, *((None,) if unsaid and not shown else ()))


def open_doubts(state: State) -> tuple[Doubt, ...]:
    """What the app asks before it saves the round on the screen."""
    if state.open is None:
        return ()
    draft = state.open.entry
    found = doubts_of_round(state.game.rules, draft.round_())
    answered = {CALL_CODE} if draft.is_nobody or draft.kamikaze else set()
    return tuple(doubt for doubt in found if doubt.code not in answered)


def may_show_kamikaze(state: State) -> bool:
    return state.game.rules.kamikaze is Kamikaze.TWO_12_TWO_13


def _with_entry(state: State, draft: Draft) -> State:
    assert state.open is not None
    if state.open.correction is None:
        return replace(state, open=replace(state.open, draft=draft))
    return replace(state, open=replace(state.open, correction=draft))


def _drafting(step: Callable[[Draft], Draft]) -> Act:
    def act(state: State) -> State:
        if state.open is None or not isinstance(state.page, Entry) or state.overlay is not None:
            return state
        return _with_entry(state, step(state.open.entry))

    return act


def _drafting_for(player: Player, step: Callable[[Draft], Draft]) -> Act:
    """The same state if that player does not play the round any more."""
    return _drafting(lambda draft: step(draft) if player in draft.players else draft)


def _shown_before(state: State, draft: Draft, number: int) -> State:
    assert state.open is not None
    journal = state.open.journal
    try:
        corrected = journal.correct(number, draft.round_())
    except RefereeError:
        return state
    if corrected == journal:
        return leave_entry(replace(state, overlay=None))
    return replace(state, overlay=Corrected(corrected))


def make_correction(state: State) -> State:
    """The correction on the screen is made; a half-typed new round goes on."""
    if state.open is None or not isinstance(state.overlay, Corrected):
        return state
    key = "notice.corrected" if state.overlay.deleted is None else "notice.deleted"
    after = with_journal(state, state.overlay.journal, Notice(key))
    assert after.open is not None
    draft = refitted(state.open.draft, after.game)
    return replace(after, open=replace(after.open, draft=draft))
