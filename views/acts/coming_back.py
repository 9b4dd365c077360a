"""What one comes back to from a game: the page on which it was opened, exactly as it was."""

from dataclasses import replace

from views.page import Evening, Games, Home, Page, Record, Records, Rounds, Somebody, Table
from views.state import State

LISTS = Home | Games | Somebody | Records | Evening
"""Pages on which a game is found."""


def below_table(state: State, game_id: str) -> Page:
    """What lies below the table of that game when it is opened now."""
    match state.page:
        case Record() if state.record is not None and state.record.sheet.id == game_id:
            return state.page
        case Home() | Games():
            return state.page
    return state.open.below if state.open is not None and _has_open(state, game_id) else Home()


def below_record(state: State, game_id: str) -> Record:
    """Its page to be read, when it is opened now."""
    if isinstance(state.page, LISTS):
        return Record(state.page)
    if state.open is None or not _has_open(state, game_id):
        return Record()
    # A step back by the browser, from the table to the record on which it was opened.
    return state.open.below if isinstance(state.open.below, Record) else Record()


def table_left(state: State) -> State:
    """Back to where the game was opened; its record shows it as it is by now."""
    if state.open is None:
        return replace(state, page=Home(), overlay=None, notice=None)
    below = state.open.below
    record = state.open.kept if isinstance(below, Record) else state.record
    return replace(state, page=below, record=record, overlay=None, notice=None)


def edit_rounds(state: State) -> State:
    """Every round of the game whose table was just opened; back skips the table."""
    if state.open is None or not isinstance(state.page, Table):
        return state
    open_ = replace(state.open, is_edited=True)
    return replace(state, open=open_, page=Rounds(), overlay=None, notice=None)


def show_rounds(state: State) -> State:
    """Every round of the game at the table; back leads to its sheet."""
    if state.open is None:
        return state
    open_ = replace(state.open, is_edited=False)
    return replace(state, open=open_, page=Rounds(), overlay=None, notice=None)


def _has_open(state: State, game_id: str) -> bool:
    return state.open is not None and state.open.kept.sheet.id == game_id
