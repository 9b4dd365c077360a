"""The head of the entry page: which round it is, the way out, and the ways on."""

from dataclasses import dataclass, replace

import flet as ft

from views.acts import going
from views.acts.gap import may_open_gap
from views.acts.last_lap import last_turns
from views.desk import Desk
from views.look import Look
from views.pages.entry_boxes import Box, nobody_box, tick_box, width_of
from views.pages.entry_lines import number_of
from views.pages.last_lap import allowed_button
from views.parts.buttons import icon_button
from views.parts.change_actions import ROOMY, rules_button
from views.parts.gap_button import gap_link
from views.parts.top_bar import top_bar
from views.state import State
from views.steady import steady
from views.theme import TARGET


@dataclass(frozen=True, slots=True, kw_only=True)
class Head:
    """All that stands in it."""

    title: str
    subtitle: str
    nobody: Box | None = None
    """To tick; None: it stands elsewhere, or there is none."""
    is_lap: bool
    """Whether the last turns are played."""
    has_gap: bool
    has_rules: bool


def head(look: Look, state: State, desk: Desk) -> ft.Control:
    nobody = None if last_turns(state) else nobody_box(look, state)
    return _drawn(look, replace(_head(look, state), nobody=nobody), desk)


def bare_head(look: Look, state: State, desk: Desk) -> ft.Control:
    """Without a box to tick."""
    return _drawn(look, _head(look, state), desk)


def _head(look: Look, state: State) -> Head:
    assert state.open is not None
    title, subtitle = _title(look, state)
    return Head(
        title=title,
        subtitle=subtitle,
        is_lap=bool(last_turns(state)),
        has_gap=may_open_gap(state),
        # A correction needs the room for its title.
        has_rules=state.open.correction is None or look.width >= ROOMY,
    )


@steady
def _drawn(look: Look, head: Head, desk: Desk) -> ft.Control:
    nobody = [tick_box(look, head.nobody, desk)] if head.nobody else []
    return top_bar(
        look,
        head.title,
        subtitle=head.subtitle,
        lead=_leave(look, desk),
        actions=[*nobody, *_ways_on(look, head, desk)],
        broad=width_of(look, head.nobody) - TARGET if head.nobody else 0,
    )


def _leave(look: Look, desk: Desk) -> ft.Control:
    label = look.say("entry.back")
    return icon_button(look, "back", label, lambda: desk.change(going.back), icon=ft.Icons.CLOSE)


def _ways_on(look: Look, head: Head, desk: Desk) -> list[ft.Control]:
    """To what is allowed now, or to all the rules."""
    if head.is_lap:
        return [allowed_button(look, desk)]
    gap = [gap_link(look, desk)] if head.has_gap else []
    return [*gap, *([rules_button(look, desk)] if head.has_rules else [])]


def _title(look: Look, state: State) -> tuple[str, str]:
    assert state.open is not None
    number = number_of(state)
    if state.open.correction is not None:
        return look.say("entry.correct-title", number=number), look.say("entry.correct-more")
    if last_turns(state):
        return look.say("lap.title"), look.say("lap.called", player=state.open.entry.caller)
    game = state.game
    title = look.say("entry.tie-title" if game.tied else "entry.title", number=number)
    # Who started the round is of no more use, and takes the room of the title.
    return title, "" if game.dealer is None else look.say("table.deals", player=game.dealer)
