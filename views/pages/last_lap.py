"""The last turns on the entry page: who is still to play, in order, and what is allowed."""

import flet as ft

from views.acts import going
from views.acts.last_lap import Turn, last_turns
from views.desk import Desk
from views.guards import Handler
from views.look import Look
from views.overlay import LastLap
from views.parts.buttons import icon_button
from views.parts.game_row import names_words
from views.parts.tappable import tappable
from views.parts.words import words
from views.state import State
from views.steady import steady
from views.theme import TARGET

DISC = 30
FULL = 5
"""Last turns up to which there is room for a button."""


def last_lap_words(look: Look, state: State) -> str:
    """Still to play: Ben, Cleo and Dev; once all are ticked off, that the hands are next."""
    left = tuple(turn.player for turn in last_turns(state) if not turn.is_done)
    if not left:
        return look.say("lap.all-done")
    return look.say("lap.to-play", names=names_words(look, left))


def last_lap_line(look: Look, state: State, desk: Desk) -> ft.Control:
    """As wide as there is room; a tap tells what may still be done.

    At a full table it is one line of words: the height of a button would cover the last hands.
    """
    has_room = len(last_turns(state)) <= FULL
    return (_button if has_room else _words)(look, last_lap_words(look, state), desk)


@steady
def _words(look: Look, said: str, _: Desk) -> ft.Control:
    return words(look, said, "label", lines=1, expand=True)


@steady
def _button(look: Look, said: str, desk: Desk) -> ft.Control:
    parts: list[ft.Control] = [
        words(look, said, "label", lines=2, expand=True),
        ft.Icon(ft.Icons.MENU_BOOK_OUTLINED, size=look.scaled(18), color=look.palette.pencil),
    ]
    return tappable(
        look,
        "last-lap",
        ft.Row(parts, spacing=8),
        lambda: desk.change(going.lay(LastLap())),
        label=look.statements((said, look.say("lap.allowed"))),
        expand=True,
        height=look.row(TARGET),
    )


def allowed_button(look: Look, desk: Desk) -> ft.Control:
    """In the place of the rules as a whole."""
    label = look.say("lap.allowed")
    return icon_button(
        look,
        "allowed",
        label,
        lambda: desk.change(going.lay(LastLap())),
        icon=ft.Icons.MENU_BOOK_OUTLINED,
    )


def turn_box(look: Look, turn: Turn | None, on_tick: Handler) -> ft.Control:
    """The place of a turn in the order; a tap ticks it off. None: empty, for who called."""
    if turn is None:
        return ft.Container(width=TARGET)
    return tappable(
        look,
        f"turn-{turn.player}",
        _disc(look, turn),
        on_tick,
        label=look.say("lap.turn", place=turn.place, player=turn.player),
        width=TARGET,
        radius=TARGET / 2,
        alignment=ft.Alignment.CENTER,
        is_checked=turn.is_done,
    )


def _disc(look: Look, turn: Turn) -> ft.Control:
    palette, side = look.palette, look.scaled(DISC)
    content: ft.Control = words(look, turn.place, "cell")
    if turn.is_done:
        content = ft.Icon(ft.Icons.CHECK, size=look.scaled(18), color=palette.pencil)
    return ft.Container(
        content,
        width=side,
        height=side,
        border_radius=side / 2,
        border=ft.Border.all(1, palette.rule if turn.is_done else palette.edge),
        bgcolor=palette.well if turn.is_done else None,
        alignment=ft.Alignment.CENTER,
    )
