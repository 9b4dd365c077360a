"""Taps and letters while games are looked for."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from views.acts.going import close_kind
from views.found import NOTHING_SOUGHT, Sought
from views.memory import Filtering, Trait
from views.page import ROUNDS, Games, Page, Received, Record, Somebody
from views.state import Act, State

MORE_GAMES = 50
"""Games that one tap adds to the list."""


FOUND = 25
"""Games that are shown of those that are found: enough to see, and drawn before the next letter."""


def show_more(state: State) -> State:
    """More of the games of the book."""
    if not isinstance(state.page, Games):
        return state
    return replace(state, page=replace(state.page, shown=state.page.shown + MORE_GAMES))


def show_more_rounds(state: State) -> State:
    """More of the rounds of the game that is read."""
    if not isinstance(state.page, Record | Received):
        return state
    return replace(state, page=replace(state.page, shown=state.page.shown + ROUNDS))


def begin_search(state: State) -> State:
    """The field to type in."""
    if not isinstance(state.page, Games):
        return state
    return replace(state, page=replace(state.page, is_searching=True), notice=None)


def end_search(state: State) -> State:
    """Every game again, without the field."""
    return replace(state, page=Games()) if isinstance(state.page, Games) else state


def search_for(words: str) -> Act:
    return _seeking(lambda sought: replace(sought, words=words))


def toggle_unfinished(state: State) -> State:
    return _seeking(lambda sought: replace(sought, is_unfinished=not sought.is_unfinished))(state)


def choose(trait: Trait, value: str | int | None) -> Act:
    """Only games with that; None: all."""

    news: dict[str, Any] = {trait.value: value}

    def act(state: State) -> State:
        step = _seeking(lambda sought: replace(sought, **news))
        return close_kind(Filtering)(step(state))

    return act


def sought_on(state: State) -> Sought:
    """What is looked for on the page of the moment."""
    return state.page.sought if isinstance(state.page, Games | Somebody) else NOTHING_SOUGHT


def _seeking(step: Callable[[Sought], Sought]) -> Act:
    """Another search begins at the top of the list again."""

    def act(state: State) -> State:
        match state.page:
            case Games(sought=sought, is_searching=is_searching):
                return _on(state, Games(step(sought), FOUND, is_searching))
            case Somebody(key=key, sought=sought):
                return _on(state, Somebody(key, step(sought)))
        return state

    return act


def _on(state: State, page: Page) -> State:
    return replace(state, page=page, notice=None)
