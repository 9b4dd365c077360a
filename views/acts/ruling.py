"""Taps in the rules: what is asked, which ruling is open, and what the table jots beside it."""

from dataclasses import replace

from referee.rulings import rulings
from views.jottings import MOST
from views.overlay import ChooseEdition, Doubts, GapSheet, LastLap, Why
from views.page import Below, Entry, Games, Home, Rules, Settings, Table, Typed
from views.state import Act, State

STAYING = Why | Doubts | LastLap | GapSheet
"""What still lies there when one comes back from the rules."""


def open_rules(ruling_id: str | None = None) -> Act:
    """The rules, at that ruling; from a game they lead back to exactly where one was."""

    def act(state: State) -> State:
        trail = (ruling_id,) if ruling_id and is_known(ruling_id) else ()
        page = Rules(trail=trail, below=_below(state, ruling_id))
        return replace(state, page=page, overlay=None, notice=None)

    return act


def _below(state: State, ruling_id: str | None) -> Below | None:
    if isinstance(state.page, Home | Games | Settings):
        return None
    if isinstance(state.page, Rules):
        return state.page.below
    overlay = state.overlay if isinstance(state.overlay, STAYING) else None
    return Below(state.page, overlay, ruling_id)


def rules_at(ruling_id: str | None) -> Act:
    """What an address of the rules names; what is typed there stays."""

    def act(state: State) -> State:
        if not isinstance(state.page, Rules):
            return open_rules(ruling_id)(state)
        known = ruling_id if ruling_id and is_known(ruling_id) else None
        trail = _trail_to(state.page.trail, known)
        return replace(state, page=replace(state.page, trail=trail, note=None), overlay=None)

    return act


def _trail_to(trail: tuple[str, ...], ruling_id: str | None) -> tuple[str, ...]:
    if ruling_id is None:
        return ()
    if ruling_id in trail:
        return trail[: trail.index(ruling_id) + 1]
    return (ruling_id,)


def show_ruling(ruling_id: str) -> Act:
    """That ruling; a step back leads to what was shown before."""

    def act(state: State) -> State:
        page = state.page
        if not isinstance(page, Rules) or page.ruling == ruling_id or not is_known(ruling_id):
            return state
        trail = (*page.trail, ruling_id)
        return replace(state, page=replace(page, trail=trail, note=None), overlay=None)

    return act


def ask(words: str) -> Act:
    """What now stands in the search field."""

    def act(state: State) -> State:
        if not isinstance(state.page, Rules) or state.page.asked == words:
            return state
        return replace(state, page=replace(state.page, asked=words, trail=(), note=None))

    return act


def unfold(part: str) -> Act:
    """That part of the list opens, any other one closes; said twice, it closes too."""

    def act(state: State) -> State:
        if not isinstance(state.page, Rules):
            return state
        part_open = "" if state.page.unfolded == part else part
        return replace(state, page=replace(state.page, unfolded=part_open))

    return act


def choose_edition(edition: str | None) -> Act:
    """None: as it is played at the table."""

    def act(state: State) -> State:
        if not isinstance(state.page, Rules) or not isinstance(state.overlay, ChooseEdition):
            return state
        return replace(state, page=replace(state.page, edition=edition), overlay=None)

    return act


def star(ruling_id: str) -> Act:
    """The star beside that ruling: set, or taken away."""

    def act(state: State) -> State:
        if state.is_read_only:
            return state
        return replace(state, jottings=state.jottings.with_star(ruling_id))

    return act


def write_note(ruling_id: str, note: str) -> Act:
    """What now stands in the field beside that ruling."""

    def act(state: State) -> State:
        if state.is_read_only or not isinstance(state.page, Rules):
            return state
        return replace(state, page=replace(state.page, note=Typed(ruling_id, note[:MOST])))

    return act


def keep_note(state: State) -> State:
    """What is typed beside a ruling is what the table says about it."""
    if not isinstance(state.page, Rules):
        return state
    return with_note_kept(state, replace(state, page=replace(state.page, note=None)))


def with_note_kept(before: State, after: State) -> State:
    """A note is kept as well when what was typed is left for another page or ruling."""
    typed, still = _typed(before), _typed(after)
    if typed is None or (still is not None and still.ruling == typed.ruling):
        return after
    return replace(after, jottings=after.jottings.with_note(typed.ruling, typed.words))


def step_back(state: State) -> State:
    """From a ruling to what was shown before it, from the list to where one came from."""
    page = state.page
    assert isinstance(page, Rules)
    asked_for = page.below.ruling if page.below else None
    if page.trail and page.trail != (asked_for,):
        return replace(state, page=replace(page, trail=page.trail[:-1], note=None))
    return leave(state)


def leave(state: State) -> State:
    """Back to exactly what lay there when the rules were opened."""
    assert isinstance(state.page, Rules)
    below = state.page.below
    if below is None:
        return replace(state, page=Home(), overlay=None, notice=None)
    if isinstance(below.page, Entry) and not _is_still_entered(state):
        return replace(state, page=Table(), overlay=None)
    return replace(state, page=below.page, overlay=below.overlay)


def is_known(ruling_id: str) -> bool:
    return any(each.id == ruling_id for each in rulings())


def _typed(state: State) -> Typed | None:
    return state.page.note if isinstance(state.page, Rules) else None


def _is_still_entered(state: State) -> bool:
    """Another window may have ended the game meanwhile."""
    return state.open is not None and bool(state.open.correction or not state.game.is_over)
