"""What the keys of a keyboard do at the table and while a round is entered.

Nobody writes in a field there, so every key is free. On other pages only Escape does something.
"""

from dataclasses import dataclass

from views.acts import entering, entry_keys
from views.acts.going import back
from views.acts.playing import redo, undo
from views.page import Entry, Table
from views.state import Act, State

NUMPAD = "Numpad "
SIGNS = {"Add": "+", "Subtract": "-", "\u2212": "-", "=": "+"}
"""Other names of the two signs; the plus shares its key with the equals sign."""
TYPED = {*"0123456789+-"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Stroke:
    """One key, by the name that Flet gives it."""

    key: str
    is_shifted: bool = False
    is_command: bool = False
    """With Ctrl, or with the command key of a Mac."""

    @property
    def name(self) -> str:
        """The same wherever on the keyboard it is."""
        bare = self.key.removeprefix(NUMPAD)
        return SIGNS.get(bare, bare.upper() if len(bare) == 1 else bare)


def stroke(struck: Stroke) -> Act:
    """Any key but Enter, which belongs to whatever has the focus: see `enter`."""

    def act(state: State) -> State:
        if state.overlay is not None:
            return state
        done = _meant(struck, state)
        return state if done is None else done(state)

    return act


def enter(now: str | None) -> Act:
    """Enter while no button has the focus: the next round, the next hand, the save."""

    def act(state: State) -> State:
        if state.overlay is not None or state.is_read_only:
            return state
        match state.page:
            case Table():
                return entering.begin_round(state)
            case Entry():
                return entry_keys.go_on(now)(state)
        return state

    return act


def has_keys(state: State) -> bool:
    """Whether digits and letters do something on the page."""
    return isinstance(state.page, Table | Entry) and state.open is not None


def _meant(struck: Stroke, state: State) -> Act | None:
    """What that key does now; None: nothing."""
    if struck.name == "Escape":
        return _escape
    if not has_keys(state) or state.is_read_only:
        return None
    if struck.is_command:
        return _command(struck, state)
    if isinstance(state.page, Table):
        return entering.begin_round if struck.name == "R" else None
    if struck.name in TYPED:
        return entry_keys.type_more(struck.name)
    return entry_keys.ON_ENTRY.get(struck.name)


def _command(struck: Stroke, state: State) -> Act | None:
    is_again = struck.name == "Y" or (struck.name == "Z" and struck.is_shifted)
    if isinstance(state.page, Entry):
        return entry_keys.take_back if struck.name == "Z" and not is_again else None
    if is_again:
        return redo
    return undo if struck.name == "Z" else None


def _escape(state: State) -> State:
    """What is typed and no hand yet goes first, then the page."""
    if isinstance(state.page, Entry) and state.open is not None and state.open.entry.typed:
        return entering.type_on("")(state)
    return back(state)
