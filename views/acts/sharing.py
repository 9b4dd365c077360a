"""What follows when a game is given away, or comes as a link."""

from dataclasses import replace

from views.book import Kept
from views.cabinet import Letter
from views.page import Received
from views.preferences import is_address
from views.sharing import Reach, Share, ShareAddress, ShareCode, SharePicture
from views.state import Act, State


def reached(reach: Reach) -> Act:
    """Where the app is open."""
    return lambda state: replace(state, reach=reach)


def shown_code(letters: str) -> Act:
    """Link and QR code; `letters` empty: the game is too long for them."""
    return lambda state: replace(state, overlay=ShareCode(letters))


def copied(state: State) -> State:
    """What lies on the page says so."""
    if not isinstance(state.overlay, Share | ShareCode):
        return state
    return replace(state, overlay=replace(state.overlay, is_copied=True))


def ask_address(state: State) -> State:
    if not isinstance(state.overlay, ShareCode):
        return state
    typed = state.preferences.address or ""
    return replace(state, overlay=ShareAddress(state.overlay.letters, typed))


def write_address(typed: str) -> Act:
    def act(state: State) -> State:
        if not isinstance(state.overlay, ShareAddress):
            return state
        return replace(state, overlay=replace(state.overlay, typed=typed.strip()))

    return act


def keep_address(state: State) -> State:
    """Links lead there from now on; nothing typed: to where the app is open."""
    laid = state.overlay
    if not isinstance(laid, ShareAddress) or not (not laid.typed or is_address(laid.typed)):
        return state
    preferences = replace(state.preferences, address=laid.typed or None)
    return replace(state, preferences=preferences, overlay=ShareCode(laid.letters))


def measured(height: float) -> Act:
    """How high the picture is drawn."""

    def act(state: State) -> State:
        laid = state.overlay
        if not isinstance(laid, SharePicture) or laid.height == height:
            return state
        return replace(state, overlay=SharePicture(height))

    return act


def received(letters: str, letter: Letter) -> Act:
    """A game that came as a link, only to be read."""
    page = Received(letters=letters, coming=letter.coming)
    record = Kept(letter.sheet, revision=0)
    return lambda state: replace(state, page=page, record=record, overlay=None, notice=None)


def refused(letters: str, code: str) -> Act:
    """A link that holds no game that can be read."""
    page = Received(letters=letters, code=code)
    return lambda state: replace(state, page=page, record=None, overlay=None, notice=None)
