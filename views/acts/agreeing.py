"""Taps on the sheet of the house rules, while a game is set up."""

import re
from collections.abc import Callable
from dataclasses import replace

from referee.editions import edition
from referee.errors import RefereeError
from referee.house import first_value, stepped
from views.overlay import HouseRulesSheet
from views.page import NewGame
from views.state import Act, State

WHOLE = re.compile(r"[0-9]{1,6}")


def unfold(rule: str) -> Act:
    """What one rule means, and its values; nothing else stays open."""

    def act(state: State) -> State:
        if not isinstance(state.overlay, HouseRulesSheet):
            return state
        return replace(state, overlay=HouseRulesSheet(rule))

    return act


def fold_up(rule: str) -> Act:
    """That rule is folded up again, if it still is the open one."""

    def act(state: State) -> State:
        if not isinstance(state.overlay, HouseRulesSheet) or state.overlay.rule != rule:
            return state
        return replace(state, overlay=HouseRulesSheet())

    return act


def agree_on(rule: str, value: object) -> Act:
    """The table plays that value. The same state for one that the rule may not have."""
    return _agreeing(rule, lambda _: value)


def step(rule: str, steps: int) -> Act:
    """A number goes one up or down."""

    def after(state: State) -> object:
        value = getattr(state.setup.rules, rule)
        return value if value is None else stepped(rule, value, steps)

    return _agreeing(rule, after)


def begin_number(rule: str) -> Act:
    """A rule without a number gets one."""

    def after(state: State) -> object:
        value = getattr(state.setup.rules, rule)
        return first_value(state.setup.edition, rule) if value is None else value

    return _agreeing(rule, after)


def as_printed(rule: str) -> Act:
    """That rule as the edition has it."""
    return _agreeing(rule, lambda state: getattr(edition(state.setup.edition).rules, rule))


def type_value(rule: str, typed: str) -> Act:
    """A number in the field of a rule: in force at once if it may be, else only shown."""

    def act(state: State) -> State:
        written = typed.strip()
        if not _is_open(state, rule):
            return state
        number = int(written) if WHOLE.fullmatch(written) else None
        after = state if number is None else agree_on(rule, number)(state)
        is_taken = number is not None and getattr(after.setup.rules, rule) == number
        return replace(after, overlay=HouseRulesSheet(rule, None if is_taken else typed))

    return act


def all_as_printed(state: State) -> State:
    """No house rules."""
    if not isinstance(state.overlay, HouseRulesSheet) or not state.setup.house:
        return state
    return replace(state, setup=replace(state.setup, house=()), overlay=HouseRulesSheet())


def _agreeing(rule: str, value_of: Callable[[State], object]) -> Act:
    def act(state: State) -> State:
        if not _may_agree(state):
            return state
        try:
            setup = state.setup.with_rule(rule, value_of(state))
        except RefereeError:
            return state
        overlay = state.overlay
        assert isinstance(overlay, HouseRulesSheet)
        return replace(state, setup=setup, overlay=replace(overlay, typed=None))

    return act


def _may_agree(state: State) -> bool:
    return isinstance(state.page, NewGame) and isinstance(state.overlay, HouseRulesSheet)


def _is_open(state: State, rule: str) -> bool:
    overlay = state.overlay
    return _may_agree(state) and isinstance(overlay, HouseRulesSheet) and overlay.rule == rule
