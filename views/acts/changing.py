"""Taps that change the table beside playing: who sits at it, who deals, what is noted, its end."""

import re
from dataclasses import replace
from typing import NamedTuple

from referee.called import renames
from referee.checks import check_moment
from referee.errors import RefereeError
from referee.events import (
    DealerNamed,
    Event,
    GameStopped,
    Player,
    PlayerJoined,
    PlayerLeft,
    PlayerRenamed,
    SeatsMoved,
)
from referee.game import Game
from referee.names import spelled
from referee.opening import FEWEST_PLAYERS
from views.acts.playing import recorded
from views.overlay import Join, Leave, MoveSeats, NameDealer, Note, Rename, Stop
from views.state import Act, State

NUMBER = re.compile(r"[-\u2212]?[0-9]{1,6}")


class Start(NamedTuple):
    """A total on which somebody who joins may fairly start."""

    code: str
    total: int


def may_happen(state: State, kind: type[Event]) -> bool:
    """Whether the table can be asked for an event of that kind at this moment."""
    if state.open is None or state.is_read_only:
        return False
    try:
        check_moment(state.game, kind)
    except RefereeError:
        return False
    return True


def may_leave(game: Game) -> bool:
    """Whether enough players stay when one leaves."""
    return len(game.active) > FEWEST_PLAYERS


def starts(game: Game) -> tuple[Start, ...]:
    """Suggested totals for who joins, each total once; the first is no advantage."""
    totals = [seat.total for seat in game.active]
    average = -(-sum(totals) // len(totals))
    all_starts = (Start("highest", max(totals)), Start("average", average), Start("zero", 0))
    seen: dict[int, Start] = {}
    for start in all_starts:
        seen.setdefault(start.total, start)
    return tuple(seen.values())


def proposed(state: State, now: str | None = None) -> Event | None:
    """What the sheet on the table asks for; None: it is not all said."""
    match state.overlay:
        case Join(name=name):
            total = starting_total(state)
            return None if total is None else PlayerJoined(Player(spelled(name)), total, now)
        case Leave(player=str(player)):
            return PlayerLeft(Player(player), now)
        case Rename(player=str(player), name=name):
            return PlayerRenamed(Player(player), Player(spelled(name)), now)
        case MoveSeats(players=players):
            return SeatsMoved(players, now)
        case Stop(result=result):
            return GameStopped(result, now)
    return None


def starting_total(state: State) -> int | None:
    """The total on which who joins would start; None: what is typed is no number."""
    if not isinstance(state.overlay, Join):
        return None
    typed = state.overlay.typed
    if typed is None:
        return starts(state.game)[0].total
    written = typed.strip()
    return int(written.replace("\u2212", "-")) if NUMBER.fullmatch(written) else None


def fault_of(state: State) -> str | None:
    """Why that cannot happen, as a code of the referee; None: it can."""
    event = proposed(state)
    if state.open is None or event is None:
        return "missing"
    try:
        state.open.journal.add(event)
    except RefereeError as fault:
        return fault.code
    return None


def agree(now: str | None) -> Act:
    """What the sheet on the table asks for happens, once; what changes nothing only closes it."""

    def act(state: State) -> State:
        event = proposed(state, now)
        if event is None:
            return state
        if _is_idle(state.game, event):
            return replace(state, overlay=None)
        return recorded(state, event)

    return act


def name_dealer(player: Player, now: str | None) -> Act:
    """That player deals the next round."""

    def act(state: State) -> State:
        if not isinstance(state.overlay, NameDealer):
            return state
        if state.game.dealer == player:
            return replace(state, overlay=None)
        return recorded(state, DealerNamed(player, now))

    return act


def called_as_now(now: str | None) -> Act:
    """The open game hears the names that its players were given elsewhere."""

    def act(state: State) -> State:
        if state.open is None or state.is_read_only:
            return state
        said = renames(state.game, state.people, now)
        for rename in said:
            state = recorded(state, rename)
        return replace(state, notice=None) if said else state

    return act


def keep_note(state: State) -> State:
    """What is written on the sheet belongs to the game from now on."""
    if not isinstance(state.overlay, Note):
        return state
    return replace(noted(state.overlay.note, state.overlay.place)(state), overlay=None)


def noted(note: str, place: str) -> Act:
    """Note and place of the open game; empty: nothing is written."""

    def act(state: State) -> State:
        if state.open is None:
            return state
        sheet = replace(
            state.open.kept.sheet, note=note.strip() or None, place=place.strip() or None
        )
        return replace(state, open=replace(state.open, kept=replace(state.open.kept, sheet=sheet)))

    return act


def _is_idle(game: Game, event: Event) -> bool:
    match event:
        case PlayerRenamed(player=player, name=name):
            return player == name
        case SeatsMoved(players=players):
            return players == tuple(seat.player for seat in game.active)
    return False
