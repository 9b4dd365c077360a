"""Taps that go from one page to another, or close what lies on top of one."""

from dataclasses import replace

from referee.draft import Draft, refitted
from views.acts.entering import leave_entry
from views.book import Kept
from views.state import (
    Act,
    Entry,
    Games,
    Home,
    NewGame,
    Overlay,
    Page,
    Record,
    Rounds,
    State,
    Table,
    opened,
)


def go(page: Page) -> Act:
    """That page, with nothing on top of it."""
    return lambda state: replace(state, page=page, overlay=None, notice=None)


def lay(overlay: Overlay) -> Act:
    """That on top of the page."""
    return lambda state: replace(state, overlay=overlay)


def close(state: State) -> State:
    """Nothing on top of the page."""
    return replace(state, overlay=None) if state.overlay is not None else state


def close_kind(kind: type[Overlay]) -> Act:
    """Nothing on top, if it is still one of that kind: its own late farewell closes no other."""
    return lambda state: close(state) if isinstance(state.overlay, kind) else state


def hide_trouble(state: State) -> State:
    return replace(state, trouble=None) if state.trouble is not None else state


def back(state: State) -> State:
    """One step back: what lies on top first, then the page; nothing typed is lost."""
    if state.overlay is not None:
        return close(state)
    match state.page:
        case Entry():
            return leave_entry(state)
        case Rounds():
            return go(Table(is_sheet=state.open is not None and state.game.is_over))(state)
        case Table(is_sheet=True) if state.open is not None and not_plain(state):
            return go(Table())(state)
        case Record():
            return go(Games())(state)
        case Table() | NewGame() | Games():
            return go(Home())(state)
    return state


def not_plain(state: State) -> bool:
    """Whether the table of the open game shows a tie or an end before its sheet."""
    return state.game.is_over or bool(state.game.tied)


def game_opened(kept: Kept, draft: Draft | None) -> Act:
    """A game of the book on the screen, at its table."""

    def act(state: State) -> State:
        fitting = draft if draft is not None and draft.players == kept.sheet.game.to_play else None
        return replace(
            state, page=Table(), overlay=None, open=opened(kept, fitting), notice=None, trouble=None
        )

    return act


def game_renewed(kept: Kept) -> Act:
    """A later revision of the open game, as another window wrote it; the page stays."""

    def act(state: State) -> State:
        if state.open is None or state.open.kept.sheet.id != kept.sheet.id:
            return state
        if kept.revision <= state.open.kept.revision:
            return state
        draft = refitted(state.open.draft, kept.sheet.game)
        return replace(state, overlay=None, open=opened(kept, draft), notice=None)

    return act


def record_opened(kept: Kept) -> Act:
    """A game of the book on the screen, only to be read."""
    return lambda state: replace(
        state, page=Record(), overlay=None, record=kept, notice=None, trouble=None
    )
