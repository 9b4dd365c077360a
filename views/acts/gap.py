"""Taps on the gap of Cabanga!: the colour, the two numbers, and what was thrown."""

from collections.abc import Callable
from dataclasses import replace

from referee.gap import Colour, Gap
from referee.ruleset import Deck
from views.overlay import GapSheet
from views.page import Entry, Table
from views.state import Act, State


def may_open_gap(state: State) -> bool:
    """Whether cards with colours and numbers lie on the table."""
    return state.open is not None and state.game.rules.deck is Deck.CABANGA


def open_gap(state: State) -> State:
    if not may_open_gap(state) or not isinstance(state.page, Table | Entry):
        return state
    return replace(state, overlay=GapSheet())


def choose_colour(colour: Colour) -> Act:
    """Said twice, it is taken back: the numbers are enough."""

    def step(laid: GapSheet) -> GapSheet:
        return replace(laid, colour=None if laid.colour is colour else colour)

    return _on_gap(step)


def ask_side(side: int) -> Act:
    """The next number is that of the left (0) or the right (1) card."""
    return _on_gap(lambda laid: replace(laid, at=side))


def put_number(number: int) -> Act:
    """That number where one is asked for; then the other one is."""

    def step(laid: GapSheet) -> GapSheet:
        left, right = laid.numbers
        numbers = (left, number) if laid.at else (number, right)
        return replace(laid, numbers=numbers, at=1 - laid.at, thrown=0)

    return _on_gap(step)


def throw(cards: int) -> Act:
    """So many cards more, or fewer if negative; never more than there are numbers in the gap."""

    def step(laid: GapSheet) -> GapSheet:
        gap = gap_of(laid)
        most = len(gap.numbers) if gap else 0
        return replace(laid, thrown=min(max(laid.thrown + cards, 0), most))

    return _on_gap(step)


def gap_of(laid: GapSheet) -> Gap | None:
    """None: one of the numbers is missing."""
    left, right = laid.numbers
    return None if left is None or right is None else Gap(left, right)


def _on_gap(step: Callable[[GapSheet], GapSheet]) -> Act:
    def act(state: State) -> State:
        if not isinstance(state.overlay, GapSheet):
            return state
        return replace(state, overlay=step(state.overlay))

    return act
