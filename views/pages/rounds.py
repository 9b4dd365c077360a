"""All rounds of the open game, each to be corrected or deleted; the totals below them."""

from dataclasses import replace

import flet as ft

from referee.game import Game
from views.acts import going
from views.acts.playing import show_deletion
from views.acts.preparing import correct_hand
from views.desk import Desk
from views.look import Look
from views.overlay import Why
from views.parts.aside_events import aside_events
from views.parts.board_cell import legend
from views.parts.buttons import icon_button
from views.parts.page_frame import page_frame
from views.parts.scoreboard import Board, board_content, scoreboard
from views.parts.standing import Tap
from views.parts.top_bar import top_bar
from views.parts.trouble import trouble_banner
from views.parts.words import words
from views.state import State


def rounds_page(look: Look, state: State, desk: Desk) -> ft.Control:
    assert state.open is not None
    if look.is_wide:
        look = replace(look, content=board_content(look, _board(state.game)))
    body: list[ft.Control] = [
        *trouble_banner(look, state, desk),
        *(_sheet(look, state, desk) if state.game.rounds else [_nothing(look)]),
        *aside_events(look, state.open.journal.set_aside),
        ft.Container(height=24),
    ]
    back = icon_button(
        look,
        "back",
        look.say("record.back" if state.open.is_edited else "rounds.back"),
        lambda: desk.change(going.back),
        icon=ft.Icons.ARROW_BACK,
    )
    hint = "rounds.hint-read-only" if state.is_read_only else "rounds.hint"
    subtitle = look.say(hint) if state.game.rounds or state.is_read_only else ""
    head = top_bar(look, look.say("rounds.title"), lead=back, subtitle=subtitle)
    return page_frame(look, head, body)


def _nothing(look: Look) -> ft.Control:
    text = words(look, look.say("rounds.none"), color=look.palette.pencil)
    return ft.Container(text, padding=ft.Padding.only(top=24))


def _sheet(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    game = state.game
    board = _board(game)
    signs = legend(look, game, game.rounds)
    return [
        scoreboard(look, board, _on_tap(state, desk), _deletions(look, state, desk)),
        *(ft.Container(row, padding=ft.Padding.only(top=8)) for row in signs),
    ]


def _board(game: Game) -> Board:
    return Board(game, game.rounds, has_totals=True, has_dealers=game.dealer is not None)


def _on_tap(state: State, desk: Desk) -> Tap:
    """A tap corrects the round; in a book that is only read it tells why."""
    if state.is_read_only:
        return lambda number, player: desk.change(going.lay(Why(number, player)))
    return lambda number, player: desk.change(correct_hand(number, player))


def _deletions(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    """A button for each round that shows what would be without it."""
    if state.is_read_only:
        return []
    return [
        icon_button(
            look,
            f"delete-{row.number}",
            look.say("rounds.delete", number=row.number),
            lambda number=row.number: desk.change(show_deletion(number)),
            icon=ft.Icons.DELETE_OUTLINE,
            color=look.palette.edge,
        )
        for row in state.game.rounds
    ]
