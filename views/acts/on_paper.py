"""Taps on the sheet of a game that was begun on paper."""

import re
from dataclasses import replace

from referee.errors import RefereeError
from referee.events import Player
from referee.facts import TOTALS
from views.overlay import Paper
from views.page import NewGame
from views.state import Act, State

WHOLE = re.compile(r"-?[0-9]{1,6}")


def type_total(player: Player, typed: str) -> Act:
    """What stands in the field of that player: counts at once if it may be a total."""

    def act(state: State) -> State:
        if not _is_laid(state, player):
            return state
        total = _read(typed)
        try:
            setup = state.setup if total is None else state.setup.with_total(player, total)
        except RefereeError:
            total, setup = None, state.setup
        is_as_written = total is not None and str(total) == typed
        return replace(state, setup=setup, overlay=_with(state, player, typed, is_as_written))

    return act


def turn_sign(player: Player) -> Act:
    """Below 0 becomes above 0, and the other way round."""

    def act(state: State) -> State:
        if not _is_laid(state, player):
            return state
        total = dict(state.setup.totals).get(player, 0)
        typed = typed_of(state, player) or str(total)
        turned = typed[1:] if typed.startswith(("-", "\N{MINUS SIGN}")) else f"-{typed}"
        return type_total(player, "-" if turned == "-0" else turned)(state)

    return act


def step_resets(player: Player, steps: int) -> Act:
    """One reset more or less that the player has used."""

    def act(state: State) -> State:
        if not _is_laid(state, player):
            return state
        used = dict(state.setup.resets_used).get(player, 0)
        try:
            return replace(state, setup=state.setup.with_resets(player, used + steps))
        except RefereeError:
            return state

    return act


def clear_paper(state: State) -> State:
    """Everybody from 0, as in a game that has not begun."""
    if not isinstance(state.overlay, Paper):
        return state
    return replace(state, setup=state.setup.without_paper(), overlay=None)


def typed_of(state: State, player: Player) -> str | None:
    """What stands in that field as it is; None: the total of the set-up."""
    return dict(state.overlay.typed).get(player) if isinstance(state.overlay, Paper) else None


def is_wrong(typed: str | None) -> bool:
    """Whether a total is being typed that the book cannot take."""
    return typed is not None and _read(typed) not in TOTALS


def _read(typed: str) -> int | None:
    """The total that is typed; nothing, and a sign alone, are 0. None: it is no whole number."""
    written = typed.strip().replace("\N{MINUS SIGN}", "-")
    if written in ("", "-"):
        return 0
    return int(written) if WHOLE.fullmatch(written) else None


def _with(state: State, player: Player, typed: str, is_as_written: bool) -> Paper:
    assert isinstance(state.overlay, Paper)
    others = tuple(pair for pair in state.overlay.typed if pair[0] != player)
    return Paper(others if is_as_written else (*others, (player, typed)))


def _is_laid(state: State, player: Player) -> bool:
    is_laid = isinstance(state.page, NewGame) and isinstance(state.overlay, Paper)
    return is_laid and player in state.setup.players
