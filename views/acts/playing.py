"""Taps at the table: record, undo, redo, delete."""

from dataclasses import replace

from referee.draft import Draft, new_draft, refitted, renamed_draft
from referee.errors import RefereeError
from referee.events import Event, PlayerRenamed, RoundPlayed
from referee.game import Game
from referee.journal import Journal
from referee.renaming import new_spelling
from views.acts.redealing import may_take_deal_back, take_deal_back
from views.overlay import Corrected
from views.page import Table
from views.state import Act, Notice, State


def undo(state: State) -> State:
    """The last change of the open game is taken back, across its end too; first a new deal."""
    if may_take_deal_back(state):
        return take_deal_back(state)
    if state.open is None or not state.open.journal.can_undo:
        return state
    return with_journal(state, state.open.journal.undo(), Notice("notice.undone"))


def can_undo(state: State) -> bool:
    return may_take_deal_back(state) or (state.open is not None and state.open.journal.can_undo)


def redo(state: State) -> State:
    """The change that was taken back last is made once more."""
    if state.open is None or not state.open.journal.can_redo:
        return state
    return with_journal(state, state.open.journal.redo(), Notice("notice.redone"))


def show_deletion(number: int) -> Act:
    """What would change without that round, before it goes."""

    def act(state: State) -> State:
        if state.open is None or not 1 <= number <= len(state.game.rounds):
            return state
        return replace(state, overlay=Corrected(state.open.journal.delete(number), number))

    return act


def happened(event: Event) -> Act:
    """Something happened at the table; the same state if it cannot happen now."""
    return lambda state: recorded(state, event)


def recorded(state: State, event: Event) -> State:
    """The event added to the open game; the same state if it cannot happen now."""
    if state.open is None:
        return state
    try:
        journal = state.open.journal.add(event)
    except RefereeError:
        return state
    after = with_journal(state, journal, _notice_of(event, journal.game))
    assert after.open is not None
    draft = _still_typed(state.open.draft, event, journal.game)
    return replace(after, open=replace(after.open, draft=draft))


def with_journal(state: State, journal: Journal, notice: Notice) -> State:
    """The open game after a change, with nothing on top of the table.

    What is half typed stays while the round for which it was typed is still the next one.
    """
    assert state.open is not None
    sheet = replace(state.open.kept.sheet, journal=journal)
    is_next = len(sheet.game.rounds) == len(state.game.rounds)
    game = replace(
        state.open,
        kept=replace(state.open.kept, sheet=sheet),
        draft=refitted(state.open.draft, sheet.game) if is_next else new_draft(sheet.game),
        correction=None,
        dealt_away=None,
        is_edited=False,
    )
    return replace(state, open=game, page=Table(), overlay=None, notice=notice, trouble=None)


def _still_typed(draft: Draft, event: Event, game: Game) -> Draft:
    """What is half typed after something happened: nothing after a round, else all that fits."""
    match event:
        case RoundPlayed():
            return new_draft(game)
        case PlayerRenamed(player, name):
            return renamed_draft(draft, new_spelling(player, name))
    return refitted(draft, game)


def _notice_of(event: Event, game: Game) -> Notice:
    if isinstance(event, RoundPlayed):
        return Notice("notice.saved", (("number", len(game.rounds)),))
    return Notice("notice.changed")
