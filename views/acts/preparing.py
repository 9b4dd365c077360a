"""Letters and taps on a sheet before anything happens at the table."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from referee.events import Player
from views.acts.entering import begin_correction, look_at
from views.overlay import Join, MoveSeats, Note, Overlay, Rename
from views.state import Act, State

Laid = TypeVar("Laid", bound=Overlay)


def correct_hand(number: int, player: Player) -> Act:
    """That round of the open game is corrected, that player's hand first."""
    return lambda state: look_at(player)(begin_correction(number)(state))


def lay_seats(state: State) -> State:
    """The order of the seats, to be changed."""
    if state.open is None:
        return state
    return replace(state, overlay=MoveSeats(tuple(seat.player for seat in state.game.active)))


def lay_note(state: State) -> State:
    """What is written on the sheet, to be changed."""
    if state.open is None:
        return state
    sheet = state.open.kept.sheet
    return replace(state, overlay=Note(note=sheet.note or "", place=sheet.place or ""))


def join_as(name: str) -> Act:
    return _on_sheet(Join, lambda join: replace(join, name=name))


def start_on(typed: str) -> Act:
    return _on_sheet(Join, lambda join: replace(join, typed=typed))


def rename_to(name: str) -> Act:
    return _on_sheet(Rename, lambda rename: replace(rename, name=name))


def move(player: Player, steps: int) -> Act:
    """That player some seats further, clockwise for a positive number, within the table."""

    def moved(laid: MoveSeats) -> MoveSeats:
        others = [other for other in laid.players if other != player]
        at = min(max(laid.players.index(player) + steps, 0), len(others))
        return MoveSeats((*others[:at], player, *others[at:]))

    return _on_sheet(MoveSeats, moved)


def write_note(note: str) -> Act:
    return _on_sheet(Note, lambda laid: replace(laid, note=note))


def write_place(place: str) -> Act:
    return _on_sheet(Note, lambda laid: replace(laid, place=place))


def _on_sheet(kind: type[Laid], step: Callable[[Laid], Laid]) -> Act:
    """A step of the sheet of that kind, if it is still there."""

    def act(state: State) -> State:
        if not isinstance(state.overlay, kind):
            return state
        return replace(state, overlay=step(state.overlay))

    return act
