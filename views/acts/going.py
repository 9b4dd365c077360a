"""Taps that go from one page to another, or close what lies on top of one."""

from dataclasses import replace

from referee.draft import Draft, refitted
from referee.game import Game
from views.acts.coming_back import below_record, below_table, table_left
from views.acts.entering import leave_entry
from views.acts.ruling import step_back
from views.book import Kept
from views.overlay import Overlay
from views.page import (
    About,
    Across,
    Entry,
    Evening,
    FirstSteps,
    Games,
    Home,
    NewGame,
    Page,
    Players,
    Received,
    Record,
    Records,
    Rounds,
    Rules,
    Settings,
    Somebody,
    Table,
)
from views.state import Act, OpenGame, State, opened, opened_over


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
        case Rounds() if state.open is not None and state.open.is_edited:
            return table_left(state)
        case Rounds() | Across():
            return go(Table(is_sheet=state.open is not None and state.game.is_over))(state)
        case Table(is_sheet=True) if state.open is not None and not_plain(state):
            return go(Table())(state)
        case Record(below=below):
            return go(below)(state)
        case Rules():
            return step_back(state)
        case About():
            return go(Settings())(state)
        case FirstSteps():
            return _step_back(state.page)(state)
        case Somebody() | Records() | Evening():
            return go(Players())(state)
        case Table():
            return table_left(state)
        case NewGame() | Games() | Players() | Settings() | Received():
            return go(Home())(state)
    return state


def _step_back(page: FirstSteps) -> Act:
    """One step before; a newcomer at the first one has nowhere to go."""
    if page.step > 0:
        return go(replace(page, step=page.step - 1))
    return go(About()) if page.is_again else lambda state: state


def not_plain(state: State) -> bool:
    """Whether the table of the open game shows a tie or an end before its sheet."""
    return state.game.is_over or bool(state.game.tied)


def game_opened(kept: Kept, draft: Draft | None) -> Act:
    """A game of the book on the screen, at its table; back leads to where it was opened."""

    def act(state: State) -> State:
        fitting = draft if draft is not None and draft.players == kept.sheet.game.to_play else None
        below = below_table(state, kept.sheet.id)
        open_ = replace(_opened_again(state.open, kept, fitting), below=below, is_edited=False)
        return replace(state, page=Table(), overlay=None, open=open_, notice=None, trouble=None)

    return act


def _opened_again(before: OpenGame | None, kept: Kept, draft: Draft | None) -> OpenGame:
    """A game that was on the screen already goes on, with what the book could not keep of it."""
    if before is None or before.kept != kept:
        return opened(kept, draft)
    typed = draft if draft is not None and before.draft.is_empty else before.draft
    return replace(before, draft=typed, correction=None)


def game_renewed(kept: Kept) -> Act:
    """A later revision of the open game, as another window wrote it.

    The page stays, unless it is about what is not there any more.
    """

    def act(state: State) -> State:
        if state.open is None or state.open.kept.sheet.id != kept.sheet.id:
            return state
        if kept.revision <= state.open.kept.revision:
            return state
        correction = _still_corrected(state.open, kept.sheet.game)
        draft = refitted(state.open.draft, kept.sheet.game)
        renewed = replace(opened_over(state.open, kept, draft), correction=correction)
        after = replace(state, overlay=None, open=renewed, notice=None)
        if not isinstance(state.page, Entry) or correction is not None:
            return after
        if state.open.correction is not None:
            return replace(after, page=Rounds())
        return replace(after, page=Table()) if after.game.is_over else after

    return act


def _still_corrected(open_: OpenGame, game: Game) -> Draft | None:
    """The correction that is being typed, if its round is still what it was."""
    draft = open_.correction
    if draft is None or draft.number is None:
        return None
    rows = (open_.game.rounds, game.rounds)
    was, is_now = (rounds[draft.number - 1 : draft.number] for rounds in rows)
    return draft if was == is_now else None


def record_opened(kept: Kept) -> Act:
    """A game of the book on the screen, only to be read; back leads to where it was found."""

    def act(state: State) -> State:
        page = below_record(state, kept.sheet.id)
        return replace(state, page=page, overlay=None, record=kept, notice=None, trouble=None)

    return act
