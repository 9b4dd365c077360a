"""The game ends before its time: what that means, and whether it shall be."""

import flet as ft

from referee.errors import RefereeError
from referee.events import GameStopped, Result
from views.acts import going
from views.acts.changing import agree
from views.desk import Desk
from views.look import Look
from views.overlay import Stop
from views.parts.bottom_sheet import bottom_sheet
from views.parts.buttons import primary, secondary
from views.parts.game_row import names_words
from views.parts.sheet_lines import sheet_foot, sheet_head
from views.state import State
from views.theme import MAIN_BUTTON


def stop_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    assert isinstance(state.overlay, Stop)
    if state.overlay.result is Result.ABANDONED:
        title, said = look.say("menu.abandon-title"), look.say("menu.abandon-counts")
        answer = look.say("menu.abandon-yes")
    else:
        title, answer = look.say("menu.stop-title"), look.say("menu.stop-yes")
        said = look.sentences((_winners(look, state), look.say("menu.stop-counts")))
    body = [sheet_head(look, title, said), sheet_foot(look, _answers(look, answer, desk))]
    return bottom_sheet(look, body, lambda: desk.change(going.close_kind(Stop)))


def _answers(look: Look, answer: str, desk: Desk) -> list[ft.Control]:
    stay = look.say("menu.stop-no")
    return [
        secondary(
            look, "stop-no", stay, lambda: desk.change(going.close_kind(Stop)), height=MAIN_BUTTON
        ),
        primary(look, "stop-yes", answer, lambda: desk.change(agree(desk.now())), expand=True),
    ]


def _winners(look: Look, state: State) -> str:
    """Who would win if the standings counted as they are."""
    assert state.open is not None
    try:
        after = state.open.journal.add(GameStopped(Result.STANDINGS)).game
    except RefereeError:
        return ""
    key = "menu.stop-wins" if len(after.winners) == 1 else "menu.stop-share"
    total = after.seat_of(after.winners[0]).total
    return look.say(key, names=names_words(look, after.winners), total=total)
