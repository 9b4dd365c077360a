"""Taps that say how the table likes the app."""

from dataclasses import replace

from views.page import FirstSteps, NewGame, Settings
from views.preferences import Brightness, Pad
from views.state import Act, State
from views.usual_rules import UsualRules


def unfold(choice: str) -> Act:
    """That choice open, or closed again."""

    def act(state: State) -> State:
        if not isinstance(state.page, Settings):
            return state
        is_open = state.page.unfolded == choice
        return replace(state, page=Settings("" if is_open else choice))

    return act


def speak(language: str | None) -> Act:
    """`language` None: that of the device."""
    return lambda state: _preferring(state, language=language)


def light(brightness: Brightness) -> Act:
    return lambda state: _preferring(state, brightness=brightness)


def write_at(size: float) -> Act:
    """`size` is one of TEXT_SIZES."""
    return lambda state: _preferring(state, text_size=size)


def switch_awake(state: State) -> State:
    return _preferring(state, stays_awake=not state.preferences.stays_awake)


def switch_vibration(state: State) -> State:
    return _preferring(state, vibrates=not state.preferences.vibrates)


def play_usually(usual: UsualRules | None) -> Act:
    """New games begin with these rules; None: with those of the last game."""
    return lambda state: _preferring(state, usual=usual)


def switch_usual(state: State) -> State:
    """The rules of the game that is set up become the usual ones, or are so no longer."""
    if not isinstance(state.page, NewGame):
        return state
    rules = UsualRules.of(state.setup)
    return _preferring(state, usual=None if state.preferences.usual == rules else rules)


def step_on(state: State) -> State:
    """The next of the first steps."""
    if not isinstance(state.page, FirstSteps):
        return state
    return replace(state, page=replace(state.page, step=state.page.step + 1))


def introduce(state: State) -> State:
    """The first steps have been shown, and never come up by themselves again."""
    if state.preferences.is_introduced:
        return state
    return replace(state, preferences=replace(state.preferences, is_introduced=True))


def switch_pad(state: State) -> State:
    is_keypad = state.preferences.pad is Pad.KEYPAD
    return _preferring(state, pad=Pad.NUMBERS if is_keypad else Pad.KEYPAD)


def _preferring(state: State, **chosen: object) -> State:
    preferences = replace(state.preferences, **chosen)  # type: ignore[arg-type]
    return replace(state, preferences=preferences, notice=None, trouble=None)
