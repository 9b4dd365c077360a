"""The head of the entry page: which round it is, the way out, and the ways on."""

import flet as ft

from views.acts import going
from views.acts.last_lap import last_turns
from views.desk import Desk
from views.look import Look
from views.pages.entry_boxes import nobody_box, nobody_width
from views.pages.entry_lines import number_of
from views.pages.last_lap import allowed_button
from views.parts.buttons import icon_button
from views.parts.change_actions import ROOMY, rules_button
from views.parts.gap_button import gap_link
from views.parts.top_bar import top_bar
from views.state import State
from views.theme import TARGET


def head(look: Look, state: State, desk: Desk) -> ft.Control:
    nobody = [] if last_turns(state) else nobody_box(look, state, desk)
    actions = [*nobody, *_ways_on(look, state, desk)]
    broad = nobody_width(look, state) - TARGET if nobody else 0
    title, subtitle = _title(look, state)
    lead = _leave(look, desk)
    return top_bar(look, title, subtitle=subtitle, lead=lead, actions=actions, broad=broad)


def bare_head(look: Look, state: State, desk: Desk) -> ft.Control:
    """Without a box to tick."""
    title, subtitle = _title(look, state)
    lead, actions = _leave(look, desk), _ways_on(look, state, desk)
    return top_bar(look, title, subtitle=subtitle, lead=lead, actions=actions)


def _leave(look: Look, desk: Desk) -> ft.Control:
    label = look.say("entry.back")
    return icon_button(look, "back", label, lambda: desk.change(going.back), icon=ft.Icons.CLOSE)


def _ways_on(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    """To what is allowed now, or to all the rules; a correction needs the room for its title."""
    assert state.open is not None
    if last_turns(state):
        return [allowed_button(look, desk)]
    has_room = state.open.correction is None or look.width >= ROOMY
    return [*gap_link(look, state, desk), *([rules_button(look, desk)] if has_room else [])]


def _title(look: Look, state: State) -> tuple[str, str]:
    assert state.open is not None
    number = number_of(state)
    if state.open.correction is not None:
        return look.say("entry.correct-title", number=number), look.say("entry.correct-more")
    if last_turns(state):
        return look.say("lap.title"), look.say("lap.called", player=state.open.entry.caller)
    game = state.game
    title = look.say("entry.tie-title" if game.tied else "entry.title", number=number)
    if game.dealer is None or game.starter is None:
        return title, ""
    return title, look.say("entry.deals", dealer=game.dealer, starter=game.starter)
